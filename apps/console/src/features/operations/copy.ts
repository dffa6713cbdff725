/** Words of the page where failed work is repaired. */
export const operationsCopy = {
  heading: 'Operations',
  lead: 'What the system couldn’t finish by itself, and notices that are due.',
  nothing: 'Nothing needs repair.',
  runs: {
    heading: 'Failed tasks',
    why: 'Each failed after its last retry. Nothing is sent twice.',
    retry: 'Retry',
    retried: 'Retrying.',
  },
  outcomes: {
    heading: 'Unknown outcomes',
    why: 'The provider took the request, and its answer was lost. Call them before you send it again.',
    askAgain: 'Ask for the outcome',
    asked: 'Asking the provider.',
    sendAgain: 'Nothing happened: send again',
    sent: 'Sending again with the same reference.',
    sure: 'Did the provider confirm that nothing happened? A hard pull, a signature or a payment must not happen twice.',
    cancel: 'Cancel',
  },
  messages: {
    heading: 'Refused emails',
    why: 'The email provider refused the address. Correct it with the borrower, then send again.',
    resend: 'Send again',
    resent: 'Queued again.',
  },
  notices: { heading: 'Notices due', due: (day: string) => `Due ${day}` },
  providers: {
    heading: 'A provider is back',
    why: 'Starts every task again that failed or waits because a provider didn’t answer.',
    label: 'Provider',
    choose: 'Choose one',
    retry: 'Start its tasks again',
    retried: (runs: number) => (runs === 1 ? '1 task starts again.' : `${runs} tasks start again.`),
  },
  open: 'Open the application',
} as const;
