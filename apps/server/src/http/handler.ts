import type {
  BodyOf,
  Call,
  HandledAnswer,
  ParamsOf,
  QueryOf,
  VersionOf,
  Who,
} from '@homeline/contract/call.ts';
import type { Language } from '@homeline/domain/language/language.ts';
import type { Context } from '../context.ts';
import type { Origin } from '../db/tables/columns.ts';
import type { ChatKey } from '../modules/chat/chat-tokens.ts';
import type { Refusal } from '../refusal.ts';
import type { Caller, OriginatorCaller, SignerCaller } from './caller.ts';

/** A webhook's id, which is the same for a repeat, and its raw body. */
export type Webhook = { readonly webhookId: string; readonly rawBody: string };

type CallerOf<W extends Who> = W extends 'ANYONE'
  ? undefined
  : W extends 'VISITOR'
    ? Caller | undefined
    : W extends 'PROVIDER'
      ? Webhook
      : W extends 'SIGNER'
        ? SignerCaller
        : W extends 'ORIGINATOR'
          ? OriginatorCaller
          : W extends 'CHAT'
            ? ChatKey
            : Caller;

/** Requests keep the raw body, which webhook signatures cover. */
declare module 'fastify' {
  interface FastifyRequest {
    rawBody?: Buffer;
  }
}

/** A validated request from an authorized caller. */
export type HandlerRequest<C extends Call> = {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  /** The version in `If-Match`, if the call requires one. */
  readonly version: VersionOf<C>;
  readonly organisation: string;
  readonly caller: CallerOf<C['who']>;
  readonly origin: Origin;
  /** The language of the page that the caller is on, if the lender offers it; else English. */
  readonly language: Language;
  /** The cookie of a browser that signed in before. */
  readonly deviceCookie: string;
  /** The browser sends Do Not Track or Global Privacy Control. */
  readonly optsOutOfTracking: boolean;
  /** The origin of the pages that the caller is on. */
  readonly site: string;
};

/** Stored JSON that was validated when written and is sent unchanged. `version` is for the `ETag`. */
export type StoredJson = { readonly storedJson: string; readonly version?: number };

/** Handles one call. Refusals are returned; anything thrown is a defect. */
export type Handler<C extends Call> = (
  request: HandlerRequest<C>,
  context: Context,
) => Promise<HandledAnswer<C> | StoredJson | Refusal>;

/** The handlers of a table of calls. */
export type HandlersOf<Calls extends Record<string, Call>> = {
  readonly [Name in keyof Calls]: Handler<Calls[Name]>;
};
