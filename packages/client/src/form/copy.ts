/** Copy that any form may show. */
export const formCopy = {
  notSaved: 'This wasn’t saved',
  unreachable: 'We couldn’t reach our server. We kept what you typed. Please try again.',
  waiting: 'Waiting to send',
  serverDown:
    'Our server isn’t answering. We kept what you typed, and we’ll send it once it’s back. You don’t need to do anything.',
  offline: 'You’re offline. We kept what you typed, and we’ll send it once you’re back.',
  changed: 'You changed an answer, so please send it yourself once this message is gone.',
  failed: (message: string) => `${message}. We kept what you typed. Please try again.`,
  hiddenField: (problem: string) =>
    `There’s a problem with an answer this page doesn’t show: ${problem}. We kept what you typed. If this keeps happening, please call us.`,
} as const;
