/** What a borrower agrees to, word for word. A change of the words is a new version: the version is kept with the consent. */
export const SOFT_CREDIT_CONSENT = {
  version: '2026-01',
  text: (lender: string) =>
    `I allow ${lender} to get my credit report from a consumer reporting agency to see what I may be offered. This is a soft inquiry: it does not affect my credit score.`,
} as const;
