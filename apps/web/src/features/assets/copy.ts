/** Copy for the page about savings. */
export const assetsCopy = {
  heading: 'Do you have savings we can count?',
  why: {
    noLine:
      'After your mortgages, other home costs and the debts on your credit report, your income leaves too little for a line. Savings can count as income too.',
    raises: 'Your income limits your line. Savings can count as income and may raise it.',
    noEffect: 'Your income already supports your largest line, so savings won’t raise it.',
    shorterTerm: 'They may help with a shorter term, where your income limits the line.',
  },
  action: 'Use my savings',
  skip: 'Continue without savings',
  home: {
    title: 'Your mortgages and home costs',
    change: 'your mortgages and home costs',
    wrong: 'If something’s wrong, change it and we’ll update your offers.',
  },
  fields: {
    checkingSavingsCents: 'Checking and savings',
    brokerageCents: 'Stocks, bonds and funds',
    retirementCents: 'Retirement accounts',
  },
  counted: (pct: number) => (pct === 100 ? 'We count all of it.' : `We count ${pct}% of it.`),
  prices: 'Prices can fall.',
  taxes: 'Taxes and penalties may apply when you withdraw.',
  /** The amount goes between the two. */
  addition: {
    before: (years: number) => `Spread over ${years} years, your savings add about`,
    after: 'a month to your income. You keep them. We don’t hold or spend any of it.',
  },
  refusal: {
    title: 'We can’t offer a line without your savings',
    text: 'Your income alone doesn’t cover a line and your other debts. If you continue without savings, we’ll put a letter in your account with our decision and the reasons. This won’t affect your credit score.',
    add: 'Add my savings',
    skip: 'Continue without savings',
  },
} as const;
