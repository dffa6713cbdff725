import type * as z from 'zod';
import type { ChatFailure, ChatResult } from './port.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH';

export type ChatRequest = {
  readonly url: string;
  readonly method?: Method;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON for an object; a form or a file is sent unchanged. */
  readonly body?: object | URLSearchParams | FormData | Uint8Array;
};

export type ChatFailureWithStatus = ChatFailure & {
  /** Absent without an answer. */
  readonly status?: number;
};

type Reply<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly failure: ChatFailureWithStatus };

/** A person is waiting, so we give up on a provider sooner than for a task of a desk. */
const TIMEOUT_MS = 8000;
/** A date further away is a mistake. */
const LONGEST_WAIT_MS = 3_600_000;
const MOST_FILE_BYTES = 20_000_000;

/** Sends one request to a chat provider and reads its JSON answer. Fields that we don't know are left out. */
export async function ask<Schema extends z.ZodType>(
  request: ChatRequest,
  schema: Schema,
): Promise<Reply<z.output<Schema>>> {
  try {
    const response = await fetch(request.url, init(request));
    const text = await response.text();
    if (!response.ok) return { ok: false, failure: failureOf(response) };
    const read = schema.safeParse(text === '' ? {} : JSON.parse(text));
    return read.success ? { ok: true, answer: read.data } : unavailable('GARBAGE');
  } catch (error) {
    return unavailable(causeOf(error));
  }
}

/**
 * Reads a file of a chat provider; undefined if it isn't there or is larger than a chat takes. An agent may name any address, so only
 * https is read, or the provider's own origin.
 */
export async function readFile(url: string, providerUrl: string): Promise<Uint8Array | undefined> {
  try {
    const { protocol, origin } = new URL(url);
    if (protocol !== 'https:' && origin !== new URL(providerUrl).origin) return undefined;
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok || Number(response.headers.get('content-length') ?? 0) > MOST_FILE_BYTES)
      return undefined;
    const bytes = new Uint8Array(await response.arrayBuffer());
    return bytes.length > MOST_FILE_BYTES ? undefined : bytes;
  } catch {
    return undefined;
  }
}

/** Discards the response body: the status suffices. */
export function done(reply: Reply<unknown>): ChatResult<undefined> {
  return reply.ok ? { ok: true, answer: undefined } : reply;
}

function init({ method = 'POST', headers, body }: ChatRequest): RequestInit {
  const isRaw = body instanceof URLSearchParams || body instanceof FormData || body instanceof Uint8Array;
  return {
    method,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && !isRaw && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && {
      body: isRaw ? (body as NonNullable<RequestInit['body']>) : JSON.stringify(body),
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  };
}

function failureOf({ status, headers }: Response): ChatFailureWithStatus {
  if (status === 404 || status === 410) return { failed: 'GONE', status };
  if (status === 401 || status === 403) return { failed: 'REFUSED', status };
  if (status !== 429 && status !== 408 && status < 500) return { failed: 'INVALID', status };
  const waitMs = waitMsIn(headers, status === 429);
  return { failed: 'UNAVAILABLE', because: 'UNREACHABLE', status, ...(waitMs !== undefined && { waitMs }) };
}

/**
 * Returns how long a provider asks to wait: by `Retry-After`, in seconds or as a date (RFC 9110), or by `X-RateLimit-Reset`, in seconds
 * since 1970, which Stream sends with every answer. The answer's own date tells the time.
 */
function waitMsIn(headers: Headers, isLimited: boolean): number | undefined {
  const after = headers.get('retry-after');
  if (after !== null && /^\d{1,6}$/.test(after)) return Number(after) * 1000;
  const reset = isLimited ? headers.get('x-ratelimit-reset') : null;
  const untilMs = after !== null ? Date.parse(after) : reset !== null ? Number(reset) * 1000 : Number.NaN;
  const waitMs = untilMs - Date.parse(headers.get('date') ?? '');
  return waitMs >= 0 && waitMs <= LONGEST_WAIT_MS ? waitMs : undefined;
}

function causeOf(error: unknown): NonNullable<ChatFailure['because']> {
  if (error instanceof SyntaxError) return 'GARBAGE';
  return error instanceof DOMException && error.name === 'TimeoutError' ? 'TIMEOUT' : 'UNREACHABLE';
}

function unavailable(because: NonNullable<ChatFailure['because']>): {
  ok: false;
  failure: ChatFailureWithStatus;
} {
  return { ok: false, failure: { failed: 'UNAVAILABLE', because } };
}
