/** Copy for the waits for flood certificates and payoff amounts. */
export const titleCopy = {
  floodLate: {
    heading: 'Your flood certificate is taking longer than usual',
    why: 'The law requires it before you sign. Our provider is checking your home against the flood maps. A person reads some of them.',
    who: 'Our flood map provider',
    usual: '1 business day',
    meanwhile:
      'You don’t need to do anything. You can close this page. We’ll let you know when you can sign, and you’ll come back right here.',
  },
  payoffHold: {
    title: 'What your line will pay off',
    balance: 'Last reported balance',
    balanceOfLine: 'Last reported balance. This line of credit will be closed',
  },
} as const;
