import { appendAudit } from '../../audit/chain.ts';
import type { Context } from '../../context.ts';
import type { Origin, Trx } from '../../db/tables.ts';
import { nameOf } from '../../facts/actor.ts';
import type { Caller } from '../accounts/caller.ts';

type Acting = { readonly organisation: string; readonly caller: Caller; readonly origin: Origin };

/** An act on an application that brings no fact. `what` is a verb and its object, as in the chain. */
type Act = { readonly applicationId: string; readonly what: string; readonly detail: object };

/** Puts what a member of staff did into the application's audit chain, in the transaction that did it, which holds the application's row. */
export async function auditStaffAct(
  trx: Trx,
  { clock }: Context,
  { organisation, caller, origin }: Acting,
  { applicationId, what, detail }: Act,
): Promise<void> {
  const of = { organisation, applicationId };
  const actor = nameOf({ by: 'STAFF', id: caller.identity });
  await appendAudit(trx, of, [{ at: clock.now(), actor, what, detail, origin }]);
}
