/** Why staff may need to see an encrypted value. A choice, because a free text would carry what it explains. */
export const REVEAL_REASONS = {
  BORROWER_ON_THE_PHONE: 'Confirm who is on the phone',
  COMPARE_DOCUMENT: 'Compare it with a document',
  PROVIDER_ASKS: 'Answer a provider’s question',
  REVIEW: 'Decide a review',
  LEGAL_REQUEST: 'Answer a court, examiner or agency',
} as const;
export type RevealReason = keyof typeof REVEAL_REASONS;

export function isRevealReason(text: string): text is RevealReason {
  return Object.hasOwn(REVEAL_REASONS, text);
}
