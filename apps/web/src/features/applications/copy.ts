import type { LienAnswer } from '@homeline/domain/facts/liens.facts.ts';
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

/** What a page asks for that the name of its stage doesn't say, by the first part of the page's path. */
export const STAGE_PARTS: Readonly<Record<'bank' | 'insurance', string>> = {
  bank: 'Bank account',
  insurance: 'Home insurance',
};

/** Where one is on a phone once all seven steps are done. */
export const PROGRESS_ENDS = {
  signed: 'Signed. Your money comes next',
  funded: 'Your line is open',
} as const;

/** The answer about some liens, after their count: '2 paid off by your line'. */
export const LIEN_ANSWERS: Readonly<Record<LienAnswer, string>> = {
  CONFIRMED: 'you’re keeping',
  PAY_OFF: 'paid off by your line',
  OTHER_HOME: 'on another home',
  DISPUTED: 'not yours, or paid off',
};

/** Confirms who applies, with the consents before any check. */
export const PROFILE = {
  heading: 'Is this you?',
  why: 'We use this to find your credit file and your offers. Change anything that’s wrong or doesn’t match your ID.',
  firstName: 'First name',
  middleName: 'Middle name',
  lastName: 'Last name',
  suffix: 'Suffix',
  dob: 'Date of birth',
  homeToChange: 'your home',
  nameToChange: 'your name or date of birth',
  incomeToChange: 'your income',
  softCredit: 'Soft credit check',
  esign: 'Electronic letters and documents',
  esignHint:
    'We put them in your account and email you. You can ask for paper copies at no cost, and withdraw your consent at any time. You need an email address and a current browser.',
  esignStatement: 'The full statement',
  esignChanged: 'This statement has changed since you opened the page. Read it, then agree again.',
} as const;

/** What closing documents need: owners, marital status, purpose, and the full credit report. */
export const CONTACT = {
  heading: 'A few more things about you',
  why: 'We use these answers to prepare your documents.',
  ownership: 'Who owns the home?',
  ownershipHint: 'As shown in county records.',
  maritalStatus: 'What is your marital status?',
  maritalStatusHint:
    '“Unmarried” means single, divorced or widowed. Your state’s law decides who must sign. It doesn’t change your rate.',
  purpose: 'What will you use the money for?',
  ssn: 'Social Security number or ITIN',
  ssnHint:
    'The credit bureau and the law require it. An ITIN counts the same. We encrypt it. Pages show only its last four digits; our staff can see the rest only for a recorded reason.',
  ssnKept: (last4: string) => `We have the number ending in ${last4}. Leave this empty to keep it.`,
  hardCredit: 'Full credit report',
} as const;

/** The other owners of the home, at least one when it's owned jointly. */
export const SIGNERS = {
  others: 'Other owners',
  one: 'The other owner',
  several: ['First other owner', 'Second other owner', 'Third other owner', 'Fourth other owner'],
  name: 'Full name',
  email: 'Email address',
  role: 'Role',
  roles: [
    { value: 'CO_DEEDER', label: 'Only agrees to the lien', detail: 'Signs the deed and owes nothing' },
    { value: 'CO_BORROWER', label: 'Borrows with me', detail: 'Owes the money just as I do' },
  ],
  onlySigns: 'They sign the deed and owe nothing.',
  inSummary: [
    { value: 'CO_DEEDER', label: 'Owns the home with you' },
    { value: 'CO_BORROWER', label: 'Borrows with you' },
  ],
  spouseInSummary: 'Your spouse, signs the deed',
  remove: 'Remove this owner',
  add: 'Add another owner',
  isSpouse: 'Is this your spouse?',
  isSpouseStatement: 'This is my spouse',
  marriedTo: 'Are they married?',
  marriedToHint:
    'Your state’s law protects the rights of each owner’s spouse. Someone separated is married until a divorce.',
  marriages: [
    { value: 'NOBODY', label: 'No' },
    { value: 'OWNER', label: 'Yes, to an owner of the home' },
    {
      value: 'OTHER',
      label: 'Yes, to someone who doesn’t own the home',
      detail: 'Who signs the deed and owes nothing',
    },
  ],
  ownersSpouse: 'Their spouse',
  ownersSpouseInSummary: 'Spouse of an owner, signs the deed',
  livesThere: 'Do they live here?',
  livesThereStatement: 'This home is where they live most of the time',
  spouse: {
    title: 'Your spouse',
    why: 'Your state’s law protects a spouse’s rights in the home, on title or not, so your spouse signs the deed with you. Your spouse owes nothing, and we don’t check their credit or income.',
  },
} as const;

