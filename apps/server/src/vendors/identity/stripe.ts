import { createHmac, timingSafeEqual } from 'node:crypto';
import { foldedWords } from '@homeline/domain/people/folded-name.ts';
import type Stripe from 'stripe';
import * as z from 'zod';
import { type AccountValues, adapter, type Ended, type SentWebhook } from '../adapter.ts';
import { headerOf } from '../chat/signature.ts';
import type { Result } from '../exchange.ts';
import { failedResult, type HttpCall, type Patience, parseJson, sendHttp } from '../http-call.ts';
import type { Party } from '../parties.ts';
import type { CheckedIdentity } from './port.ts';

/** The version of the interface that the schemas below were read from: that of `stripe` 23.1.0. */
const API_VERSION = '2026-10-28.endive';

const FIELDS = {
  url: { label: 'Address', isUrl: true, fallback: 'https://api.stripe.com' },
  key: {
    label: 'Restricted key',
    help: 'rk_…, with write access to Identity’s verification sessions and access to sensitive results.',
    isSecret: true,
  },
  webhookSecret: {
    label: 'Signing secret',
    help: 'whsec_…, of the webhook endpoint.',
    isSecret: true,
    signsWebhooks: true,
  },
} as const;
type Values = AccountValues<typeof FIELDS>;
type Account = { readonly values: Values; readonly patience: Patience };

const Opened = z.object({ id: z.string().min(1), url: z.url() });
const Session = z.object({
  id: z.string().min(1),
  client_reference_id: z.string().nullish(),
  status: z.string(),
  last_error: z.object({ code: z.string().nullish() }).nullish(),
  redaction: z.object({ status: z.string() }).nullish(),
});
type Session = z.infer<typeof Session>;
const Sessions = z.object({ data: z.array(Session), has_more: z.boolean().default(false) });
const Outputs = z.object({
  verified_outputs: z
    .object({
      first_name: z.string().nullish(),
      last_name: z.string().nullish(),
      dob: z.object({ year: z.int().nullish(), month: z.int().nullish(), day: z.int().nullish() }).nullish(),
    })
    .nullish(),
});
type VerifiedOutputs = z.infer<typeof Outputs>['verified_outputs'];

type ErrorCode = NonNullable<Stripe.Identity.VerificationSession.LastError['code']>;

/** What went wrong, for staff, by the code of a session's last error. `REVIEW`: a sign of fraud, which a person decides on. */
const ERRORS: Readonly<Partial<Record<ErrorCode, readonly ['RETRY' | 'REVIEW', string]>>> = {
  abandoned: ['RETRY', 'The person left before they finished.'],
  consent_declined: ['RETRY', 'The person didn’t agree to be verified.'],
  country_not_supported: ['RETRY', 'The document is of a country that Stripe doesn’t verify.'],
  device_not_supported: ['RETRY', 'The device has no camera that Stripe can use.'],
  document_expired: ['RETRY', 'The document has expired.'],
  document_type_not_supported: ['RETRY', 'The document is of a kind that isn’t accepted.'],
  document_unverified_other: ['RETRY', 'The document couldn’t be verified.'],
  selfie_document_missing_photo: ['RETRY', 'The document shows no face.'],
  selfie_face_mismatch: ['REVIEW', 'The face differs from the document’s photo.'],
  selfie_manipulated: ['REVIEW', 'The picture of the face may have been manipulated.'],
  selfie_unverified_other: ['RETRY', 'The face couldn’t be verified.'],
  under_supported_age: ['REVIEW', 'The person is younger than Stripe verifies.'],
};

/**
 * Stripe Identity: a hosted verification of a document and a matching selfie. A session names the application in `client_reference_id`;
 * the newest one in which somebody showed something counts. Photos that we took ourselves are the bridge's.
 */
