import type { StaffAct } from '@homeline/domain/staff/staff-acts.ts';
import type * as z from 'zod';
import type { ErrorCode } from './errors.ts';

/**
 * Who may make a call. The server's admission checks it.
 * - `ANYONE`: no token needed.
 * - `VISITOR`: no token needed; the handler learns who is signed in, if anybody is.
 * - `SIGNED_IN`: any signed-in person; sees only their own data.
 * - `BORROWER`: the applicant of the application in the path; 404 for anyone else.
 * - `SIGNER`: an additional signer of the application in the path; 404 for anyone else.
 * - `ORIGINATOR`: a loan originator of the organisation; sees only their own clients.
 * - `STAFF`: a member of the organisation's staff whose roles allow the call's act.
 * - `CHAT`: a caller with the token of the chat in the path, signed in or not; 404 without it.
 * - `PROVIDER`: a provider, identified by its signature.
 */
export type Who =
  | 'ANYONE'
  | 'VISITOR'
  | 'SIGNED_IN'
  | 'BORROWER'
  | 'SIGNER'
  | 'ORIGINATOR'
  | 'STAFF'
  | 'CHAT'
  | 'PROVIDER';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** How an answer is sent. `file`: the bytes of one file with its own content type. `zip`: several files, packed while they are sent. */
export type SentAs = 'json' | 'text' | 'html' | 'file' | 'zip';

/** One HTTP call. The server's route, the browser's client and the OpenAPI document derive from it. */
export type Call<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  By extends Who = Who,
  BodyType extends 'json' | 'file' = 'json' | 'file',
  AnswerType extends SentAs = SentAs,
  Versioned extends boolean = boolean,
> = {
  /** Unique, camelCase, verb first: `selectOffer`. The handler has the same name. */
  readonly name: string;
  readonly method: Method;
  /** With its parameters in braces: `/service-application/api/v1/application/heloc/{uuid}`. */
  readonly path: string;
  readonly who: By;
  /** STAFF: what the caller must be allowed to do; nobody makes the call without one. */
  readonly act?: StaffAct;
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** `file`: the body is one PDF, JPEG, PNG or HEIC file instead of JSON. */
  readonly bodyType?: BodyType;
  /** The body limit; the server's own limit by default. */
  readonly bodyBytes?: number;
  /** The schema of a JSON answer; text and files have none. */
  readonly answer: Answer;
  /** 200 by default. */
  readonly status?: 200 | 201 | 202 | 204;
  /** How the answer is sent. JSON by default. */
  readonly answerType?: AnswerType;
  /** The errors of this call, besides those of every call. */
  readonly errors?: readonly ErrorCode[];
  /**
   * A repeat with the same `Idempotency-Key` gets the first answer. The call requires the key; `IF_SENT` doesn't, where a caller may not
   * know of it.
   */
  readonly oncePerKey?: true | 'IF_SENT';
  /** The call changes answers that a form showed: `If-Match` must carry their version. A stale version is refused. */
  readonly versioned?: Versioned;
};

/** Declares a call with the exact types of its schemas. */
export function call<
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Answer extends z.ZodType = z.ZodType,
  By extends Who = Who,
  BodyType extends 'json' | 'file' = 'json',
  AnswerType extends SentAs = 'json',
  Versioned extends boolean = false,
>(
  definition: Call<Params, Query, Body, Answer, By, BodyType, AnswerType, Versioned>,
): Call<Params, Query, Body, Answer, By, BodyType, AnswerType, Versioned> {
  return definition;
}

/** Returns whether a call answers the version of the application, which it also sends as the `ETag`. */
export function answersVersion({ method, answer }: Call): boolean {
  return method === 'GET' && 'shape' in answer && 'version' in (answer.shape as object);
}

/** A file as the handler receives it; the browser sends a Blob. */
export type UploadedFile = { readonly contentType: string; readonly bytes: Uint8Array };

/** A file as the handler returns it; the browser receives a Blob. */
export type ServedFile = UploadedFile & { readonly fileName: string };

/** Packed files as the handler returns them; the browser receives a Blob. */
export type ServedZip = { readonly fileName: string; readonly chunks: AsyncIterable<Uint8Array> };

/** As the handler receives it: validated, with defaults filled in. */
export type ParamsOf<C extends Call> = z.output<NonNullable<C['params']>>;
export type QueryOf<C extends Call> = z.output<NonNullable<C['query']>>;
export type BodyOf<C extends Call> =
  NonNullable<C['bodyType']> extends 'file' ? UploadedFile : z.output<NonNullable<C['body']>>;
/** The version that a request carries; undefined for a call that needs none. */
export type VersionOf<C extends Call> = VersionIf<NonNullable<C['versioned']>>;
type VersionIf<Versioned> = Versioned extends true ? number : undefined;
/** The input type, before parsing. */
export type ParamsInput<C extends Call> = z.input<NonNullable<C['params']>>;
export type QueryInput<C extends Call> = z.input<NonNullable<C['query']>>;
export type BodyInput<C extends Call> =
  NonNullable<C['bodyType']> extends 'file' ? Blob : z.input<NonNullable<C['body']>>;
export type AnswerOf<C extends Call> =
  NonNullable<C['answerType']> extends 'file' | 'zip' ? Blob : z.output<C['answer']>;
/** As the handler returns it. */
export type HandledAnswer<C extends Call> =
  NonNullable<C['answerType']> extends 'file'
    ? ServedFile
    : NonNullable<C['answerType']> extends 'zip'
      ? ServedZip
      : z.output<C['answer']>;
