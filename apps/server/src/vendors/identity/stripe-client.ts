import type * as z from 'zod';
import type { AccountValues } from '../adapter.ts';
import type { Result } from '../exchange.ts';
import { failedResult, type HttpCall, type Patience, parseJson, sendHttp } from '../http-call.ts';

/** The version of the interface that the schemas were read from: that of `stripe` 23.1.0. */
const API_VERSION = '2026-10-28.endive';

export const STRIPE_FIELDS = {
  url: { label: 'Address', isUrl: true, fallback: 'https://api.stripe.com' },
  key: {
    label: 'Restricted key',
    help: 'rk_…, with write access to Identity’s verification sessions and reports, and access to sensitive results.',
    isSecret: true,
  },
  webhookSecret: {
    label: 'Signing secret',
    help: 'whsec_…, of the webhook endpoint.',
    isSecret: true,
    signsWebhooks: true,
  },
} as const;
export type StripeAccount = {
  readonly values: AccountValues<typeof STRIPE_FIELDS>;
  readonly patience: Patience;
};

type StripeCall = Pick<HttpCall, 'method' | 'body'> & {
  /** Below `/v1/identity/`, with the query. */
  readonly path: string;
  readonly key?: string;
};
export type StripeAnswer<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | Extract<Result<never>, { ok: false }>;

/** Calls Stripe with the account's key and reads the answer. Stripe repeats its first answer to a known idempotency key. */
export async function callStripe<Answer>(
  { values, patience }: StripeAccount,
  { path, key, ...call }: StripeCall,
  schema: z.ZodType<Answer>,
): Promise<StripeAnswer<Answer>> {
  const headers = {
    authorization: `Bearer ${values.key}`,
    'stripe-version': API_VERSION,
    ...(key && { 'idempotency-key': key }),
  };
  const sent = await sendHttp({ ...call, url: `${values.url}/v1/identity/${path}`, headers }, patience);
  if (!sent.ok) return { ok: false, failure: sent.failure };
  const json = schema.safeParse(parseJson(sent.text));
  return json.success ? { ok: true, answer: json.data } : failedResult('GARBAGE', true);
}
