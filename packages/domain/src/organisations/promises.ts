import * as z from 'zod';

/** A promise to borrowers that the lender's own data proves or disproves. */
export const PromiseName = z.enum(['OFFERS_IN_FIVE_MINUTES', 'MONEY_IN_FIVE_DAYS']);
export type PromiseName = z.infer<typeof PromiseName>;

/** How long after the start of an application each promise falls due, in seconds. */
export const PROMISED_SECONDS = {
  OFFERS_IN_FIVE_MINUTES: 5 * 60,
  MONEY_IN_FIVE_DAYS: 5 * 86_400,
} as const satisfies Record<PromiseName, number>;

/** Fewer applications than this prove nothing. */
const ENOUGH_APPLICATIONS = 20;

/** How many applications got there, and how many of them in time. */
export type Measured = { readonly applications: number; readonly withinPromise: number };

/** Returns whether enough applications got there to say how long it usually takes. */
export function isMeasured({ applications }: Pick<Measured, 'applications'>): boolean {
  return applications >= ENOUGH_APPLICATIONS;
}

/** Returns whether a promise may be shown to borrowers: it was kept for at least half of enough applications. */
export function isKept({ applications, withinPromise }: Measured): boolean {
  return isMeasured({ applications }) && withinPromise * 2 >= applications;
}

/** How long each promise usually took, in seconds; absent without enough applications. */
export type UsualSeconds = { readonly [Name in PromiseName]?: number };
