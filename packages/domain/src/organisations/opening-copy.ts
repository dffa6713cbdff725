/** The words that say when a closed department opens again. */
export const openingCopy = {
  closedTomorrow: 'We’re closed tomorrow.',
  opens: (day: string, time: string, reader: string) => `We open again ${day} at ${time}${reader}.`,
  today: 'today',
  tomorrow: 'tomorrow',
  weekday: (name: string) => name,
  dated: (weekday: string, date: string) => `${weekday}, ${date},`,
  time: (time: string, zone: string) => `${time} ${zone.replace(/ Time$/, '')}`,
};
