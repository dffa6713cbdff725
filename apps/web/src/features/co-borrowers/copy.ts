/** Copy for a co-borrower's own pages, and for the borrower's page about them. */
export const coBorrowersCopy = {
  profile: {
    heading: 'Your income and credit',
    why: 'You borrow together, so your income and credit count too. The borrower sees your income and the sum of your debts in the offer, but not your score or your documents.',
    ssn: 'Social Security number or ITIN',
    ssnHint:
      'Nine digits. We encrypt it. Pages show only its last four digits; our staff can see the rest only for a recorded reason.',
    consent: 'Credit reports',
    consentText: (lender: string) =>
      `I allow ${lender} to get my credit report now, which does not affect my credit score, and my full credit report once the application is submitted. The second is a hard inquiry: other lenders can see it, and it may lower my credit score a little.`,
    consentVersion: '2026-11',
    action: 'Continue',
  },
  hmda: { action: 'Continue' },
  credit: {
    waiting: {
      heading: 'Getting your credit report',
      why: 'This usually takes a few seconds. You can stay on this page.',
    },
    notFound: {
      heading: 'Check your Social Security number or ITIN',
      why: 'The credit bureau found no file for your name, date of birth and number.',
      ssn: 'Social Security number or ITIN',
      action: 'Check again',
    },
    closed: {
      heading: 'Lift the freeze on your credit file',
      why: 'Your file is frozen or locked, so the bureau can’t answer. Lifting it is free. It takes effect within an hour.',
      action: 'I’ve opened my file',
    },
    noAnswer: {
      heading: 'The credit bureau didn’t answer',
      why: 'Your answers are saved. You can try again now.',
      action: 'Try again',
    },
    call: {
      heading: 'Please call us about your credit file',
      why: 'We need to speak with you before we can use your credit report. Your answers are saved.',
      help: 'Call us at',
    },
  },
  income: {
    returned: (reason: string) => `We couldn’t use the documents you sent: ${reason}`,
    why: 'An underwriter reads them, usually within 1 business day. The borrower can’t see them.',
  },
  board: {
    title: 'People who borrow with you',
    leaveOut: 'Go on without them',
    ask: (name: string) => `Go on without ${name}?`,
    text: (name: string) =>
      `We’ll price the line on your income and credit alone, and tell ${name}. If ${name} owns the home, they still sign the deed.`,
    keep: 'Keep waiting',
    confirm: 'Go on without them',
  },
} as const;
