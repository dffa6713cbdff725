/** What the chatbot may say of the borrower's own application. */
export const OWN_TOPICS = [
  'STANDING',
  'NEXT',
  'WAIT',
  'CONDITIONS',
  'TERMS',
  'APPOINTMENT',
  'MONEY',
  'DECISION',
] as const;
export type OwnTopic = (typeof OWN_TOPICS)[number];
