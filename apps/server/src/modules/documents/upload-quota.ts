import { UploadedDocumentType } from '@homeline/domain/documents/document-types.ts';
import { sql } from 'kysely';
import type { Trx } from '../../db/tables.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { documentsOf } from './stored-file.ts';

/** What the uploads of one application may take: far more than a file needs, and little enough that no stranger fills a disk. */
const MOST_BYTES = 250_000_000;
const MOST_FILES = 150;

/**
 * Returns a refusal when an application's uploads have used their room. The caller's transaction must hold the lock on its row.
 * @param moreBytes the size of the file to store
 */
export async function quotaRefusal(
  trx: Trx,
  key: ApplicationKey,
  moreBytes: number,
): Promise<Refusal | undefined> {
  const { files, bytes } = await documentsOf(trx, key)
    .select(sql<number>`count(*)::integer`.as('files'))
    .select(sql<number>`coalesce(sum(size), 0)::integer`.as('bytes'))
    .where('document.type', 'in', UploadedDocumentType.options)
    .executeTakeFirstOrThrow();
  return files >= MOST_FILES || bytes + moreBytes > MOST_BYTES
    ? refuse('INVALID_INPUT', { fields: { file: NO_ROOM } })
    : undefined;
}

const NO_ROOM =
  'This application can’t take more files. Please call us, and we’ll take the rest another way.';
