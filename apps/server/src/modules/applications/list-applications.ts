import type { HelocApplication } from '@homeline/contract/applications/application.ts';
import type { Context } from '../../context.ts';
import { loadFacts } from '../../facts/load.ts';
import type { Caller } from '../../http/caller.ts';
import { applicationOf } from './application-of.ts';
import { applicationRows } from './application-rows.ts';

/** Returns every application of the caller. Handles both calls that list them. */
export async function listApplications(
  { organisation, caller }: { readonly organisation: string; readonly caller: Caller },
  context: Context,
): Promise<HelocApplication[]> {
  const applications: HelocApplication[] = [];
  for (const row of await applicationRows(context.db, organisation, caller.identity)) {
    applications.push(
      applicationOf(row, await loadFacts(context.db, { organisation, applicationId: row.id })),
    );
  }
  return applications;
}
