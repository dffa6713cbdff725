/** Copy for the pages before and beside the registration, which loads without it. */
export const laterAccountsCopy = {
  start: {
    apply: 'Apply now',
    resume: 'Continue my application',
    wholesale: 'A loan originator starts your application with you. Sign in to continue it.',
    costs: {
      title: 'What a line costs',
      line: 'You can borrow',
      apr: { label: 'APR', detail: 'Includes the origination fee' },
      fee: { label: 'Origination fee', detail: 'Taken from your first draw' },
      opening: {
        label: 'Other fees to open',
        detail: 'Such as recording and taxes',
      },
      terms: 'Time to repay',
      note: 'Your rate depends on your credit, the amount, the term, your state and how much you already owe on your home. Your home secures the line.',
    },
    /** Without a break, so that both ends of a range stay on one line. */
    range: (lowest: string, highest: string) => `${lowest}\u00a0to\u00a0${highest}`,
    upTo: (most: string) => `Up to ${most} of the line`,
    years: (years: readonly number[]) => `${years.slice(0, -1).join(', ')} or ${years.at(-1)} years`,
    help: 'Would you rather talk to a person? Call',
  },
  setup: {
    heading: 'Set up your account',
    why: 'Tell us how to reach you, then answer a few questions about your home and income.',
    haveAccount: 'Already have an account?',
    signIn: 'Sign in',
  },
  open: {
    heading: 'Continue your application',
    why: (street?: string) =>
      `You have an open application${street ? ` for ${street}` : ''}. We’ve saved every answer, so you can pick up where you left off.`,
    action: 'Continue application',
    dashboard: 'Go to dashboard',
    another: 'To apply for another home, finish or cancel this application first.',
  },
  support: {
    heading: 'How can we help?',
    why: (lender: string) => `Talk to a person at ${lender}. You won’t lose anything you’ve typed.`,
    action: 'Continue registration',
    signIn: 'Sign in',
  },
} as const;
