/** Copy for the parts of most pages. The other parts have deferred-copy.ts. */
export const uiCopy = {
  skip: 'Skip to main content',
  loading: 'Loading',
  progress: {
    label: 'Progress',
    states: { DONE: 'Done', CURRENT: 'Current step', AHEAD: 'Not started' },
    step: (at: number, of: number) => `Step ${at} of ${of}`,
  },
  problems: (count: number) => (count === 1 ? 'There is a problem' : `There are ${count} problems`),
  toasts: { label: 'Messages', dismiss: 'Dismiss' },
  fields: {
    optional: '(optional)',
    error: 'Error:',
    chooseOne: 'Choose one',
    month: 'Month',
    day: 'Day',
    year: 'Year',
    yearPlaceholder: 'YYYY',
    show: 'Show',
    hide: 'Hide',
    password: 'password',
  },
  wait: { label: 'What is happening', who: 'Handled by', since: 'Since', usual: 'Usually takes' },
} as const;
