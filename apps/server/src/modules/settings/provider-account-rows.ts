import type { NamedProvider } from '@homeline/domain/organisations/named-providers.ts';
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
