import type { Failure } from './exchange.ts';
import { failedResult, type Patience, parseJson, sendHttp } from './http-call.ts';

/** The version of the bridge protocol, and the header that names it. */
export const BRIDGE_VERSION = '1';
export const VERSION_HEADER = 'Bridge-Version';
/** The header that names the lender of a call: one bridge may serve several, each with its own account. */
export const LENDER_HEADER = 'Bridge-Lender';

/** The connection settings of one provider that takes a bearer key. */
export type Provider = Patience & {
  /** Without a trailing slash. */
  readonly url: string;
  readonly key: string;
};

export type KeyedRequest = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Sent as `Idempotency-Key`. */
  readonly reference: string;
  readonly body?: object;
  /** Resend only if the request certainly had no effect: a hard pull, a signature, a payment. */
  readonly once?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
};

type SentJson =
  | { readonly ok: true; readonly json: unknown; readonly text: string }
  | { readonly ok: false; readonly failure: Failure };

/** Sends a request with the provider's bearer key and our reference, as `sendHttp` does, and reads its JSON answer. */
export async function send(
  { url, key, ...patience }: Provider,
  { path, reference, headers, ...request }: KeyedRequest,
): Promise<SentJson> {
  const sent = await sendHttp(
    {
      ...request,
      url: url + path,
      headers: { ...headers, authorization: `Bearer ${key}`, 'idempotency-key': reference },
    },
    patience,
  );
  if (!sent.ok) return { ok: false, failure: sent.failure };
  const json = parseJson(sent.text);
  return json === undefined ? failedResult('GARBAGE', true) : { ok: true, json, text: sent.text };
}
