import type { OptionalKind } from '@homeline/domain/notifications/message-kinds.ts';
import { FACT_MESSAGES } from '@homeline/domain/workflow/fact-messages.ts';
import { SIGNER_MESSAGES } from '@homeline/domain/workflow/signer-messages.ts';
import type { SignerStepName } from '@homeline/domain/workflow/signer-step-names.ts';
import type { StepMessage } from '@homeline/domain/workflow/stage-copy.ts';
import { STEP_COPY } from '@homeline/domain/workflow/step-copy.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import { ACCOUNT_EMAILS, type AccountEmail } from './account-email-copy.ts';

/** The emails about an application that no step and no fact sends. Each placeholder in braces is filled in. */
const OTHER_MESSAGES = {
  ADVERSE_ACTION_NOTICE: {
    subject: 'A notice about your application',
    text: 'We’ve made a decision on your application. The notice in your account explains the decision and the reasons for it.',
  },
  NOTICE_OF_INCOMPLETENESS: {
    subject: 'Your application is incomplete',
    text: 'We need something more from you to continue. The notice in your account lists what’s missing and when we need it.',
  },
  CREDIT_SCORE_DISCLOSURE: {
    subject: 'A notice about your credit score',
    text: 'We used your credit score. The notice in your account shows your score, what affected it and who to ask about it.',
  },
  ECOA_NOTICE: {
    subject: 'Your rights when you apply',
    text: 'A notice in your account explains your right to equal credit and to a free copy of every valuation of your home.',
  },
  VALUATION_REPORT: {
    subject: 'A copy of your home’s valuation',
    text: 'The valuation of your home is complete. Your free copy and a notice of your rights are in your account.',
  },
  EARLY_DISCLOSURES_CHANGED: {
    subject: 'Your terms changed: read what’s different',
    text: 'A term in the disclosures you read has changed. New disclosures in your account show each term before and now, and what you can do. Read them before you sign.',
  },
  RESUME_LINK: {
    subject: 'Continue your application',
    text: 'Open this link on any device and sign in. It leads to where you left off, for as long as your application is open.',
  },
  ORIGINATOR_REMINDER: {
    subject: 'Your application is waiting for you',
    text: '{originator} asks you to go on with your application with {lender}. {what} Please do it in your account, never by email.',
  },
  NEW_MESSAGE: {
    subject: 'You have a message from {lender}',
    text: 'Open this link and sign in to read it and to answer. For your privacy, the message itself isn’t in this email.',
  },
  SECOND_APPLICATION: {
    subject: 'You already have an open application',
    text: 'We received another application with your details. Your first one is saved, and you can continue it in this account. If you didn’t send the other one, please call us.',
  },
  // What an impostor would correct. It goes to the address from before the change.
  CORRECTED_CONTACT: {
    subject: 'Your contact details changed',
    text: 'We’ll use your new email address and phone number from now on. If you didn’t change them, please call us right away.',
  },
  CORRECTED_ACCOUNT: {
    subject: 'Your money will go to another account',
    text: 'You asked to use another bank account. If you didn’t, please call us right away.',
  },
  DOCUMENT_LINK_MADE: {
    subject: 'A link to your documents was made',
    text: 'Somebody signed in to your account made a link to a copy of your documents. It opens them with a code. If that wasn’t you, end the link on your documents page and call us right away.',
  },
  CORRECTED_PROFILE: {
    subject: 'Your name or date of birth was corrected',
    text: 'We corrected your name or date of birth in your application. If you didn’t ask for that, please call us right away.',
  },
  CORRECTED_TERMS: {
    subject: 'Choose your offer again',
    text: 'We corrected your application, so we’re making new offers. They are in your account within minutes, and you choose one again. If you didn’t ask for that, please call us right away.',
  },
  SIGNER_INVITATION: {
    subject: '{borrower} asks you to sign',
    text: '{borrower} is applying for a home equity line of credit and named you as someone who signs for the home. To see what you sign, open this link within {validFor} and choose a password. The link works once.',
  },
  CO_BORROWER_INVITATION: {
    subject: '{borrower} asks you to borrow together',
    text: '{borrower} is applying for a home equity line of credit and named you as a co-borrower, who owes the line too. To answer a few questions and give your own consent, open this link within {validFor} and choose a password. The link works once.',
  },
  SIGNER_REMINDER: {
    subject: '{borrower} is waiting for you',
    text: 'There is something for you to do before the line of credit can open. Sign in to see it.',
  },
  SIGNERS_LAST_DAY: {
    subject: 'Please sign by {lastDay}',
    text: 'The line of credit that {borrower} is applying for still needs your signature. If not everyone has signed by {lastDay}, we close the application. If you don’t want to sign, you can tell us on the same page.',
  },
  DEPOSIT_REMINDER: {
    subject: 'Enter the code of your small deposit',
    text: 'The small deposit should be in your bank account now, with a code of three letters beside it. Please sign in and enter the code. If you can’t find it, you can use another account there.',
  },
  SIGN_REMINDER: {
    subject: 'Your documents are waiting for you',
    text: 'Sign in to read and sign them. If something is wrong, or you don’t want to sign, you can tell us on the same page.',
  },
  CHAT_REPLY: {
    subject: '{lender} replied to your chat',
    text: 'An agent replied to your chat while you were away. Sign in and open the chat to read the reply.',
  },
  CHAT_REPLY_TO_VISITOR: {
    subject: '{lender} replied to your chat',
    text: 'An agent replied to your chat while you were away. Open the chat on the same device to read the reply. If it is no longer there, start a new one or call us.',
  },
} as const satisfies Record<string, StepMessage>;

