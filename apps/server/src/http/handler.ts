import type {
  BodyOf,
  Call,
  HandledAnswer,
  ParamsOf,
  QueryOf,
  VersionOf,
  Who,
} from '@homeline/contract/call.ts';
import type { Context } from '../context.ts';
import type { Origin } from '../db/tables.ts';
import type { Caller } from '../modules/accounts/caller.ts';
import type { Refusal } from '../refusal.ts';

/** A webhook: its id, which a repeat carries again, and its raw body. */
export type Webhook = { readonly webhookId: string; readonly rawBody: string };

type CallerOf<W extends Who> = W extends 'ANYONE' ? undefined : W extends 'PROVIDER' ? Webhook : Caller;

/** Requests keep the raw body, since signatures cover its bytes. */
declare module 'fastify' {
  interface FastifyRequest {
    rawBody?: Buffer;
  }
}

/** A validated request of a caller who may make it. */
export type HandlerRequest<C extends Call> = {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  /** The version in `If-Match`, of a call that needs one. */
  readonly version: VersionOf<C>;
  readonly organisation: string;
  readonly caller: CallerOf<C['who']>;
  readonly origin: Origin;
};

/** JSON that was checked against the schema when it was stored, and is sent unchanged. `version`: for the `ETag`. */
export type KeptJson = { readonly keptJson: string; readonly version?: number };

/** Handles one call. Refusals are returned; anything thrown is a defect. */
export type Handler<C extends Call> = (
  request: HandlerRequest<C>,
  context: Context,
) => Promise<HandledAnswer<C> | KeptJson | Refusal>;

/** The handlers of a table of calls. */
export type HandlersOf<Calls extends Record<string, Call>> = {
  readonly [Name in keyof Calls]: Handler<Calls[Name]>;
};
