import type { BorrowerCorrection, RedonePart } from '@homeline/domain/workflow/correction-names.ts';

/** Corrections with a form here; demographic information has its own page. */
export type CorrectionForm = Exclude<BorrowerCorrection, 'HMDA'>;

type FormCopy = {
  readonly open: string;
  readonly title: string;
  readonly why: string;
  readonly confirm: string;
};

const FORMS: Readonly<Record<CorrectionForm, FormCopy>> = {
  CONTACT: {
    open: 'Correct email or phone',
    title: 'How can we reach you?',
    why: 'We’ll use these from now on. You still sign in with the email you registered with.',
    confirm: 'Save contact details',
  },
  EMPLOYER: {
    open: 'Correct employer',
    title: 'Who do you work for?',
    why: 'Enter your employer’s name as it appears on your pay stub.',
    confirm: 'Save employer',
  },
  ACCOUNT: {
    open: 'Use another bank account',
    title: 'Use another bank account?',
    why: 'Next, you’ll choose the account that should receive your money.',
    confirm: 'Choose another account',
  },
  VESTING: {
    open: 'Correct who owns the home',
    title: 'Who owns the home?',
    why: 'The owners must be the ones in county records. Each of them signs the deed.',
    confirm: 'Save owners',
  },
};

const REDONE: Readonly<Record<RedonePart, string>> = {
  HOME: 'We’ll look your home up again.',
  OFFERS: 'You’ll get new offers to choose from.',
  INCOME: 'You’ll verify your income again.',
  DECISION: 'We’ll make our decision again, and your offer may change.',
  ACCOUNT: 'We’ll check that the new account is open and in your name.',
  IDENTITY: 'We’ll check your ID again.',
  TITLE: 'The title agent searches your home’s title again, usually within 1 to 2 business days.',
  COMPLIANCE: 'We’ll repeat the last check before you sign.',
  CLOSING_DOCUMENTS: 'We’ll write new closing documents. You’ll read and sign those instead.',
};

/** Copy for correcting an answer. */
export const correctionsCopy = {
  card: {
    title: 'Is something wrong?',
    why: 'You can still correct this. First we’ll show you what we have to redo.',
  },
  forms: FORMS,
  fields: { email: 'Email address', phone: 'Mobile phone', employerName: 'Employer', ownership: 'Ownership' },
  account: (bank: string, mask: string) => `Your money goes to ${bank}, account ${mask}, for now.`,
  redone: { title: 'What we’ll redo', none: 'Nothing else changes.', parts: REDONE },
  keep: 'Keep it as it is',
  saved: 'Corrected.',
} as const;
