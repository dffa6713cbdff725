import { appendAudit } from '../audit/chain.ts';
import type { Context } from '../context.ts';
import type { Origin } from '../db/tables/columns.ts';
import type { Trx } from '../db/tables.ts';
import type { Caller } from '../http/caller.ts';
import { nameOf } from './actor.ts';

type StaffRequest = { readonly organisation: string; readonly caller: Caller; readonly origin: Origin };

/** A staff action that records no fact. `what` names it in the chain: a verb and its object. */
type StaffAct = { readonly applicationId: string; readonly what: string; readonly detail: object };

/** Appends a staff action to the application's audit chain. The caller's transaction must hold the lock on its row. */
export async function auditStaffAct(
  trx: Trx,
  { clock, sealing }: Context,
  { organisation, caller, origin }: StaffRequest,
  { applicationId, what, detail }: StaffAct,
): Promise<void> {
  const key = { organisation, applicationId };
  const actor = nameOf({ by: 'STAFF', id: caller.identity });
  await appendAudit(trx, sealing, key, [{ at: clock.now(), actor, what, detail, origin }]);
}
