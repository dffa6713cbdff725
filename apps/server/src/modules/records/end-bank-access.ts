import { NAMED_PROVIDER_LIST } from '@homeline/domain/organisations/named-providers.ts';
import { bankAccessIsOver } from '@homeline/domain/records/bank-access.ts';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { loadFacts } from '../../facts/load.ts';
import { ADAPTERS } from '../../vendors/adapters.ts';
import { forLender } from '../../vendors/lender-of-call.ts';

/**
 * Ends the access to banks of applications that ended without a line. The note of the access goes with it, so each is ended once; after a
 * failure or a crash, the next run tries again.
 * @throws Error if some access couldn't be ended, so that Operations shows it
 */
export async function endBankAccess(context: Context, stopped?: AbortSignal): Promise<void> {
  let failed = 0;
  for (const provider of NAMED_PROVIDER_LIST) {
    const { access } = ADAPTERS[provider];
    if (!access) continue;
    const silent = new Set<string>();
    for (const { organisation, applicationId } of await endedWithAccess(context, provider, access.noteOf)) {
      if (stopped?.aborted) return;
      const account = context.accounts.account(organisation, provider);
      // Without an account nobody can be told. What is left is ended with the records.
      if (!account || silent.has(organisation)) continue;
      const facts = await loadFacts(context.db, { organisation, applicationId });
      if (!bankAccessIsOver(facts, context.clock.nowMs())) continue;
      const ended = await forLender(organisation, () =>
        access.end(account.values, applicationId, account.tools),
      );
      const about = { application: applicationId, provider };
      // The note is all that names it. Keys that are right again end it, or the records' term tells so.
      if (ended.ok && ended.isUnknown) {
        context.log.warn(about, 'A provider doesn’t know the access that a note names: the note stays');
        continue;
      }
      if (ended.ok) {
        await context.db
          .deleteFrom('provider_note')
          .where('organisation', '=', organisation)
          .where('provider', '=', provider)
          .where('reference', '=', access.noteOf(applicationId))
          .execute();
        context.log.info(about, 'Access to the bank of an application without a line was ended');
        continue;
      }
      failed += 1;
      const { failed: failure } = ended.failure;
      if (failure === 'UNREACHABLE' || failure === 'TIMEOUT') silent.add(organisation);
      context.log.warn({ ...about, failure }, 'Access to a bank couldn’t be ended. The next run tries again');
    }
  }
  if (failed > 0) throw new Error(`Access to banks couldn’t be ended: ${failed}`);
}

type Ended = { readonly organisation: string; readonly applicationId: string };

/** Returns the ended applications that still have a note of access at a provider. */
async function endedWithAccess(
  { db }: Context,
  provider: string,
  noteOf: (fileNumber: string) => string,
): Promise<readonly Ended[]> {
  const { rows } = await sql<Ended>`
    select note.organisation, note.application_id as "applicationId" from provider_note note
    join projection on projection.organisation = note.organisation and projection.application_id = note.application_id
    where note.provider = ${provider} and projection.kind = 'TERMINAL' and projection.step <> 'COMPLETE'
      and note.reference = ${noteOf('')} || note.application_id::text
    order by note.application_id`.execute(db);
  return rows;
}
