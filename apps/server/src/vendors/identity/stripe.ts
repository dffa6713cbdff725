import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { type AdapterTools, adapter, type SentWebhook } from '../adapter.ts';
import { headerOf } from '../chat/signature.ts';
import { failedResult, parseJson } from '../http-call.ts';
import { readVisits } from './stripe-answer.ts';
import { callStripe, STRIPE_FIELDS, type StripeAccount } from './stripe-client.ts';
import { isShown, redactAll, sessionsOf } from './stripe-sessions.ts';

const Opened = z.object({ id: z.string().min(1), url: z.url() });

/**
 * Stripe Identity: a hosted verification of a document and a matching selfie. A session names the application in `client_reference_id`;
 * the newest one in which somebody showed something counts. Photos that we took ourselves are the bridge's.
 */
export const stripe = adapter({
  fields: STRIPE_FIELDS,

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
            const unread = await hasUnreadVisit(account, memory, fileNumber);
            if (!unread.ok) return unread;
            // Whoever left by Back after a visit is judged by it first: no page is opened until a visit counts.
            if (unread.answer) return { ok: true, answer: { url: returnUrl } };
            const body = new URLSearchParams({
              type: 'document',
              'options[document][require_matching_selfie]': 'true',
              'options[document][require_live_capture]': 'true',
              client_reference_id: fileNumber,
              return_url: returnUrl,
            });
            const call = { method: 'POST', path: 'verification_sessions', body, key: reference } as const;
            const opened = await callStripe(account, call, Opened);
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
          async ask({ fileNumber, person }) {
            const listed = await sessionsOf(account, fileNumber);
            if (!listed.ok) return listed;
            const { sessions } = listed.answer;
            const result = await readVisits(account, { fileNumber, person }, sessions);
            if (result.ok && !result.pending) {
              const theirs = String(sessions.filter(isShown).length);
              await memory.remember({ fileNumber, reference: readReference(fileNumber), theirs });
            }
            return result;
          },
        },
      },
    };
  },

  async check(values, patience) {
    for (const path of ['verification_sessions?limit=1', 'verification_reports?limit=1']) {
      const sent = await callStripe({ values, patience }, { method: 'GET', path }, z.unknown());
      if (sent.ok) continue;
      const { failed } = sent.failure;
      return failed === 'NOT_RECEIVED' ? 'REFUSED' : failed;
    }
    return 'WORKS';
  },

  forget: (values, fileNumber, { patience }) => redactAll({ values, patience }, fileNumber),

  async readWebhook({ webhookSecret }, sent) {
    if (!isSigned(webhookSecret, sent)) return undefined;
    const object = z.object({ client_reference_id: z.guid() });
    const event = z.object({ data: z.object({ object }) }).safeParse(parseJson(sent.rawBody));
    return event.success ? [{ kind: 'CHANGED', fileNumber: event.data.data.object.client_reference_id }] : [];
  },
});

/** The note of how many visits an application's result was read from. */
function readReference(fileNumber: string): string {
  return `stripe read ${fileNumber}`;
}

/** Returns whether somebody showed something at Stripe whose result nobody has read. */
async function hasUnreadVisit(account: StripeAccount, memory: AdapterTools['memory'], fileNumber: string) {
  const listed = await sessionsOf(account, fileNumber);
  if (!listed.ok) return listed;
  const shown = listed.answer.sessions.filter(isShown).length;
  const read = Number((await memory.recall(readReference(fileNumber))) ?? 0);
  return { ok: true, answer: shown > read } as const;
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
