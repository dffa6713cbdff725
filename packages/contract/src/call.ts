import type * as z from 'zod';
import type { ErrorCode } from './errors.ts';

/**
 * Who may make a call. The check is made in one place, from this word.
 * - `ANYONE`: no token needed.
 * - `SIGNED_IN`: any signed-in person; sees only what is theirs.
 * - `BORROWER`: the applicant of the application that the path names. For anyone else it does not exist.
 * - `STAFF`: a person of the organisation with the named permission, through an agent path.
 * - `PROVIDER`: an outside provider, known by its signature.
 */
export type Who = 'ANYONE' | 'SIGNED_IN' | 'BORROWER' | 'STAFF' | 'PROVIDER';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One call, declared once. The server's route, the browser's client and the OpenAPI document all come from it. */
export type Call<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> = {
  /** Unique, camelCase, a verb first: `selectOffer`. Names the use case that answers it. */
  readonly name: string;
  readonly method: Method;
  /** With parameters in braces: `/service-application/api/v1/application/heloc/{uuid}`. */
  readonly path: string;
  readonly who: Who;
  /** One sentence for the published document. */
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly answer: Answer;
  /** 200 unless said. */
  readonly status?: 200 | 201 | 202 | 204;
  /** What the answer is sent as. JSON unless said. */
  readonly answerType?: 'json' | 'text' | 'pdf';
  /** What the call can refuse with, besides what every call can. */
  readonly errors?: readonly ErrorCode[];
  /** The call creates or pulls something: it must carry an `Idempotency-Key`, and a repeat gets the first answer. */
  readonly oncePerKey?: true;
};

/** Declares a call and keeps the exact types of its schemas. */
export function call<
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Answer extends z.ZodType = z.ZodType,
>(definition: Call<Params, Query, Body, Answer>): Call<Params, Query, Body, Answer> {
  return definition;
}

type Of<S> = S extends z.ZodType ? z.infer<S> : undefined;
export type ParamsOf<C extends Call> = Of<C['params']>;
export type QueryOf<C extends Call> = Of<C['query']>;
export type BodyOf<C extends Call> = Of<C['body']>;
export type AnswerOf<C extends Call> = z.infer<C['answer']>;