export const stripe = adapter({
  fields: FIELDS,

  create(values, { patience, memory }) {
    const account = { values, patience };
    // No outcome to look up: a repeated request returns the session of its key, or reads the newest one.
    const outcome = async () => failedResult('NOT_RECEIVED', false);
    return {
      identity: {
        hosted: {
          outcome,
          isReport: () => false,
          async ask({ reference, fileNumber, returnUrl }) {
            const body = new URLSearchParams({
              type: 'document',
              'options[document][require_matching_selfie]': 'true',
              'options[document][require_live_capture]': 'true',
              client_reference_id: fileNumber,
              return_url: returnUrl,
            });
            const call = { method: 'POST', path: '', body, key: reference } as const;
            const opened = await request(account, call, Opened);
            if (!opened.ok) return opened;
            await memory.remember({
              ...{ fileNumber, reference: `stripe ${fileNumber}`, theirs: opened.answer.id },
            });
            return { ok: true, answer: { url: opened.answer.url } };
          },
        },
        check: {
          takes: (check) => 'hosted' in check,
          isReport: () => true,
          outcome,
          ask: ({ fileNumber, person }) => checkNewest(account, fileNumber, person),
        },
      },
    };
  },

  async check(values, patience) {
    const sent = await request({ values, patience }, { method: 'GET', path: '?limit=1' }, z.unknown());
    if (sent.ok) return 'WORKS';
    const { failed } = sent.failure;
    return failed === 'NOT_RECEIVED' ? 'REFUSED' : failed;
  },

  forget: (values, fileNumber, { patience }) => redactAll({ values, patience }, fileNumber),

  async readWebhook({ webhookSecret }, sent) {
    if (!isSigned(webhookSecret, sent)) return undefined;
    const object = z.object({ client_reference_id: z.guid() });
    const event = z.object({ data: z.object({ object }) }).safeParse(parseJson(sent.rawBody));
    return event.success ? [{ kind: 'CHANGED', fileNumber: event.data.data.object.client_reference_id }] : [];
  },
});

async function checkNewest(
  account: Account,
  fileNumber: string,
  person: Party,
): Promise<Result<CheckedIdentity>> {
  const listed = await sessionsOf(account, fileNumber);
  if (!listed.ok) return listed;
  const [left] = listed.answer.sessions;
  // A page that was opened again and left says nothing about the visit before.
  const newest = listed.answer.sessions.find(isShown) ?? left;
  if (newest?.status === 'processing') return { ok: true, pending: true };
  if (newest?.status !== 'verified') return { ok: true, answer: unverified(newest) };
  const expanded = 'expand[]=verified_outputs&expand[]=verified_outputs.dob';
  const read = await request(account, { method: 'GET', path: `/${newest.id}?${expanded}` }, Outputs);
  if (!read.ok) return read;
  const answer = compared(read.answer.verified_outputs, person);
  // Whoever was shown with another's face or a manipulated picture isn't cleared by trying until it works.
  const earlier = listed.answer.sessions.find((session) => session !== newest && isSuspect(session));
  if (answer.answer !== 'VERIFIED' || !earlier) return { ok: true, answer };
  const remark = `Verified now, after an earlier try: ${unverified(earlier).remark}`;
  return { ok: true, answer: { answer: 'PENDING_REVIEW', remark } };
}

/** Returns whether a session ended with a sign of fraud, which a person looks into. */
function isSuspect(session: Session): boolean {
  return Boolean(session.last_error) && unverified(session).answer === 'PENDING_REVIEW';
}

/** A session in which nobody showed anything, unless it has an error of what was shown. */
const LEFT = ['requires_input', 'canceled'];
/** The errors of somebody who left: nothing was shown. */
const LEFT_ERRORS: readonly string[] = ['abandoned', 'consent_declined'] satisfies ErrorCode[];

/** Returns whether somebody showed something in a session. */
function isShown({ status, last_error: error }: Session): boolean {
  return !LEFT.includes(status) || (Boolean(error) && !LEFT_ERRORS.includes(error?.code ?? ''));
}

/** Returns a page of an application's sessions, newest first. */
async function sessionsOf(account: Account, fileNumber: string, after = '') {
  const path = `?client_reference_id=${encodeURIComponent(fileNumber)}&limit=${MOST_LISTED}${after}`;
  const listed = await request(account, { method: 'GET', path }, Sessions);
  if (!listed.ok) return listed;
  const { data, has_more: hasMore } = listed.answer;
  // A filter that isn't applied must never show somebody else.
  const sessions = data.filter(({ client_reference_id: theirs }) => theirs === fileNumber);
  return { ok: true, answer: { sessions, hasMore, last: data.at(-1) } } as const;
}

/** The longest list that Stripe returns. */
const MOST_LISTED = 100;

/**
 * Has Stripe remove what each session of an application collected. That takes it up to four days, but nothing is left to do here.
 * One that Stripe still checks can't be redacted yet.
 */
