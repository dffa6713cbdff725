import * as z from 'zod';
import { NAMED_PROVIDER_LIST } from '../organisations/named-providers.ts';
import { PROVIDER_FAILURES } from '../staff/provider-failures.ts';

/**
 * How a provider took the order to end what it keeps.
 * - `ENDED`: it has ended it, or kept nothing.
 * - `UNKNOWN`: it doesn't know what our note names.
 * - `NO_ACCOUNT`: the lender has no account there any more, so nobody could be told.
 * - `RELEASED`: it kept failing, and a person let the deletion go on without it.
 */
const TOLD_RESULTS = ['ENDED', 'UNKNOWN', 'NO_ACCOUNT', 'RELEASED'] as const;

/** What a provider was told before the deletion of an application's records. Nothing about the borrower. */
export const ToldProvider = z.object({
  provider: z.enum(NAMED_PROVIDER_LIST),
  at: z.iso.datetime(),
  result: z.enum(TOLD_RESULTS),
  /** How it failed, who released the deletion, when and why. */
  released: z
    .object({ failed: z.enum(PROVIDER_FAILURES), by: z.string(), at: z.iso.datetime(), reason: z.string() })
    .optional(),
});
export type ToldProvider = z.infer<typeof ToldProvider>;

/** A shorter outage isn't a refusal. Stripe alone takes up to four days to redact. */
const RELEASABLE_AFTER_MS = 7 * 86_400_000;

/** Returns from when a person may release a deletion that waits for a provider since an instant. */
export function releasableFrom(since: string): string {
  return new Date(Date.parse(since) + RELEASABLE_AFTER_MS).toISOString();
}