export type OtherMessage = keyof typeof OTHER_MESSAGES;

/** The name of an email, as a lender's messages.json knows it. */
export type MessageName =
  | StepName
  | SignerStepName
  | AccountEmail
  | keyof typeof FACT_MESSAGES
  | OtherMessage;

const STEP_MESSAGES = Object.entries(STEP_COPY).flatMap(([step, { message }]) =>
  message ? [[step, message] as const] : [],
);

/** Emails about steps that a person may turn off: they report progress and ask for nothing. */
const PROGRESS: readonly string[] = ['IN_PROGRESS', 'WAITING_FOR_DISBURSEMENT', 'RECORDING'];
/** Emails that repeat an earlier request. No law requires them. */
const REMINDERS: readonly string[] = [
  'ORIGINATOR_REMINDER',
  'SIGNER_REMINDER',
  'SIGN_REMINDER',
  'DEPOSIT_REMINDER',
];

/** Returns the kind of optional email that a message is; undefined for one that can't be turned off. */
export function optionalKindOf(template: string): OptionalKind | undefined {
  if (PROGRESS.includes(template)) return 'PROGRESS';
  return REMINDERS.includes(template) ? 'REMINDERS' : undefined;
}

/** Messages that ask the person for something. A step's message does while it is theirs. */
const ASKING: readonly string[] = [
  'NOTICE_OF_INCOMPLETENESS',
  'DOCUMENT_LATER',
  'CORRECTED_TERMS',
  'NEW_MESSAGE',
  'ORIGINATOR_REMINDER',
  'SIGN_REMINDER',
];

/** Returns whether a message that announces no step asks the person for something. */
export function asksFor(template: string): boolean {
  return ASKING.includes(template);
}

/** The product's own words for every email, by name. A lender's messages.json may replace any of them. */
export const MESSAGE_COPY: Readonly<Partial<Record<MessageName, StepMessage>>> = {
  ...Object.fromEntries(STEP_MESSAGES),
  ...FACT_MESSAGES,
  ...SIGNER_MESSAGES,
  ...ACCOUNT_EMAILS,
  ...OTHER_MESSAGES,
};
