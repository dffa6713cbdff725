/** What the chatbot may say of the borrower's own application. */
export const OWN_TOPICS = [
  'STANDING',
  'NEXT',
  'WAIT',
  'STEPS_LEFT',
  'DEADLINE',
  'CONDITIONS',
  'TERMS',
  'AMOUNT',
  'CASH',
  'RATE',
  'TOTAL_INTEREST',
  'PAYMENT',
  'FIRST_PAYMENT',
  'TERM',
  'FEE',
  'LOAN_NUMBER',
  'CHANGE_OFFER',
  'CHANGE_ANSWER',
  'SIGNED',
  'SIGN_AGAIN',
  'SIGNERS',
  'IDENTITY',
  'INCOME',
  'CREDIT',
  'CREDIT_CHECKS',
  'BALANCE',
  'HOME_VALUE',
  'DEBTS',
  'TITLE',
  'INSURANCE',
  'APPOINTMENT',
  'CANCEL',
  'ACCOUNT',
  'AUTOPAY',
  'MONEY',
  'RECORDING',
  'DECISION',
  'REASONS',
  'DATES',
  'PROFILE',
  'CONTACT',
  'REAPPLY',
  'DECLINE_OFFER',
  'WHY_RATE',
  'DRAW_ALL',
  'INTEREST_ONLY',
  'TO_SIGN',
  'MISSED',
  'SPEED',
  'WORRY',
  'RECEIVED',
  'SIGNER_REFUSES',
  'WHY_ASKED',
] as const;
export type OwnTopic = (typeof OWN_TOPICS)[number];

/** What a question is about that isn't about the person's own application. */
export const GENERAL = 'GENERAL' as const;

/** Returns the topic that stands for all with the same answer. */
export function sameAnswer(topic: OwnTopic): OwnTopic {
  if (topic === 'WAIT') return 'STANDING';
  return topic === 'CREDIT_CHECKS' ? 'CREDIT' : topic;
}
