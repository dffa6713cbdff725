import type { NamedProvider } from '@homeline/domain/organisations/named-providers.ts';
import type { TaskName } from '@homeline/domain/workflow/step.ts';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Db, Trx } from '../../db/tables.ts';
import { type AdminRequest, keepStaffChange } from '../staff/keep-staff-change.ts';
import { ACCOUNTS_CHANNEL } from './lender-providers.ts';

export const CHANGED = 'Somebody else changed this account after you opened it. Look at it again.';

/** Returns a lender's account with a provider, locked. */
export function lockedAccount(trx: Trx, organisation: string, provider: NamedProvider) {
  return trx
    .selectFrom('provider_account')
    .selectAll()
    .where('organisation', '=', organisation)
    .where('provider', '=', provider)
    .forUpdate()
    .executeTakeFirst();
}

/** Returns whether the provider refused an account's keys when they were last checked. */
export async function areKeysRefused(
  db: Db | Trx,
  organisation: string,
  provider: NamedProvider,
): Promise<boolean> {
  const row = await db
    .selectFrom('provider_account')
    .select('found')
    .where('organisation', '=', organisation)
    .where('provider', '=', provider)
    .executeTakeFirst();
  return row?.found === 'REFUSED';
}

/**
 * Returns whether the outcome of a request to a provider may still be asked for: staff have it, or a run that makes it is queued or failed.
 * A request whose step was left and that no run asks about doesn't count.
 */
export async function hasOpenCalls(
  trx: Trx,
  { jobs }: Pick<Context, 'jobs'>,
  organisation: string,
  provider: NamedProvider,
): Promise<boolean> {
  const calls = await trx
    .selectFrom('intent')
    .select(['application_id', 'task', 'entered_seq', 'state'])
    .where('organisation', '=', organisation)
    .where('provider', '=', provider)
    .where('state', '!=', 'ANSWERED')
    // Staff's come first: no run need be looked for.
    .orderBy('state')
    .execute();
  for (const { application_id: applicationId, task: name, entered_seq: enteredSeq, state } of calls) {
    // A task's calls are named `task/call`.
    const task = name.split('/')[0] as TaskName;
    if (state === 'NEEDS_PERSON') return true;
    if (await jobs.isOpen(trx, task, { organisation, applicationId, enteredSeq })) return true;
  }
  return false;
}

/** Keeps who changed an account, and tells every process. */
export async function keepChange(
  trx: Trx,
  context: Context,
  request: AdminRequest,
  provider: NamedProvider,
): Promise<void> {
  const { identity } = request.caller;
  await keepStaffChange(trx, context, request, { what: 'PROVIDER', identity, subject: provider });
  await sql`select pg_notify(${ACCOUNTS_CHANNEL}, '')`.execute(trx);
}
