import { setTimeout as wait } from 'node:timers/promises';
import type { Failure } from './exchange.ts';

/** How one provider is reached. */
export type Provider = {
  /** Without a slash at its end. */
  readonly url: string;
  readonly key: string;
  readonly timeoutMs: number;
  /** How often a request is sent in all, when the provider says that it did not act. */
  readonly tries: number;
  /** The pause before the second try; it doubles after each. */
  readonly firstPauseMs: number;
};

export type HttpRequest = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Sent as `Idempotency-Key`. */
  readonly reference: string;
  readonly body?: unknown;
  /** Must not be sent again unless it is certain that nothing was done: a hard pull, a signature, a payment. */
  readonly once?: boolean;
};

type Sent =
  | { readonly ok: true; readonly json: unknown; readonly text: string }
  | { readonly ok: false; readonly failure: Failure };

/** What came of one try, and whether another may follow. */
type Attempt = { readonly sent: Sent; readonly again: boolean };

/**
 * Sends a request and reads its JSON answer, within the provider's time-out. A try that surely had no effect is repeated with the same
 * reference, ever more slowly; so is a server's own error, unless the request must go out once. A time-out and a broken line never are.
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
    return brokenLine(error);
  }
}

function readJson(text: string): Sent {
  try {
    return { ok: true, json: JSON.parse(text), text };
  } catch {
    return failedResult('GARBAGE', true);
  }
}

/** 429 and 503 say that nothing was done; any other error of the server leaves it open. */
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

function brokenLine(error: unknown): Attempt {
  if (error instanceof Error && error.name === 'TimeoutError') return last(failedResult('TIMEOUT', true));
  const cause = error instanceof Error ? (error.cause as { code?: string } | undefined) : undefined;
  const neverConnected = NEVER_CONNECTED.includes(cause?.code ?? '');
  return { sent: failedResult('UNREACHABLE', !neverConnected), again: neverConnected };
}

function last(sent: Sent): Attempt {
  return { sent, again: false };
}

/** A failure as a value. */
export function failedResult(
  word: Failure['failed'],
  mayHaveActed: boolean,
): { ok: false; failure: Failure } {
  return { ok: false, failure: { failed: word, mayHaveActed } };
}
