import type { AnswerOf, BodyOf, Call, ParamsOf, QueryOf, Who } from '@homeline/contract/call.ts';
import type { Context } from '../context.ts';
import type { Origin } from '../db/tables.ts';
import type { Caller } from '../modules/accounts/caller.ts';
import type { Refusal } from '../refusal.ts';

type CallerOf<W extends Who> = W extends 'ANYONE' | 'PROVIDER' ? Caller | undefined : Caller;

/** A request that has passed the checks of the edge: it is well formed, and the caller may make it. */
export type Asked<C extends Call> = {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  readonly organisation: string;
  readonly caller: CallerOf<C['who']>;
  readonly origin: Origin;
};

/** Answers one call. A refusal is a value; anything thrown is a defect. */
export type Handler<C extends Call> = (asked: Asked<C>, context: Context) => Promise<AnswerOf<C> | Refusal>;