async function redactAll(account: Account, fileNumber: string): Promise<Ended> {
  for (let after = ''; ; ) {
    const listed = await sessionsOf(account, fileNumber, after);
    if (!listed.ok) return listed;
    const { sessions, hasMore, last } = listed.answer;
    for (const { id, status, redaction } of sessions) {
      if (redaction) continue;
      const redacted = await request(account, { method: 'POST', path: `/${id}/redact` }, z.object({}));
      // Stripe documents no redaction of a session that somebody canceled there.
      const isDone = redacted.ok || (status === 'canceled' && redacted.failure.failed === 'REFUSED');
      if (!isDone) return redacted;
    }
    if (!hasMore || !last) return { ok: true };
    after = `&starting_after=${last.id}`;
  }
}

/** A session that was never finished, or that Stripe doesn't know any more, is one that failed. */
function unverified(session: Session | undefined): CheckedIdentity {
  const [next, remark] = ERRORS[session?.last_error?.code as ErrorCode] ?? ['RETRY', 'Not verified.'];
  return { answer: next === 'REVIEW' ? 'PENDING_REVIEW' : 'FAILED_VERIFICATION', remark };
}

/** Compares a verified document with the applicant. What differs or is missing goes to a person. */
function compared(outputs: VerifiedOutputs, { firstName, lastName, dob }: Party): CheckedIdentity {
  const review = (remark: string): CheckedIdentity => ({ answer: 'PENDING_REVIEW', remark });
  const { first_name, last_name, dob: born } = outputs ?? {};
  if (!first_name || !last_name || !born?.year || !born.month || !born.day || !dob)
    return review('The document is genuine, but its name or date of birth is missing.');
  if (!shareName(first_name, firstName) || !shareName(last_name, lastName))
    return review('The document is genuine, but its name differs from the application’s.');
  const date = [born.year, born.month, born.day].map((part) => String(part).padStart(2, '0')).join('-');
  return date === dob
    ? { answer: 'VERIFIED' }
    : review('The document is genuine, but its date of birth differs from the application’s.');
}

/** A document has second names that an application leaves out, and the other way round. A name without letters is nobody's. */
function shareName(one: string, other: string): boolean {
  const [ones, others] = [foldedWords(one), foldedWords(other)];
  const isWithin = (some: readonly string[], all: readonly string[]) =>
    some.length > 0 && some.every((word) => all.includes(word));
  return isWithin(ones, others) || isWithin(others, ones);
}

/** Source: Stripe, “Verify webhook signatures manually”. */
const TOLERANCE_SECONDS = 300;

/** Returns whether a webhook carries one of the endpoint's signatures, five minutes old at most. Stripe sends two while a secret is rolled. */
function isSigned(secret: string, { headers, rawBody, nowMs }: SentWebhook): boolean {
  const header = headerOf({ headers }, 'stripe-signature') ?? '';
  const parts = header.split(',').map((part) => part.split('='));
  const timestamp = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(nowMs / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return false;
  const right = createHmac('sha256', secret).update(`${timestamp}.${rawBody}`).digest();
  return parts.some(
    ([name, value = '']) =>
      name === 'v1' && /^[0-9a-f]{64}$/.test(value) && timingSafeEqual(right, Buffer.from(value, 'hex')),
  );
}

type SessionCall = Pick<HttpCall, 'method' | 'body'> & {
  /** Below the sessions, with the query. */
  readonly path: string;
  readonly key?: string;
};

/** Calls Stripe with the account's key and reads the answer. Stripe repeats its first answer to a known idempotency key. */
async function request<Answer>(
  { values, patience }: Account,
  { path, key, ...call }: SessionCall,
  schema: z.ZodType<Answer>,
): Promise<{ readonly ok: true; readonly answer: Answer } | Extract<Result<never>, { ok: false }>> {
  const headers = {
    authorization: `Bearer ${values.key}`,
    'stripe-version': API_VERSION,
    ...(key && { 'idempotency-key': key }),
  };
  const url = `${values.url}/v1/identity/verification_sessions${path}`;
  const sent = await sendHttp({ ...call, url, headers }, patience);
  if (!sent.ok) return { ok: false, failure: sent.failure };
  const json = schema.safeParse(parseJson(sent.text));
  return json.success ? { ok: true, answer: json.data } : failedResult('GARBAGE', true);
}
