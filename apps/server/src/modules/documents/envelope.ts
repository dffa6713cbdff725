import { catalogueEntry, DocumentType } from '@homeline/domain/documents/catalogue.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import type { Db } from '../../db/tables.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import type { EnvelopeDocument } from '../../vendors/documents/port.ts';
import { fullNameOf } from '../accounts/contact-of.ts';
import { documentsOf } from './stored-file.ts';

/** Returns each document's title and file checksum for the e-vault, in the order given. */
export async function envelopeDocuments(
  db: Db,
  key: ApplicationKey,
  uuids: readonly string[],
): Promise<EnvelopeDocument[]> {
  const rows = await documentsOf(db, key)
    .select(['document.uuid', 'document.type', 'sha256'])
    .where('document.uuid', 'in', uuids)
    .execute();
  return uuids.map((uuid) => {
    const row = rows.find((stored) => stored.uuid === uuid);
    if (!row) throw new Error('The application has no such document');
    return { ...row, title: catalogueEntry(DocumentType.parse(row.type)).title };
  });
}

/** Returns the borrower's name and email address as a signer. */
export function signerOf(facts: Facts): { name: string; email: string } {
  if (!facts.contact) throw new Error('The borrower has no email address');
  return { name: fullNameOf(facts), email: facts.contact.email };
}
