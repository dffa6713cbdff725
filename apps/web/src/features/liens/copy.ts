import type { LienAnswer } from '@homeline/domain/facts/liens.facts.ts';

type InquiryAnswer = 'NO_NEW_DEBT' | 'SHOPPING' | 'NEW_DEBT';
type Choice<Answer> = { readonly value: Answer; readonly label: string; readonly detail?: string };

const INQUIRY_ANSWERS: readonly Choice<InquiryAnswer>[] = [
  { value: 'NO_NEW_DEBT', label: 'I didn’t take a loan' },
  { value: 'SHOPPING', label: 'I was comparing lenders for this line' },
  {
    value: 'NEW_DEBT',
    label: 'I took a new loan',
    detail: 'An underwriter adds it to your debts, usually within 1 to 2 business days',
  },
];

const NEEDS_HOME_COSTS = 'What you owe on your home helps set how much you can borrow.';
const REPRICE_NOTICE =
  'Your offers depend on these answers. If you change them, we’ll update your offers and you’ll choose again.';

/** The labels of the answers about a lien. */
const ANSWERS: Record<LienAnswer, string> = {
  CONFIRMED: 'Yes, and I’m keeping it',
  PAY_OFF: 'Yes, and I’ll pay it off with this line',
  OTHER_HOME: 'It’s on another home',
  DISPUTED: 'It isn’t mine, or it’s paid off',
};

/** The labels of the answers about a lien in Texas that a review found to be a home equity loan. */
const EQUITY_LOAN_ANSWERS: Record<Exclude<LienAnswer, 'OTHER_HOME'>, string> = {
  CONFIRMED: 'I’m keeping it',
  PAY_OFF: 'My line pays it off',
  DISPUTED: 'It isn’t a home equity loan, or it’s paid off',
};

/** Copy for the pages about mortgages and other liens. */
export const liensCopy = {
  verify: {
    heading: (count: number) => (count === 1 ? 'Is this your mortgage?' : 'Are these your mortgages?'),
    why: `${NEEDS_HOME_COSTS} Balances may be up to a month old, and that’s fine.`,
    whyAgain: REPRICE_NOTICE,
    question: (holder: string) => `Is this loan from ${holder} correct?`,
    none: {
      heading: 'Is your home free of mortgages?',
      why: (isAgain: boolean) =>
        `We found none on your credit file or in the county’s records. ${isAgain ? REPRICE_NOTICE : NEEDS_HOME_COSTS}`,
      action: 'Confirm no mortgage',
      /** The lender's phone number goes between the two. */
      another: ['If you have one, such as a private loan, call us at', 'before you continue.'] as const,
    },
  },
  answers: {
    ...ANSWERS,
    payOff: (amount: string, isLineOfCredit: boolean) =>
      `About ${amount} of your line goes to this lender, and ${
        isLineOfCredit ? 'that line of credit is closed. You can’t draw on it anymore' : 'the loan is closed'
      }`,
    otherHome: 'We count its payment as a debt, but not its balance against this home',
    otherHomeReview: 'An underwriter reviews the loan documents first, usually within 1 to 2 business days',
    disputed: 'An underwriter reviews it, usually within 1 to 2 business days',
  },
  equityLoan: {
    question: 'Did you take cash out with this loan?',
    hint: 'In Texas, the loan papers then say “home equity”. A loan that only bought the home isn’t one.',
    choices: [
      { value: true, label: 'Yes' },
      { value: false, label: 'No' },
    ],
    onlyOne:
      'Texas allows one equity loan on a home at a time. We can’t continue your application while you keep this one. Have your line pay it off, or cancel your application.',
    answers: EQUITY_LOAN_ANSWERS,
    keeping: 'Texas law doesn’t allow your line beside it, so we can’t continue your application',
    disputed: 'An underwriter reviews the loan documents again, usually within 1 to 2 business days',
  },
  found: {
    heading: (count: number, areEquityLoans: boolean) => {
      if (areEquityLoans) return count === 1 ? 'This is a home equity loan' : 'These are home equity loans';
      return count === 1 ? 'Is this loan on your home?' : 'Are these loans on your home?';
    },
    shown: 'Your full credit report shows a loan we haven’t asked you about.',
    reviewed: 'An underwriter reviewed the loan papers and found that this is a home equity loan.',
    law: 'Texas allows one home equity loan on a home at a time, and your line is one.',
    whatNext: 'What should happen to this loan?',
    review: 'An underwriter may review its papers first, usually within 1 to 2 business days.',
    reprice: (isReviewed: boolean) =>
      `We’ll update your offers with ${isReviewed ? 'what an underwriter finds in the papers' : 'your answers'}. Then you’ll see what changed and choose again.`,
  },
  lines: {
    recorded: 'Amount when recorded',
    balance: 'Balance',
    limit: 'Limit',
    payment: 'Monthly payment',
    source: 'Source',
  },
  /** The amount goes between the two. */
  paidOff: [
    'About',
    'of your line will go to your other lender. They’ll confirm the exact payoff before you sign.',
  ],
  homeCosts: {
    heading: 'What else does your home cost each month?',
    label: (cost: string) => `${cost} per month`,
    hint: 'Enter 0 for a cost you don’t have, or one that’s in the payment of a mortgage you’re keeping.',
  },
  pricedFrom: {
    text: (costs?: string) =>
      costs === undefined
        ? 'We priced your offers with your mortgage balance.'
        : `We priced your offers with your mortgage balance and ${costs} a month in other home costs.`,
    what: 'your mortgages and home costs',
  },
  inquiries: {
    heading: (count: number) =>
      count === 1 ? 'What was this credit inquiry for?' : `What were these ${count} credit inquiries for?`,
    why: 'Another mortgage lender checked your credit in the last 90 days. We count a new loan as a debt. Comparing lenders doesn’t count.',
    choices: INQUIRY_ANSWERS,
  },
  attest: {
    heading: 'Is this everything you owe on your home?',
    why: 'An underwriter compared your answers with the records. We’ll continue with these loans.',
    titleSearch:
      'Next, the title agent searches the loans that only county records show. Often a release was never recorded.',
    otherHome: 'It’s on another home. We count its payment as a debt, but not its balance against this home.',
    notOtherHome:
      'You told us it’s on another home. Its papers show it’s on this one, so we count it against this home.',
    paysOff: 'Your line pays it off.',
    disputed:
      'You told us it isn’t yours or is paid off. It’s still reported, so we count it until its release is recorded.',
    agreed: 'Your statement',
    statement: 'To the best of my knowledge there is no other mortgage, line of credit or lien on this home.',
    /** The lender's phone number goes between the two. */
    wrong: ['If something’s wrong, call us at', 'and we’ll correct it together.'],
  },
} as const;
