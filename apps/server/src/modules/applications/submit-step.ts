import type { Status } from '@homeline/contract/applications/status.ts';
import type { FactName } from '@homeline/domain/facts/facts.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import type { Context } from '../../context.ts';
import type { Origin } from '../../db/tables/columns.ts';
import type { Trx } from '../../db/tables.ts';
import { loadFacts } from '../../facts/load.ts';
import { type Decide, type Recorded, recordIn } from '../../facts/record.ts';
import type { Caller } from '../../http/caller.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import { borrowerAnswers } from './borrower-answers.ts';

/** The parts of a handler's request that a change to an application needs. */
export type ChangeRequest = {
  readonly params: { readonly uuid: string };
  /** The version of the facts that the form showed; undefined for a call without one. */
  readonly version: number | undefined;
  readonly organisation: string;
  readonly caller: Caller;
  readonly origin: Origin;
};

type Submission = {
  /** The steps that accept the submission; any other is refused as WRONG_STEP. Default: every step. */
  readonly at?: readonly StepName[];
  /** The facts that the form showed. If one has a newer entry, the submission is refused as STALE_VERSION. */
  readonly versionedFacts?: readonly FactName[];
  readonly decide: Decide;
  /** Writes other rows in the same transaction. */
  readonly alsoWrite?: (trx: Trx) => Promise<void>;
  /** Records facts of another actor in the same transaction. */
  readonly alsoRecord?: (trx: Trx) => Promise<Recorded | undefined>;
};

/** Records a borrower's answers as facts and returns the application's new status, all in one transaction. */
export async function submitStep(
  { params, version, organisation, caller, origin }: ChangeRequest,
  context: Context,
  { at, versionedFacts, decide, alsoWrite, alsoRecord }: Submission,
): Promise<Status | Refusal> {
  const key = { organisation, applicationId: params.uuid };
  const recording = {
    ...key,
    actor: { by: 'BORROWER', id: caller.identity },
    origin,
    ...(at && { steps: at }),
    ...(versionedFacts && version !== undefined && { shown: { facts: versionedFacts, version } }),
  } as const;
  const recorded = await context.db.transaction().execute(async (trx) => {
    const written = await recordIn(trx, context, recording, decide);
    if (isRefusal(written)) return written;
    await alsoWrite?.(trx);
    return (await alsoRecord?.(trx)) ?? written;
  });
  if (!isRefusal(recorded)) return recorded.projection.status;
  if (recorded.refused !== 'STALE_VERSION') return recorded;
  return refuse('STALE_VERSION', {
    current: borrowerAnswers(context, key, await loadFacts(context.db, key)),
  });
}
