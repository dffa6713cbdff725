import { catalogueEntry, DocumentType } from '@homeline/domain/documents/catalogue.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { ORIGINATOR_DOCUMENTS, originatorMaySee } from '@homeline/domain/workflow/client-conditions.ts';
import type { Db } from '../../db/tables.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import { borrowersDocuments } from '../documents/stored-file.ts';

/** A document of a client that their originator may know of. */
export type KnownDocument = { readonly uuid: string; readonly title: string; readonly sentAt: string };

/** Types that anything may be sent as: known only where they answer a condition that the originator may read. */
const OF_ANYTHING: readonly string[] = ['SUPPORT', 'BANK_STATEMENT'];

/** Returns the documents that a client or their originator sent, without those of identity, credit and private conditions. */
export async function knownDocuments(db: Db, key: ApplicationKey, facts: Facts): Promise<KnownDocument[]> {
  const rows = await borrowersDocuments(db, key)
    .select(['document.uuid', 'document.type', 'document.created_at'])
    .where('document.type', 'in', [...ORIGINATOR_DOCUMENTS])
    .orderBy('document.created_at', 'desc')
    .execute();
  const readable = new Set(facts.conditions.filter(originatorMaySee).map(({ uuid }) => uuid));
  const answersOf = (isReadable: boolean) =>
    new Set(
      facts.conditionSubmissions.flatMap(({ condition, documents }) =>
        (condition !== undefined && readable.has(condition)) === isReadable ? [...documents] : [],
      ),
    );
  const [known, hidden] = [answersOf(true), answersOf(false)];
  return rows
    .filter(({ uuid, type }) => known.has(uuid) || !(hidden.has(uuid) || OF_ANYTHING.includes(type)))
    .map(({ uuid, type, created_at }) => ({
      uuid,
      title: catalogueEntry(DocumentType.parse(type)).title,
      sentAt: created_at.toISOString(),
    }));
}
