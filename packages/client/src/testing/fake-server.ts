import type { AnswerOf, Call } from '@homeline/contract/call.ts';
import { CALLS } from '@homeline/contract/calls.ts';
import { CLOCK_OFFSET_HEADER } from '@homeline/contract/client.ts';
import { ERRORS, type ErrorBody, type ErrorCode } from '@homeline/contract/errors.ts';
import { type Part, sampleOf } from './sample.ts';

export type { Part };

/** A call as the server received it. */
export type Received = {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** From `If-Match`. */
  readonly version: number | undefined;
  /** From `Idempotency-Key`. */
  readonly key: string | undefined;
};

type Answer = (received: Received) => Response | Promise<Response>;

/**
 * A server in memory. It answers each call of the contract by its schema: with the smallest answer, unless a test says which, and refuses
 * a form that the call's schema refuses. `fetch` goes to it.
 */
export const server = {
  /** Answers a call from now on. What the part leaves out is the smallest value of the call's schema. */
  answers<C extends Call>(call: C, part?: Part<AnswerOf<C>>) {
    answerWith(call, part);
    answers.set(call.name, () => answerWith(call, part));
  },

  /** Answers each request for a call by what it asks. */
  answersBy<C extends Call>(call: C, partFor: (received: Received) => Part<AnswerOf<C>>) {
    answers.set(call.name, (request) => answerWith(call, partFor(request)));
  },

  /** Refuses a call from now on, as the server words it. */
  refuses(call: Call, code: ErrorCode, body: Partial<ErrorBody> = {}) {
    answers.set(call.name, () => refusal(code, body));
  },

  /** Keeps a call waiting. Returns a function that lets its answer come. */
  holds<C extends Call>(call: C, part?: Part<AnswerOf<C>>): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    answers.set(call.name, () => promise.then(() => answerWith(call, part)));
    return resolve;
  },

  /** Loses the connection at a call. */
  drops(call: Call) {
    answers.set(call.name, () => Promise.reject(new TypeError('Failed to fetch')));
  },

  /** Returns the received calls of a name, oldest first. */
  received: (call: Call): readonly Received[] => received.get(call.name) ?? [],

  /** Moves the installation's clock, as a sandbox does. */
  movesClock(offset: number) {
    offsetMs = offset;
  },

  /** Forgets every answer and every received call. */
  reset() {
    offsetMs = 0;
    answers.clear();
    received.clear();
  },

  /** Takes the place of the browser's `fetch`. */
  async fetch(input: string, init: RequestInit = {}): Promise<Response> {
    const { pathname, searchParams } = new URL(input, 'http://127.0.0.1');
    const found = matching(init.method ?? 'GET', pathname);
    if (!found) throw new Error(`No call is ${init.method ?? 'GET'} ${pathname}`);
    const { call, params } = found;
    const headers = new Headers(init.headers);
    const version = headers.get('if-match');
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    const request: Received = {
      params,
      query: Object.fromEntries(searchParams),
      body,
      version: version === null ? undefined : Number(version.replaceAll('"', '')),
      key: headers.get('idempotency-key') ?? undefined,
    };
    received.set(call.name, [...(received.get(call.name) ?? []), request]);
    const isRefused = call.bodyType !== 'file' && call.body?.safeParse(body ?? {}).success === false;
    if (isRefused) return refusal('INVALID_INPUT', {});
    if (call.versioned && version === null) return refusal('VERSION_REQUIRED', {});
    const response = await (answers.get(call.name) ?? (() => answerWith(call, undefined)))(request);
    response.headers.set(CLOCK_OFFSET_HEADER, String(offsetMs));
    return response;
  },
};

let offsetMs = 0;
const answers = new Map<string, Answer>();
const received = new Map<string, Received[]>();

function answerWith(call: Call, part: unknown): Response {
  const { status = 200, answerType = 'json' } = call;
  if (status === 204) return new Response(null, { status });
  if (answerType !== 'json') return new Response(String(part ?? ''), { status });
  return Response.json(sampleOf(call.answer, part as never), { status });
}

function refusal(code: ErrorCode, body: Partial<ErrorBody>): Response {
  const { status, message } = ERRORS[code];
  return Response.json({ code, errors: [message], ...body }, { status });
}

/** Calls in the order of their search: a path without parameters goes before one that would take it. */
const PATTERNS = Object.values<Call>(CALLS)
  .map((call) => ({
    call,
    pattern: new RegExp(`^${call.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
    parameters: call.path.split('{').length,
  }))
  .toSorted((a, b) => a.parameters - b.parameters);

function matching(method: string, pathname: string) {
  for (const { call, pattern } of PATTERNS) {
    const found = call.method === method ? pattern.exec(pathname) : null;
    if (found) return { call, params: { ...found.groups } };
  }
  return undefined;
}