/** The answers of one stage. */
export const ANSWERS = {
  heading: 'Your answers',
  why: 'These are your answers so far.',
  none: 'You haven’t answered anything here yet.',
  /** The lender's phone number follows. */
  mistake: 'Do you see a mistake that you can’t change here? Call us at',
  back: 'Back to where you were',
  change: 'Change',
  /** After “Change”, for screen readers. */
  contactToChange: 'how we reach you',
} as const;

/** The button of a page that is answered in its turn, and of one that a later page opened. */
export const ANSWER_ACTIONS = { inTurn: 'Continue', again: 'Save' } as const;

/** The link to what we need later, on every page of an application. */
export const ASKED_LATER = (count: number): string =>
  count === 1 ? 'Send a document we’ll need later' : `Send ${count} documents we’ll need later`;

export const CANCEL_APPLICATION = {
  open: 'Cancel application',
  title: 'Cancel your application?',
  why: 'Your application ends, and you owe nothing. If you change your mind, call us within 30 days: we may be able to reopen it. If you just need time, close the page: we keep your answers.',
  reason: 'What made you decide?',
  keep: 'Keep my application',
  action: 'Cancel application',
} as const;

/** Going on later, or on another device. */
export const RESUME_LINK = {
  action: 'Email me a link to continue later',
  sent: 'We’ve emailed you a link. Open it on any device to continue.',
  failed: 'We couldn’t send the link. Please try again.',
} as const;

/** A new application from someone whose earlier ones have all ended. */
export const APPLY_AGAIN = {
  heading: 'Are these still your home and income?',
  why: 'These are your last answers. Correct what has changed. We already know who you are and how to reach you.',
  action: 'Apply again',
  home: 'Your home',
  income: 'Your income',
  forSale: 'We can’t lend on a home that’s for sale. You can apply 60 days after the listing ends.',
  open: 'You already have an open application',
  toDashboard: 'Go to dashboard',
} as const;

/** Why an answer was not saved: another window or the lender was faster. */
export const MOVED_ON = {
  step: 'Your application has moved to a different step.',
  changed: 'Something changed in another window, so we didn’t save your last answer.',
} as const;

export const OWNERSHIPS = [
  { value: 'INDIVIDUAL', label: 'I own it alone' },
  { value: 'JOINT', label: 'I own it with others', detail: 'They must sign too.' },
  { value: 'REVOCABLE_TRUST', label: 'My revocable trust owns it' },
] as const;

export const MARITAL_STATUSES = [
  { value: 'MARRIED', label: 'Married' },
  { value: 'UNMARRIED', label: 'Unmarried' },
  { value: 'SEPARATED', label: 'Separated' },
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

/** What every wait says besides the words for its step. */
export const WAITS = {
  /** For a step that this build doesn't know. */
  unnamed: { heading: 'One moment, please', why: 'We’re working on your application.' },
  /** For a step without a usual time. */
  usual: 'a moment',
  /** The label of the day on which a wait ends, unless its copy has one. */
  until: 'At the latest',
  later:
    'You can close this page. We’ll write to you when we need something or have a decision, and you’ll come back to this page.',
  overdue: 'This is taking longer than expected',
  saved: 'Your answers are saved.',
  unanswered: 'One of our systems hasn’t answered yet.',
  /** The lender's phone number follows. */
  tryOrCall: 'Please try again in a moment. If it doesn’t work, call us at',
  orCall: 'If it takes longer than that, call us at',
  tryAgain: 'Try again',
  repair: {
    title: 'This is taking longer than usual',
    text: 'Something on our side needs a person to fix it, and our team can see it. You don’t need to do anything. We’ll email you when you can go on. Your answers are saved.',
  },
  delayed: {
    title: (provider: string) => `${provider} isn’t responding`,
    text: 'We’ll keep trying, and email you when you can go on. You can close this page. Your answers are saved.',
  },
} as const;

/** While the lender's rates are too old to price with. */
export const NEW_RATES = {
  title: 'We’re updating our rates',
  text: 'We’ll show your offers as soon as the new rates are in. You can close this page. Your answers are saved.',
  action: 'Check again',
  dashboard: 'Go to dashboard',
} as const;

/** While a provider's page opens. */
export const PROVIDER_PAGE = {
  title: 'Opening a secure page',
  text: 'We’re taking you to our provider’s site. You’ll come back here when you’re done.',
} as const;

/** The midnight at the end of a day in a time zone. */
export const MIDNIGHT = (day: string, zone: string): string => `midnight at the end of ${day}, ${zone}`;
