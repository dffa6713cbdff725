import { type ACTS_OF_TWO, statesOwnReason } from '@homeline/domain/staff/four-eyes.ts';
import { disabledReason, type StaffAct } from '@homeline/domain/staff/staff-acts.ts';
import type { RoleNames } from '@homeline/domain/staff/staff-roles.ts';
import { isStepName, stepOf } from '@homeline/domain/workflow/steps.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../db/tables.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import type { Caller } from '../../http/caller.ts';

/** What a person reads who confirms or returns a proposal that no longer waits as they saw it. */
export const PROPOSAL_CHANGED =
  'This is no longer what was proposed: somebody decided or replaced it first. Look at it again.';

/** Reads the proposals of an application's current step visit, with the note that returned one. Those of an earlier visit no longer count. */
export async function currentProposals(db: Db | Trx, { organisation, applicationId }: ApplicationKey) {
  const rows = await db
    .selectFrom('proposal')
    .innerJoin('projection', (join) =>
      join
        .onRef('projection.organisation', '=', 'proposal.organisation')
        .onRef('projection.application_id', '=', 'proposal.application_id')
        .onRef('projection.entered_seq', '=', 'proposal.entered_seq'),
    )
    .leftJoin('note', (join) =>
      join
        .onRef('note.organisation', '=', 'proposal.organisation')
        .onRef('note.application_id', '=', 'proposal.application_id')
        .onRef('note.uuid', '=', 'proposal.returned_note'),
    )
    .selectAll('proposal')
    .select(['projection.step', 'text', 'written_by', 'written_at'])
    .where('proposal.organisation', '=', organisation)
    .where('proposal.application_id', '=', applicationId)
    .orderBy('proposed_at')
    .execute();
  return rows.map(({ act, ...row }) => ({ act: act as (typeof ACTS_OF_TWO)[number], ...row }));
}

export async function deleteProposal(trx: Trx, key: ApplicationKey, act: StaffAct): Promise<void> {
  await trx
    .deleteFrom('proposal')
    .where('organisation', '=', key.organisation)
    .where('application_id', '=', key.applicationId)
    .where('act', '=', act)
    .execute();
  await markProposals(trx, key);
}

/** Stores in the projection what lists show about an application's proposals. Call it after each change to them. */
export async function markProposals(
  trx: Trx,
  { organisation, applicationId }: ApplicationKey,
): Promise<void> {
  const hasProposal = (returnedNote: 'is null' | 'is not null') => sql<boolean>`exists (
    select from proposal where proposal.organisation = projection.organisation
      and proposal.application_id = projection.application_id
      and proposal.entered_seq = projection.entered_seq
      and proposal.returned_note ${sql.raw(returnedNote)})`;
  await trx
    .updateTable('projection')
    .set({ awaits_second_person: hasProposal('is null'), proposal_returned: hasProposal('is not null') })
    .where('organisation', '=', organisation)
    .where('application_id', '=', applicationId)
    .execute();
}

type Proposed = Pick<
  Awaited<ReturnType<typeof currentProposals>>[number],
  'act' | 'step' | 'proposed_by' | 'input'
>;

/** Returns why a person may not confirm a proposal; undefined when they may. */
export function confirmationProblem(
  { act, step, proposed_by, input }: Proposed,
  { identity, permissions }: Caller,
  names: RoleNames,
): string | undefined {
  const row = isStepName(step) ? stepOf(step) : undefined;
  const application = {
    kind: row?.kind ?? '',
    owner: row && 'owner' in row ? row.owner : undefined,
    isOwnProposal: proposed_by === identity,
  };
  const confirming = statesOwnReason(input as object) ? 'CONFIRM_STATED_REASON' : act;
  return disabledReason(permissions, confirming, application, names);
}
