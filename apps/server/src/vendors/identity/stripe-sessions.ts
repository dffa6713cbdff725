import type Stripe from 'stripe';
import * as z from 'zod';
import type { Ended } from '../adapter.ts';
import { callStripe, type StripeAccount } from './stripe-client.ts';

const Session = z.object({
  id: z.string().min(1),
  client_reference_id: z.string().nullish(),
  status: z.string(),
  last_error: z.object({ code: z.string().nullish() }).nullish(),
  redaction: z.object({ status: z.string() }).nullish(),
});
export type Session = z.infer<typeof Session>;
const Sessions = z.object({ data: z.array(Session), has_more: z.boolean().default(false) });

const Check = z
  .object({ status: z.string(), error: z.object({ code: z.string().nullish() }).nullish() })
  .nullish();
const Report = z.object({
  client_reference_id: z.string().nullish(),
  verification_session: z.string().nullish(),
  document: Check,
  selfie: Check,
});
const Reports = z.object({ data: z.array(Report) });

export type ErrorCode = NonNullable<Stripe.Identity.VerificationSession.LastError['code']>;

/** The longest list that Stripe returns. */
const MOST_LISTED = 100;

const listOf = (kind: 'sessions' | 'reports', fileNumber: string) =>
  `verification_${kind}?client_reference_id=${encodeURIComponent(fileNumber)}&limit=${MOST_LISTED}`;

/** Returns a page of an application's sessions, newest first. */
export async function sessionsOf(account: StripeAccount, fileNumber: string, after = '') {
  const call = { method: 'GET', path: listOf('sessions', fileNumber) + after } as const;
  const listed = await callStripe(account, call, Sessions);
  if (!listed.ok) return listed;
  const { data, has_more: hasMore } = listed.answer;
  // A filter that isn't applied must never show somebody else.
  const sessions = data.filter(({ client_reference_id: theirs }) => theirs === fileNumber);
  return { ok: true, answer: { sessions, hasMore, last: data.at(-1) } } as const;
}

/** A try that Stripe judged and that verified nobody, with its error. */
export type FailedTry = { readonly session: string; readonly code: string };

/**
 * Returns the tries that failed, newest first: Stripe makes a report of each, also of several in one session. A session whose last error
 * has no report, such as an unsupported device, is one try.
 * @see https://docs.stripe.com/api/identity/verification_reports/list
 */
export async function failedTriesOf(account: StripeAccount, fileNumber: string, shown: readonly Session[]) {
  const listed = await callStripe(account, { method: 'GET', path: listOf('reports', fileNumber) }, Reports);
  if (!listed.ok) return listed;
  const reported = listed.answer.data.flatMap((report): readonly FailedTry[] => {
    if (report.client_reference_id !== fileNumber) return [];
    const failed = [report.selfie, report.document].find((check) => check?.status === 'unverified');
    return failed ? [{ session: report.verification_session ?? '', code: failed.error?.code ?? '' }] : [];
  });
  const unreported = shown.flatMap(({ id, last_error: error }): readonly FailedTry[] =>
    error && !reported.some(({ session }) => session === id) ? [{ session: id, code: error.code ?? '' }] : [],
  );
  return { ok: true, answer: [...reported, ...unreported] } as const;
}

/** A session in which nobody showed anything, unless it has an error of what was shown. */
const LEFT = ['requires_input', 'canceled'];
/** The errors of somebody who left: nothing was shown. */
const LEFT_ERRORS: readonly string[] = ['abandoned', 'consent_declined'] satisfies ErrorCode[];

/** Returns whether somebody showed something in a session. */
export function isShown({ status, last_error: error }: Session): boolean {
  return !LEFT.includes(status) || (Boolean(error) && !LEFT_ERRORS.includes(error?.code ?? ''));
}

/**
 * Has Stripe remove what each session of an application collected. That takes it up to four days, but nothing is left to do here.
 * One that Stripe still checks can't be redacted yet.
 */
export async function redactAll(account: StripeAccount, fileNumber: string): Promise<Ended> {
  for (let after = ''; ; ) {
    const listed = await sessionsOf(account, fileNumber, after);
    if (!listed.ok) return listed;
    const { sessions, hasMore, last } = listed.answer;
    for (const { id, status, redaction } of sessions) {
      if (redaction) continue;
      const call = { method: 'POST', path: `verification_sessions/${id}/redact` } as const;
      const redacted = await callStripe(account, call, z.object({}));
      // Stripe documents no redaction of a session that somebody canceled there.
      const isDone = redacted.ok || (status === 'canceled' && redacted.failure.failed === 'REFUSED');
      if (!isDone) return redacted;
    }
    if (!hasMore || !last) return { ok: true };
    after = `&starting_after=${last.id}`;
  }
}
