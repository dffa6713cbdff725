import { setTimeout as wait } from 'node:timers/promises';
import { currentSpan } from '../tracing/span.ts';
import type { Failure } from './exchange.ts';
import { timeoutOfCall } from './lender-of-call.ts';
import { noteSending } from './sending.ts';
import { TIMEOUT_SECONDS } from './timeouts.ts';

/** How long a provider may take, and how often it is tried. */
export type Patience = {
  readonly timeoutMs: number;
  /** The maximum number of attempts, including the first. `sendHttp` says which failures are retried. */
  readonly tries: number;
  /** The pause before the second attempt. It doubles after each attempt. */
  readonly firstPauseMs: number;
  /** Waits between two attempts. */
  readonly pause: (ms: number) => Promise<unknown>;
};

/** The usual time-out and the retries for every provider. */
export const RETRY_DEFAULTS: Patience = {
  ...{ timeoutMs: TIMEOUT_SECONDS.usual * 1000, tries: 3, firstPauseMs: 200 },
  pause: (ms) => wait(ms),
};

/** One HTTP request to a provider. */
export type HttpCall = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON for an object; a form or a text is sent unchanged. */
  readonly body?: object | URLSearchParams | string;
  /** Resend only if the request certainly had no effect: a hard pull, a signature, a payment. */
  readonly once?: boolean;
  /** The provider doesn't promise that a 503 had no effect, and knows no repeat by a key: a report, a text. */
  readonly mayActAt503?: boolean;
  /** The largest answer that is read, where the usual one is too large. */
  readonly mostBytes?: number;
};

/** A provider's error, for an adapter that knows its codes. */
export type ErrorAnswer = { readonly status: number; readonly text: string };

export type Sent =
  | { readonly ok: true; readonly status: number; readonly text: string }
  | {
      readonly ok: false;
      readonly failure: Failure;
      /** Absent without an answer. */
      readonly error?: ErrorAnswer;
    };

/** The result of one attempt, and whether another may follow, after a pause that the provider asks for. */
type Attempt = { readonly sent: Sent; readonly again: boolean; readonly pauseMs?: number };

/** The largest answer that is read: a report with its documents has a few megabytes. */
const MOST_BYTES = 25_000_000;
/** A longer pause is left to the circuit, which sends nothing meanwhile, and to the task queue. */
const LONGEST_PAUSE_MS = 5000;

/**
 * Sends a request within the provider's time-out and reads its answer. It retries with backoff if the request certainly had no effect. It
 * also retries a server error, unless the request is `once`. A time-out is never retried.
 */
export async function sendHttp(call: HttpCall, patience: Patience): Promise<Sent> {
  let mayHaveActed = false;
  for (let tried = 1, pauseMs = patience.firstPauseMs; ; tried++, pauseMs *= 2) {
    const attempt = await tryOnce(call, patience.timeoutMs);
    const { sent } = attempt;
    if (sent.ok) return sent;
    mayHaveActed ||= sent.failure.mayHaveActed;
    const askedMs = attempt.pauseMs ?? 0;
    const isLong = askedMs > LONGEST_PAUSE_MS;
    if (!attempt.again || tried >= patience.tries || isLong)
      return { ...sent, failure: { ...sent.failure, mayHaveActed, ...(isLong && { waitMs: askedMs }) } };
    await patience.pause(Math.max(pauseMs, askedMs));
  }
}

async function tryOnce(
  { method, url, headers, body, once = false, mayActAt503 = false, mostBytes = MOST_BYTES }: HttpCall,
  timeoutMs: number,
): Promise<Attempt> {
  noteSending();
  try {
    const traceparent = currentSpan()?.traceparent;
    const isJson = typeof body === 'object' && !(body instanceof URLSearchParams);
    const response = await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        ...(traceparent && { traceparent }),
        ...(isJson && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isJson ? JSON.stringify(body) : body }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutOfCall(timeoutMs)),
    });
    const text = await textOf(response, mostBytes);
    if (text === undefined) return last(failedResult('GARBAGE', true));
    return response.ok
      ? last({ ok: true, status: response.status, text })
      : refusal(response, text, { method, once, mayActAt503 });
  } catch (error) {
    return networkFailure(error);
  }
}

/** Returns the body; undefined if it is larger than any report. */
async function textOf({ body }: Response, mostBytes: number): Promise<string | undefined> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    parts.push(part);
    bytes += part.length;
    if (bytes > mostBytes) return undefined;
  }
  return Buffer.concat(parts).toString('utf8');
}

/**
 * Maps an error status to an attempt. 429 guarantees no effect, and so does 503 where the provider promises it. RFC 9110 15.6.4 doesn't:
 * a gateway answers 503 too, for a server that has acted. Other server errors guarantee nothing.
 */
function refusal(
  { status, headers }: Response,
  text: string,
  { method, once, mayActAt503 }: Required<Pick<HttpCall, 'method' | 'once' | 'mayActAt503'>>,
): Attempt {
  const failed = (name: Failure['failed'], mayHaveActed: boolean) => ({
    ...failedResult(name, mayHaveActed),
    error: { status, text },
  });
  if (status === 404 && (method === 'GET' || method === 'DELETE')) return last(failed('NOT_RECEIVED', false));
  if (status === 429 || status === 503) {
    const mayHaveActed = status === 503 && mayActAt503;
    const again = !mayHaveActed || !once;
    return { sent: failed('UNREACHABLE', mayHaveActed), again, pauseMs: retryAfterMs(headers) };
  }
  if (status >= 500) return { sent: failed('UNREACHABLE', true), again: !once };
  return last(failed('REFUSED', false));
}

/** Returns how long the provider asks to wait (`Retry-After`, RFC 9110 10.2.3). */
function retryAfterMs(headers: Headers): number {
  const after = headers.get('retry-after');
  if (after === null) return 0;
  if (/^\d{1,6}$/.test(after)) return Number(after) * 1000;
  const untilMs = Date.parse(after) - Date.parse(headers.get('date') ?? '');
  return untilMs > 0 ? untilMs : 0;
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

/** Returns what a JSON text says; undefined if it isn't JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) ?? undefined;
  } catch {
    return undefined;
  }
}
