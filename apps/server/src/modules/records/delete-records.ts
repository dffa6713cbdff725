import type { NamedProvider } from '@homeline/domain/organisations/named-providers.ts';
import type { ToldProvider } from '@homeline/domain/records/told-provider.ts';
import { appendDeletion, keepChainHeads } from '../../audit/deletions.ts';
import type { Context } from '../../context.ts';
import { lockApplication } from '../../db/lock-application.ts';
import type { Db, Trx } from '../../db/tables.ts';
import { type ApplicationKey, loadFacts } from '../../facts/load.ts';
import { deleteAccountIfUnused } from './delete-account.ts';
import { deleteRowsOf } from './delete-rows.ts';
import type { WaitFailure } from './deletion-waits.ts';
import { dueRecords, recordsDue } from './due-records.ts';
import { endAtProviders } from './end-at-providers.ts';

/**
 * Deletes the records that are due at every lender. Each application in one transaction: after a crash the next run continues with those left.
 * @throws AggregateError if some couldn't be deleted, or wait for a provider, so that Operations shows it
 */
export async function deleteDueEverywhere(context: Context, stopped?: AbortSignal): Promise<void> {
  const failed: unknown[] = [];
  for (const { code } of context.organisations.all) {
    try {
      const { waitsFor } = await deleteDue(context, code, stopped);
      if (waitsFor.length > 0)
        failed.push(new Error(`The records of ${code} wait for ${waitsFor.join(', ')}`));
    } catch (error) {
      failed.push(error);
    }
  }
  if (failed.length > 0) throw new AggregateError(failed, 'Some records could not be deleted');
}

/** What a run deleted, and the providers that didn't end what they keep of other applications, whose records wait. */
type Deleted = { readonly applications: number; readonly waitsFor: NamedProvider[] };

/**
 * Deletes a lender's records that are due, each once its providers have ended what they keep.
 * @param stopped ends the run after the application in progress
 */
export async function deleteDue(
  context: Context,
  organisation: string,
  stopped?: AbortSignal,
): Promise<Deleted> {
  let applications = 0;
  const silent = new Map<NamedProvider, WaitFailure>();
  const waitsFor = new Set<NamedProvider>();
  const failed: unknown[] = [];
  for await (const { applicationId } of dueRecords(context, organisation)) {
    if (stopped?.aborted) break;
    try {
      const key = { organisation, applicationId };
      // A hold may have been placed since it was found due.
      if (!(await termEnded(context.db, context, key))) continue;
      const ended = await endAtProviders(context, key, silent);
      for (const provider of ended.waitsFor) waitsFor.add(provider);
      if (ended.waitsFor.length === 0 && (await deleteRecords(context, key, ended.told))) {
        applications += 1;
        // After the deletion, so once: a run that waits for another provider asks again.
        for (const { provider, result } of ended.told)
          if (result === 'ENDED' || result === 'UNKNOWN')
            context.log.info(
              { application: applicationId, provider },
              'A provider was told to end what it kept of deleted records',
            );
      }
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
  return { applications, waitsFor: [...waitsFor] };
}

/** @returns false if the records aren't due any more, or another process deleted them */
function deleteRecords(
  context: Context,
  key: ApplicationKey,
  providers: readonly ToldProvider[],
): Promise<boolean> {
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
    const due = await termEnded(trx, context, key);
    if (!due) return false;
    await keepChainHeads(trx, key);
    const signers = await signersAccounts(trx, key);
    const counts = await deleteRowsOf(trx, key);
    for (const identity of [application.owner, ...signers])
      await deleteAccountIfUnused(trx, organisation, identity);
    await appendDeletion(trx, context.sealing, key, {
      ...{ loanNumber: due.loanNumber, kind: due.kind, keptUntil: due.on },
      ...{ deletedAt: context.clock.now(), counts, providers },
    });
    context.log.info(
      { application: applicationId, kind: due.kind },
      'Records were deleted at the end of their term',
    );
    return true;
  });
}

/** Returns the term of an application that has ended, with its loan number; undefined if its records must stay. */
async function termEnded(db: Db | Trx, context: Context, key: ApplicationKey) {
  const { organisation, applicationId } = key;
  const projected = await db
    .selectFrom('projection')
    .select(['since', 'loan_number'])
    .where('organisation', '=', organisation)
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  const due = projected && recordsDue(context, organisation, await loadFacts(db, key), projected.since);
  return due && { ...due, loanNumber: projected.loan_number };
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
