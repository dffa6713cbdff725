import type { LienAnswer } from '@homeline/domain/facts/credit.facts.ts';
import type { ProgressStage } from '@homeline/domain/workflow/step.ts';

/** The seven steps of the sidebar; COMPLETE follows the last of them. */
export const STAGE_TITLES: Record<Exclude<ProgressStage, 'COMPLETE'>, string> = {
  INITIAL: 'Basic Info',
  PRODUCT_SELECT: 'Select Offer',
  MORE_INFO: 'Provide More Info',
  LINK_INCOME: 'Link Income Sources',
  ID_UPLOAD: 'Verify Identity',
  SIGNING: 'Sign Documents',
  MANUAL_NOTARY: 'Schedule Notary Session',
  ENOTARY: 'Talk to eNotary',
};

/** Titles of the cards that show earlier answers. */
export const CARD_TITLES = {
  you: 'You',
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
  pricedFrom: 'You can’t change this anymore. We used it to price your offers.',
  pricedUntilSubmitted:
    'You can’t change this after you submit your application. It sets your line of credit.',
  submitted: 'You submitted your application with these answers, and your documents show them.',
  submittedTerms: 'You submitted your application with these terms. They change only with your consent.',
  verifiedIncome: 'This is the income we could verify.',
  payment: 'Your rate and your documents depend on this choice.',
  id: 'We checked your ID. The picture stays encrypted, and we don’t show it again.',
  signed: 'Signed documents can’t be changed.',
} as const;

/** Labels of the lines on those cards. */
export const LINE_LABELS = {
  name: 'Name',
  dob: 'Date of birth',
  email: 'Email',
  phone: 'Phone',
  home: 'Home',
  occupancy: 'You use it as',
  mortgages: 'Mortgages',
  employment: 'Income from',
  monthlyIncome: 'Monthly income before taxes',
  maintenance: 'Months received and remaining',
  ownership: 'Ownership',
  maritalStatus: 'Marital status',
  purpose: 'Purpose',
  ssn: 'Social Security number',
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

/** What the borrower answered about a lien, after a count: '2 stay open'. */
export const LIEN_ANSWERS: Readonly<Record<LienAnswer, string>> = {
  CONFIRMED: 'stays',
  PAY_OFF: 'paid off by your line',
  OTHER_HOME: 'on another home',
  DISPUTED: 'not yours, or paid off',
};

export const OWNERSHIPS = [
  { value: 'INDIVIDUAL', label: 'I own it alone' },
  { value: 'JOINT', label: 'I own it with others', detail: 'They must sign too. We’ll write to them.' },
  { value: 'REVOCABLE_TRUST', label: 'My revocable trust owns it' },
] as const;

export const MARITAL_STATUSES = [
  { value: 'MARRIED', label: 'Married' },
  { value: 'UNMARRIED', label: 'Unmarried' },
  { value: 'SEPARATED', label: 'Separated' },
] as const;

export const PURPOSES = [
  { value: 'HOME_IMPROVEMENT', label: 'Home improvement' },
  { value: 'DEBT_CONSOLIDATION', label: 'Paying off other debts' },
  { value: 'REFINANCE', label: 'Refinancing a mortgage' },
  { value: 'OTHER', label: 'Something else' },
] as const;

export const EMPLOYMENTS = {
  FULL_TIME: 'Employed full time',
  PART_TIME: 'Employed part time',
  SELF_EMPLOYED: 'Self-employed',
  RETIRED: 'Retired',
  UNEMPLOYED: 'Not employed',
  SEPARATE_MAINTENANCE_PAYMENTS: 'Alimony or separate maintenance',
} as const;

export const OCCUPANCIES = {
  PRIMARY: 'Main home',
  SECOND_HOME: 'Second home',
  INVESTMENT: 'Investment',
} as const;

/** Returns the label of a value. */
export function labelOf<T extends string>(
  options: readonly { readonly value: T; readonly label: string }[],
  value: T,
): string {
  return options.find((option) => option.value === value)?.label ?? '';
}

/** What every wait says besides the words for its step. */
export const WAITS = {
  /** For a step that this build doesn't know. */
  unnamed: { heading: 'One moment, please', why: 'We’re working on your application.' },
  later:
    'You can close this page. We’ll write to you when we need something or have a decision, and you’ll come back to this page.',
  overdue: 'This is taking longer than expected',
  saved: 'Your answers are saved.',
} as const;

/** Where an application is, in a sentence on the dashboard. */
export const DASHBOARD = {
  heading: 'Your applications',
  why: 'See the status and documents of each one. We keep every answer.',
  yours: 'Your next step:',
  waiting: 'You don’t need to do anything.',
  offerRefused:
    'You declined our offer, and this application has ended. The letter with your documents says why we couldn’t offer what you asked for.',
  rescission: (until: string) =>
    `You have until ${until}, to change your mind. Then we send your money. You don’t need to do anything.`,
} as const;
