import type { ConditionCategory } from '@homeline/domain/facts/conditions.facts.ts';
import { CONDITION_COPY } from '@homeline/domain/workflow/condition-copy.ts';
import type { STEP_COPY } from '@homeline/domain/workflow/step-copy.ts';

/** The task that answers a condition without documents. Its page is in `condition-tasks.ts`. */
const TASKS: Readonly<Partial<Record<ConditionCategory, string>>> = {
  ID_VERIFICATION_FAILURE: 'Show your ID again',
  MISSING_PHONE_NUMBER: 'Add a phone number',
};

/** Asks for a document that may help an underwriter before they ask for it. */
export type Evidence = { readonly title: string; readonly ask: string };

const A_LETTER: Evidence = {
  title: 'Have something that helps?',
  ask: 'A statement, a release or a letter from that lender often settles the question.',
};

/** By the step of the review. A test proves that every review that may ask for documents is here. */
const EVIDENCE = {
  OWNERSHIP_REVIEW: {
    title: 'Your deed',
    ask: 'Send the recorded deed that names you, or the trust that owns the home, if you haven’t yet.',
  },
  LIEN_MISMATCH_REVIEW: A_LETTER,
  DELINQUENCY_REVIEW: A_LETTER,
  HARD_CREDIT_REVIEW: {
    title: 'The inquiry on your credit report',
    ask: CONDITION_COPY.HARD_CREDIT_INQUIRY_REVIEW.ask,
  },
  BANK_ACCOUNT_FRAUD_REVIEW: {
    title: 'A statement of the account',
    ask: CONDITION_COPY.BANK_ACCOUNT_FRAUD_REVIEW.ask,
  },
  IDENTITY_FRAUD_REVIEW: {
    title: 'A second ID',
    ask: CONDITION_COPY.IDENTITY_DOCUMENT_FRAUD_REVIEW.ask,
  },
  TRUST_REVIEW: {
    title: 'Your trust',
    ask: CONDITION_COPY.REVIEW_TRUST_REQUIREMENTS.ask,
  },
} satisfies Partial<Record<keyof typeof STEP_COPY, Evidence>>;

/** Copy for the condition pages. */
export const conditionsCopy = {
  tasks: TASKS,
  evidence: EVIDENCE,
  list: {
    heading: (count: number) =>
      count === 1 ? 'We need one more thing from you' : `We need ${count} more things from you`,
    why: (until?: string) =>
      `We’ll continue with your application as soon as we have ${until ? `everything. Please send it by ${until}.` : 'everything.'}`,
    later: 'Your application goes on meanwhile. What you send now won’t hold it up then.',
    neededBy: {
      DOCUMENTS: 'We need it before we prepare your closing documents.',
      SIGNING: 'We need it before you sign.',
      FUNDING: 'We need it before we send your money.',
    },
    dueOn: (day: string) => `Please send it by ${day}.`,
    returned: (why: string) =>
      why
        ? `What you sent didn’t answer this yet. ${why}`
        : 'What you sent didn’t answer this yet. Please send a clearer copy or a different document.',
    needed: (count: number) =>
      count === 1 ? 'You only need to send one of these documents.' : `Please send ${count} documents.`,
    havePhone: (phone: string) => `We have ${phone}. Thank you.`,
    change: 'Change number',
    upload: 'Upload documents',
    stillNeeded: 'We still need this from you.',
    received: 'We’re reviewing what you sent.',
    askedOn: (day: string) => `We asked on ${day}.`,
  },
  upload: {
    why: 'Send a PDF or a clear photo of each. We encrypt everything, and an underwriter usually reviews it within 1 business day.',
    action: 'Send documents',
    anyForm: 'A PDF or clear photos. You can add several files.',
  },
  send: {
    hint: 'A PDF or a clear photo. The underwriter gets it as soon as you send it.',
    notSent: (why: string) => `Not sent: ${why}`,
  },
} as const;
