import type { Selectable } from 'kysely';
import type { TermsLedgerTable } from '../db/tables/applications.ts';
import type { Db, Trx } from '../db/tables.ts';
import { canonical, sha256 } from './canonical.ts';
import type { Chain } from './chain.ts';

/** The number of a row of the terms ledger, and the digest of everything stored in it. */
export type TermsDigest = { readonly number: number; readonly digest: string };

/** Returns an application's rows in the terms ledger, oldest first. */
export function termsOf(
  db: Db | Trx,
  { organisation, applicationId }: Chain,
): Promise<Selectable<TermsLedgerTable>[]> {
  return db
    .selectFrom('terms_ledger')
    .selectAll()
    .where('organisation', '=', organisation)
    .where('application_id', '=', applicationId)
    .orderBy('number')
    .execute();
}

/** Returns the digest of a row of the terms ledger, as read from the database. */
export function termsDigest(row: Selectable<TermsLedgerTable>): TermsDigest {
  const { organisation, application_id, number, shown_to, shown_at, shown_where, terms } = row;
  const { rates_version, rates_sha256, policy_version, policy_sha256 } = row;
  const shown = [organisation, application_id, number, shown_to, shown_at.toISOString(), shown_where, terms];
  const rules = [rates_version, rates_sha256, policy_version, policy_sha256];
  return { number, digest: sha256(canonical([...shown, ...rules])) };
}
