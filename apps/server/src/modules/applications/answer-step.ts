import type { Status } from '@homeline/contract/applications/status.ts';
import type { FactName } from '@homeline/domain/facts/facts.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/database.ts';
import type { Origin } from '../../db/tables.ts';
import { loadFacts } from '../../facts/load.ts';
import { type Decide, recordIn } from '../../facts/record.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import type { Caller } from '../accounts/caller.ts';
import { ownAnswers } from './own-answers.ts';

/** A request to change an application: whose, and which version its form showed when it showed anything. */
export type Change = {
  readonly params: { readonly uuid: string };
  readonly body: object | undefined;
  readonly organisation: string;
  readonly caller: Caller;
  readonly origin: Origin;
};

type Answering = {
  /** The steps at which the answer is wanted; at any other it is refused as out of turn. Anywhere unless said. */
  readonly at?: readonly StepName[];
  /** What the form showed. If any of it has changed since, the answer is refused together with what stands now. */
  readonly showed?: readonly FactName[];
  readonly decide: Decide;
  /** What is kept beside the facts, in the same transaction. */
  readonly beside?: (trx: Trx) => Promise<void>;
};

/**
 * The pattern of every change that a borrower makes: their answers become facts at the step that asks for them, and what they get
 * back is where the application stands then.
 */
export async function answerStep(
  { params, body, organisation, caller, origin }: Change,
  context: Context,
  { at, showed, decide, beside }: Answering,
): Promise<Status | Refusal> {
  const of = { organisation, applicationId: params.uuid };
  const version = body && 'version' in body ? (body.version as number) : undefined;
  const recording = {
    ...of,
    actor: { by: 'BORROWER', id: caller.identity },
    origin,
    ...(at && { steps: at }),
    ...(showed && version !== undefined && { shown: { facts: showed, version } }),
  } as const;
  const recorded = await context.db.transaction().execute(async (trx) => {
    const written = await recordIn(trx, context, recording, decide);
    if (beside && !isRefusal(written)) await beside(trx);
    return written;
  });
  if (!isRefusal(recorded)) return recorded.projection.status;
  if (recorded.refused !== 'STALE_VERSION') return recorded;
  return refuse('STALE_VERSION', { current: ownAnswers(context, of, await loadFacts(context.db, of)) });
}
