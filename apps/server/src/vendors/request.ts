import { setTimeout as wait } from 'node:timers/promises';
import type { Failure } from './exchange.ts';

/** The connection settings of one provider. */
export type Provider = {
  /** Without a trailing slash. */
  readonly url: string;
  readonly key: string;
  readonly timeoutMs: number;
  /** The number of attempts, including the first, while the provider reports no effect. */
  readonly tries: number;
  /** The pause before the second attempt. It doubles after each attempt. */
  readonly firstPauseMs: number;
};

/** The default time-out and retries for every provider. */
export const RETRY_DEFAULTS = { timeoutMs: 20_000, tries: 3, firstPauseMs: 200 };

export type HttpRequest = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Sent as `Idempotency-Key`. */
  readonly reference: string;
  readonly body?: unknown;
  /** Resend only if the request certainly had no effect: a hard pull, a signature, a payment. */
  readonly once?: boolean;
};

type Sent =
  | { readonly ok: true; readonly json: unknown; readonly text: string }
  | { readonly ok: false; readonly failure: Failure };

/** The result of one attempt, and whether another may follow. */
type Attempt = { readonly sent: Sent; readonly again: boolean };

/**
 * Sends a request within the provider's time-out and reads its JSON answer. It retries with backoff and the same reference if the
 * request certainly had no effect. It also retries a server error, unless the request is `once`. A time-out is never retried.
 */
export async function send(provider: Provider, request: HttpRequest): Promise<Sent> {
  let mayHaveActed = false;
  for (let tried = 1, pauseMs = provider.firstPauseMs; ; tried++, pauseMs *= 2) {
    const { sent, again } = await tryOnce(provider, request);
    if (sent.ok) return sent;
    mayHaveActed ||= sent.failure.mayHaveActed;
    if (!again || tried >= provider.tries) return failedResult(sent.failure.failed, mayHaveActed);
    await wait(pauseMs);
  }
}

async function tryOnce(
  provider: Provider,
  { method, path, reference, body, once }: HttpRequest,
): Promise<Attempt> {
  try {
    const response = await fetch(provider.url + path, {
      method,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${provider.key}`,
        'idempotency-key': reference,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(provider.timeoutMs),
    });
    const text = await response.text();
    return response.ok ? last(readJson(text)) : refusal(response.status, method, once ?? false);
  } catch (error) {
    return networkFailure(error);
  }
}

function readJson(text: string): Sent {
  try {
    return { ok: true, json: JSON.parse(text), text };
  } catch {
    return failedResult('GARBAGE', true);
  }
}

/** Maps an error status to an attempt. 429 and 503 guarantee no effect; other server errors don't. */
function refusal(status: number, method: 'GET' | 'POST', once: boolean): Attempt {
  if (status === 404 && method === 'GET') return last(failedResult('NOT_RECEIVED', false));
  if (status === 429 || status === 503) return { sent: failedResult('UNREACHABLE', false), again: true };
  if (status >= 500) return { sent: failedResult('UNREACHABLE', true), again: !once };
  return last(failedResult('REFUSED', false));
}

const NEVER_CONNECTED = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];

function networkFailure(error: unknown): Attempt {
  if (error instanceof Error && error.name === 'TimeoutError') return last(failedResult('TIMEOUT', true));
  const cause = error instanceof Error ? (error.cause as { code?: string } | undefined) : undefined;
  const neverConnected = NEVER_CONNECTED.includes(cause?.code ?? '');
  return { sent: failedResult('UNREACHABLE', !neverConnected), again: neverConnected };
}

function last(sent: Sent): Attempt {
  return { sent, again: false };
}

/** Returns a failure as a result. */
export function failedResult(
  failed: Failure['failed'],
  mayHaveActed: boolean,
): { ok: false; failure: Failure } {
  return { ok: false, failure: { failed, mayHaveActed } };
}
