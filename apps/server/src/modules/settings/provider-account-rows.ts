import type { NamedProvider } from '@homeline/domain/organisations/named-providers.ts';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/tables.ts';
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
