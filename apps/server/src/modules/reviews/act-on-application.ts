import type { Facts } from '@homeline/domain/facts/facts.ts';
import type { Context } from '../../context.ts';
import type { Origin } from '../../db/tables.ts';
import { type Decide, record } from '../../facts/record.ts';
import { isRefusal, type Refusal } from '../../refusal.ts';
import type { Caller } from '../accounts/caller.ts';

type Acting = {
  readonly params: { readonly uuid: string };
  readonly organisation: string;
  readonly caller: Caller;
  readonly origin: Origin;
};

/** Where an application stands after a member of staff acted. */
type Standing = { readonly uuid: string; readonly step: string; readonly since: string };

/** The pattern of every act of a member of staff: their decision becomes facts, under their name. */
export async function actOnApplication(
  { params, organisation, caller, origin }: Acting,
  context: Context,
  decide: Decide,
): Promise<Standing | Refusal> {
  const actor = { by: 'STAFF', id: caller.identity } as const;
  const recorded = await record(
    context,
    { organisation, applicationId: params.uuid, actor, origin },
    (facts: Facts) => decide(facts),
  );
  if (isRefusal(recorded)) return recorded;
  return { uuid: params.uuid, step: recorded.step.id, since: recorded.projection.since };
}
