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

/** What a provider sends of its own accord: its number, under which it may come again, and its words as they came. */
export type Webhook = { readonly webhookId: string; readonly rawBody: string };

type CallerOf<W extends Who> = W extends 'ANYONE' ? undefined : W extends 'PROVIDER' ? Webhook : Caller;

/** Requests keep their body word for word, since a signature is over its bytes. */
declare module 'fastify' {
  interface FastifyRequest {
    rawBody?: Buffer;
  }
}

/** A request that has passed the checks of the edge: it is well formed, and the caller may make it. */
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

/** Answers one call. A refusal is a value; anything thrown is a defect. */
export type Handler<C extends Call> = (
  request: HandlerRequest<C>,
  context: Context,
) => Promise<HandledAnswer<C> | KeptJson | Refusal>;

/** A handler for each call of a table. */
export type HandlersOf<Calls extends Record<string, Call>> = {
  readonly [Name in keyof Calls]: Handler<Calls[Name]>;
};
