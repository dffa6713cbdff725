import { PAGE_LANGUAGE } from '@homeline/domain/language/page-language.ts';
import type { AnswerOf, BodyInput, Call, ParamsInput, QueryInput, VersionOf } from './call.ts';
import { messageOf } from './error-message.ts';
import type { ErrorBody } from './errors.ts';
import { said } from './said.ts';

/** A request that failed. `status` is 0 when there was no response. */
export class RequestError extends Error {
  readonly status: number;
  readonly statusText: string;
  readonly data: unknown;
  constructor(status: number, statusText: string, message: string, data: unknown) {
    super(message);
    this.name = 'RequestError';
    this.status = status;
    this.statusText = statusText;
    this.data = data;
  }
}

export type ClientOptions = {
  /** Empty for the page's origin. */
  readonly baseUrl: string;
  /** Sent as `origin` on every call. A browser sets its own on writes and drops ours on reads. */
  readonly origin: () => string;
  /** Sent as `x-org` on every call. */
  readonly orgCode: () => string;
  readonly token: { read(): string | undefined; save(token: string): void };
  /** Follows the installation's clock, which a sandbox moves. */
  readonly clock?: { follow(header: string | null): void };
  /** The recording of this visit, sent with every call when there is one. */
  readonly replay?: () => { readonly id: string; readonly url: string } | undefined;
  readonly timeoutMs?: number;
  readonly fetch?: typeof fetch;
};

type Given<C extends Call> = {
  idempotencyKey?: string;
  signal?: AbortSignal;
} & (ParamsInput<C> extends undefined ? { params?: undefined } : { params: ParamsInput<C> }) &
  (QueryInput<C> extends undefined ? { query?: undefined } : { query: QueryInput<C> }) &
  (BodyInput<C> extends undefined ? { body?: undefined } : { body: BodyInput<C> }) &
  /** The `version` of the answers that the form showed. */
  (undefined extends VersionOf<C> ? { version?: VersionOf<C> } : { version: VersionOf<C> });

export type Client = <C extends Call>(call: C, given: Given<C>) => Promise<AnswerOf<C>>;

const TIMEOUT_MS = 30_000;
/** Every document of an application, over a slow connection. */
const ZIP_TIMEOUT_MS = 600_000;

/** A sandbox's answers say how many milliseconds its clock is ahead of real time. */
export const CLOCK_OFFSET_HEADER = 'x-clock-offset-ms';

/**
 * Creates a client for the contract's calls. Sends cookies, the origin, the organisation header and the bearer token, and saves a renewed token.
 * The client throws RequestError for an error response, a timeout or a lost connection.
 */
export function createClient(options: ClientOptions): Client {
  const send = options.fetch ?? fetch;
  return async (call, given) => {
    const token = options.token.read();
    const replay = options.replay?.();
    const signals = [
      AbortSignal.timeout(options.timeoutMs ?? (call.answerType === 'zip' ? ZIP_TIMEOUT_MS : TIMEOUT_MS)),
      ...(given.signal ? [given.signal] : []),
    ];
    let response: Response;
    try {
      response = await send(options.baseUrl + pathOf(call, given.params, given.query), {
        method: call.method,
        credentials: 'include',
        headers: {
          origin: options.origin(),
          'x-org': options.orgCode(),
          'accept-language': PAGE_LANGUAGE,
          ...(replay && { 'x-session-replay-id': replay.id, 'x-session-replay-url': replay.url }),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(given.body === undefined ? {} : { 'content-type': contentTypeOf(given.body) }),
          ...(given.version === undefined ? {} : { 'if-match': `"${given.version}"` }),
          ...(given.idempotencyKey ? { 'idempotency-key': given.idempotencyKey } : {}),
        },
        ...(given.body === undefined ? {} : { body: textOf(given.body) }),
        signal: AbortSignal.any(signals),
      });
    } catch (cause) {
      throw new RequestError(0, '', messageOf(undefined), cause);
    }
    options.clock?.follow(response.headers.get(CLOCK_OFFSET_HEADER));
    const renewed = response.headers.get('authorization');
    if (renewed?.startsWith('Bearer ')) options.token.save(renewed.slice('Bearer '.length));
    if (!response.ok) {
      const data = inPageLanguage((await response.json().catch(() => undefined)) as ErrorBody | undefined);
      throw new RequestError(response.status, response.statusText, messageOf(data), data);
    }
    if (response.status === 204) return undefined as never;
    if (call.answerType === 'text' || call.answerType === 'html') return (await response.text()) as never;
    if (call.answerType === 'file' || call.answerType === 'zip') return (await response.blob()) as never;
    return (await response.json()) as never;
  };
}

function inPageLanguage(body: ErrorBody | undefined): ErrorBody | undefined {
  if (!body) return undefined;
  const fields = Object.entries(body.fields ?? {}).map(([name, problem]) => [name, said(problem)]);
  return {
    ...body,
    errors: body.errors?.map(said),
    ...(body.fields && { fields: Object.fromEntries(fields) }),
  };
}

function contentTypeOf(body: unknown): string {
  return body instanceof Blob ? body.type : 'application/json';
}

function textOf(body: unknown): string | Blob {
  return body instanceof Blob ? body : JSON.stringify(body);
}

/** Returns the URL path of a call with its parameters and query. */
export function pathOf(call: Call, params: unknown, query: unknown): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  );
  const given = Object.entries((query as Record<string, unknown>) ?? {}).filter(
    ([, value]) => value !== undefined,
  );
  return given.length
    ? `${path}?${new URLSearchParams(Object.fromEntries(given.map(([name, value]) => [name, String(value)])))}`
    : path;
}
