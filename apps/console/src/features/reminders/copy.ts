export const remindersCopy = {
  heading: 'Reminders',
  lead: 'Reminders that you or a colleague set. The note stays with the file.',
  none: 'Nothing to be reminded of.',
  overdue: (day: string) => `Overdue, due ${day}`,
  due: (day: string) => `Due ${day}`,
  today: 'Due today',
  by: (name: string, at: string) => `${name}, ${at}`,
  done: 'Done',
  finished: 'Done. The note stays with the file.',
  waiting: (count: number) => (count === 1 ? '1 reminder is due' : `${count} reminders are due`),
} as const;
