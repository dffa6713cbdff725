import { appendDeletion, keepChainHeads } from '../../audit/deletions.ts';
import type { Context } from '../../context.ts';
import { lockApplication } from '../../db/lock-application.ts';
import type { Trx } from '../../db/tables.ts';
import { type ApplicationKey, loadFacts } from '../../facts/load.ts';
import { deleteAccountIfUnused } from './delete-account.ts';
import { deleteRowsOf } from './delete-rows.ts';
import { dueRecords, recordsDue } from './due-records.ts';

/**
 * Deletes the records that are due at every lender. Each application in one transaction: after a crash the next run continues with those left.
 */
export async function deleteDueEverywhere(context: Context, stopped?: AbortSignal): Promise<void> {
  const failed: unknown[] = [];
  for (const { code } of context.organisations.all)
    await deleteDue(context, code, stopped).catch((error: unknown) => failed.push(error));
  if (failed.length > 0) throw new AggregateError(failed, 'Some records could not be deleted');
}

/**
 * Deletes a lender's records that are due.
 * @param stopped ends the run after the application in progress
 * @returns how many applications were deleted
 */
export async function deleteDue(
  context: Context,
  organisation: string,
  stopped?: AbortSignal,
): Promise<number> {
  let deleted = 0;
  const failed: unknown[] = [];
  for await (const { applicationId } of dueRecords(context, organisation)) {
    if (stopped?.aborted) break;
    try {
      if (await deleteRecords(context, { organisation, applicationId })) deleted += 1;
    } catch (error) {
      // A failed deletion doesn't stop the others.
      failed.push(error);
      context.log.error(
        { application: applicationId, failure: String(error) },
        'Records could not be deleted',
      );
    }
  }
  if (failed.length > 0) throw new AggregateError(failed, 'Some records could not be deleted');
  return deleted;
}

/** @returns false if the records aren't due any more, or another process deleted them */
function deleteRecords(context: Context, key: ApplicationKey): Promise<boolean> {
  const { organisation, applicationId } = key;
  return context.db.transaction().execute(async (trx) => {
    // One deletion of a lender at a time: each is numbered and hashed over the one before.
    await trx
      .selectFrom('record_deletion')
      .select('number')
      .where('organisation', '=', organisation)
      .forUpdate()
      .execute();
    const application = await lockApplication(trx, key);
    if (!application) return false;
    const projected = await trx
      .selectFrom('projection')
      .select(['since', 'loan_number'])
      .where('organisation', '=', organisation)
      .where('application_id', '=', applicationId)
      .executeTakeFirst();
    // A hold may have been placed since it was found due.
    const due = projected && recordsDue(context, organisation, await loadFacts(trx, key), projected.since);
    if (!due) return false;
    await keepChainHeads(trx, key);
    const signers = await signersAccounts(trx, key);
    const counts = await deleteRowsOf(trx, key);
    for (const identity of [application.owner, ...signers])
      await deleteAccountIfUnused(trx, organisation, identity);
    await appendDeletion(trx, context.sealing, key, {
      ...{ loanNumber: projected.loan_number, kind: due.kind, keptUntil: due.on },
      ...{ deletedAt: context.clock.now(), counts },
    });
    context.log.info(
      { application: applicationId, kind: due.kind },
      'Records were deleted at the end of their term',
    );
    return true;
  });
}

/** Returns the accounts under which signers signed. */
async function signersAccounts(trx: Trx, { organisation, applicationId }: ApplicationKey): Promise<string[]> {
  const rows = await trx
    .selectFrom('signer_invitation')
    .select('identity')
    .where('organisation', '=', organisation)
    .where('application_id', '=', applicationId)
    .execute();
  return rows.flatMap(({ identity }) => identity ?? []);
}
