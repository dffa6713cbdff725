import type { Facts } from '@homeline/domain/facts/facts.ts';
import type { Context } from '../../context.ts';
import type { Origin } from '../../db/tables.ts';
import { type Decide, record } from '../../facts/record.ts';
import { isRefusal, type Refusal } from '../../refusal.ts';
import type { Caller } from '../accounts/caller.ts';

type StaffRequest = {
  readonly params: { readonly uuid: string };
  readonly organisation: string;
  readonly caller: Caller;
  readonly origin: Origin;
};

/** The step of an application after a staff action. */
type StepAfter = { readonly uuid: string; readonly step: string; readonly since: string };

/** Records the facts that a staff member's action leads to, under their name. */
export async function actOnApplication(
  { params, organisation, caller, origin }: StaffRequest,
  context: Context,
  decide: Decide,
): Promise<StepAfter | Refusal> {
  const actor = { by: 'STAFF', id: caller.identity } as const;
  const recorded = await record(
    context,
    { organisation, applicationId: params.uuid, actor, origin },
    (facts: Facts) => decide(facts),
  );
  if (isRefusal(recorded)) return recorded;
  return { uuid: params.uuid, step: recorded.step.id, since: recorded.projection.since };
}
