/**
 * Who may start an application with a lender.
 * - `OPEN`: anyone.
 * - `REFERRAL`: people whom a loan originator refers.
 * - `WHOLESALE`: nobody by themselves; loan originators apply for their clients.
 */
export const INTAKES = ['OPEN', 'REFERRAL', 'WHOLESALE'] as const;
export type Intake = (typeof INTAKES)[number];

/** Returns whether a person may start an application by themselves. */
export function acceptsApplicant(intake: Intake, { isReferred }: { readonly isReferred: boolean }): boolean {
  return intake === 'OPEN' || (intake === 'REFERRAL' && isReferred);
}
