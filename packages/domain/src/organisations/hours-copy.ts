/** The words of a department's hours. */
export const hoursCopy = {
  weekdays: {
    MONDAY: 'Monday',
    TUESDAY: 'Tuesday',
    WEDNESDAY: 'Wednesday',
    THURSDAY: 'Thursday',
    FRIDAY: 'Friday',
    SATURDAY: 'Saturday',
    SUNDAY: 'Sunday',
  },
  days: (first: string, last: string) => `${first} to ${last}`,
  times: (opens: string, closes: string) => `${opens} to ${closes}`,
  am: 'AM',
  pm: 'PM',
};
