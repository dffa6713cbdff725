import { statesOwnReason } from '@homeline/domain/staff/four-eyes.ts';
import type { Context } from '../../context.ts';
import { lockApplication } from '../../db/lock-application.ts';
import type { Origin } from '../../db/tables/columns.ts';
import type { Trx } from '../../db/tables.ts';
import { loadRelevantFacts } from '../../facts/load.ts';
import { type Decide, recordIn } from '../../facts/record.ts';
import type { Caller } from '../../http/caller.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import { answersChatOf } from '../chat/answers-chat-of.ts';
import { maySeeApplication } from '../pipeline/may-see.ts';
import { type ActOfTwo, proposeOrConfirm } from './second-person.ts';

type StaffRequest = {
  readonly params: { readonly uuid: string };
  readonly organisation: string;
  readonly caller: Caller;
  readonly origin: Origin;
};

/** The step of an application after a staff action. */
type StepAfter = {
  readonly uuid: string;
  readonly step: string;
  readonly since: string;
  readonly awaitsSecondPerson?: true;
};

/**
 * Records the facts that a staff member's action leads to, under their name.
 * @param ofTwo given for an act that needs a second person, if the lender asks for one or it states a reason in own words: the first call
 * proposes it
 */
export async function actOnApplication(
  request: StaffRequest,
  context: Context,
  decide: Decide,
  ofTwo?: ActOfTwo,
): Promise<StepAfter | Refusal> {
  const { params, organisation, caller, origin } = request;
  const key = { organisation, applicationId: params.uuid };
  return context.db.transaction().execute(async (trx) => {
    const isSeen =
      (await maySeeApplication(trx, key, caller.permissions)) ||
      (await answersChatOf(trx, key, caller.identity));
    if (!isSeen) return refuse('NOT_FOUND');
    if (ofTwo && (context.organisations.get(organisation).fourEyes || statesOwnReason(ofTwo.input))) {
      const proposed = await propose(trx, context, request, decide, ofTwo);
      if (proposed) return proposed;
    }
    const actor = { by: 'STAFF', id: caller.identity } as const;
    const recorded = await recordIn(trx, context, { ...key, actor, origin }, decide);
    if (isRefusal(recorded)) return recorded;
    return { uuid: params.uuid, step: recorded.step.id, since: recorded.projection.since };
  });
}

/** @returns undefined when this call confirms what another person proposed, so that it takes effect */
async function propose(
  trx: Trx,
  context: Context,
  request: StaffRequest,
  decide: Decide,
  ofTwo: ActOfTwo,
): Promise<StepAfter | Refusal | undefined> {
  const uuid = request.params.uuid;
  const key = { organisation: request.organisation, applicationId: uuid };
  if (!(await lockApplication(trx, key))) return refuse('NOT_FOUND');
  // An act that couldn't be recorded can't be proposed.
  const decided = decide(await loadRelevantFacts(trx, key));
  if (isRefusal(decided)) return decided;
  const { step, since } = await trx
    .selectFrom('projection')
    .select(['step', 'since'])
    .where('organisation', '=', key.organisation)
    .where('application_id', '=', uuid)
    .executeTakeFirstOrThrow();
  const outcome = await proposeOrConfirm(trx, context, request, key, ofTwo);
  if (outcome === 'CONFIRMED') return undefined;
  return isRefusal(outcome) ? outcome : { uuid, step, since: since.toISOString(), awaitsSecondPerson: true };
}
