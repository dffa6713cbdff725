import { LETTERS_TO_OTHERS } from '@homeline/domain/documents/written-documents.ts';
import type { Db } from '../../db/tables.ts';
import type { ApplicationRow } from './application-of.ts';

/** Returns a person's applications with their documents, newest first. */
export async function applicationRows(
  db: Db,
  organisation: string,
  owner: string,
): Promise<ApplicationRow[]> {
  const rows = await db
    .selectFrom('application')
    .select(['id', 'loan_number', 'created_at'])
    .where('organisation', '=', organisation)
    .where('owner', '=', owner)
    .orderBy('created_at', 'desc')
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const documents = await db
    .selectFrom('document')
    .select(['uuid', 'type', 'application_id'])
    .where('organisation', '=', organisation)
    .where('application_id', 'in', ids)
    .where('type', 'not in', LETTERS_TO_OTHERS)
    .where('signer', 'is', null)
    .orderBy('created_at')
    .execute();
  const signers = await db
    .selectFrom('signer_invitation')
    .select(['application_id', 'signer', 'identity'])
    .where('organisation', '=', organisation)
    .where('application_id', 'in', ids)
    .execute();
  return rows.map((row) => ({
    ...row,
    documents: documents.filter(({ application_id }) => application_id === row.id),
    signerIdentities: new Map(
      signers
        .filter(({ application_id }) => application_id === row.id)
        .map(({ signer, identity }) => [signer, identity ?? undefined] as const),
    ),
  }));
}
