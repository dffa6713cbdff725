/** Titles of the cards that show earlier answers. */
export const CARD_TITLES = {
  you: 'You',
  contact: 'How we reach you',
  home: 'Your home',
  owed: 'What you owe on your home',
  income: 'Your income',
  line: 'Your line of credit',
  more: 'About you and the money',
  demographics: 'Demographic information',
  payment: 'How you pay',
  id: 'Your ID',
  documents: 'Your documents',
  deed: 'The deed',
} as const;

/** Why an earlier answer can't be changed anymore. */
export const WHY_CLOSED = {
  checked: 'You can’t change these anymore. We used them to check your home and your credit.',
  identity: 'You can’t change your name or date of birth anymore. We used them to check your credit.',
  pricedFrom: 'You can’t change this anymore. We used it to price your offers.',
  pricedUntilSubmitted:
    'You can’t change this after you submit your application. It sets your line of credit.',
  submitted: 'You submitted your application with these answers, and your documents show them.',
  submittedTerms: 'You submitted your application with these terms. They change only with your consent.',
  verifiedIncome: 'We use the income that we can verify.',
  payment: 'Your rate and your documents depend on this choice.',
  id: 'We checked your ID. The picture stays encrypted, and we don’t show it again.',
  signed: 'Signed documents can’t be changed.',
  /** @param paidBack how long it is paid back, such as “over 10 years” */
  otherTerms: (line: string, paidBack: string, rate: string) =>
    `These are your current terms. You submitted your application with ${line} ${paidBack} at ${rate}.`,
} as const;

/** Labels of the lines on those cards. */
export const LINE_LABELS = {
  name: 'Name',
  dob: 'Date of birth',
  email: 'Email',
  phone: 'Phone',
  home: 'Home',
  occupancy: 'Use',
  mortgages: 'Mortgages',
  employment: 'Employment',
  employer: 'Employer',
  monthlyIncome: 'Monthly income before taxes',
  maintenance: 'Months received and remaining',
  ownership: 'Ownership',
  maritalStatus: 'Marital status',
  purpose: 'Purpose',
  ssn: 'Social Security number or ITIN',
  line: 'Line of credit',
  term: 'Term',
  payment: 'Monthly payment',
  rate: 'Interest rate',
  demographics: 'Your answers',
  payBy: 'You pay',
  idShown: 'You showed your',
  soFar: 'So far',
  income: 'Income',
} as const;

/** Values of those lines that aren't what the borrower typed. */
export const LINE_VALUES = {
  noMortgages: 'none',
  perMonth: (cost: string) => `${cost} per month`,
  months: (received: number, remaining: number) => `${received} and ${remaining} months`,
  ssn: (last4: string) => `ends in ${last4}`,
  years: (years: number) => `${years} years`,
  demographics: 'Kept separately. Only you can see them.',
  incomeNotSent: 'You haven’t verified it yet',
  payBy: { AUTOPAY: 'By autopay', MANUAL: 'Manually' },
} as const;

/** The summary before the application is submitted. */
export const SUMMARY = {
  heading: 'Review your application',
  why: 'Check your answers and change anything that’s wrong. Your application isn’t submitted until you select Submit application. You’ll read your disclosures next.',
  action: 'Submit application',
  agreed: 'Your application',
  statement: 'Everything above is true and complete as far as I know, and I apply for this line of credit.',
  /** After “Change”, for screen readers. */
  toChange: {
    line: 'your line of credit',
    more: 'about you',
    owed: 'what you owe on your home',
    demographics: 'your demographic information',
  },
  demographics: 'We keep your answers separate from this application. Only you can see them here.',
  checked: {
    title: 'You, your home and your income',
    /** The lender's phone number goes between the two. */
    before:
      'We used these to check your credit and your home and to price your offer, so you can’t change them here. If one is wrong, call us at',
    after: 'before you submit, or cancel and apply again.',
  },
} as const;
