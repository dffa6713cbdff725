import { UploadedDocumentType } from '@homeline/domain/documents/document-types.ts';
import { type AskedUploads, askedUploads } from '@homeline/domain/workflow/asked-uploads.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/tables.ts';
import { type ApplicationKey, loadFacts } from '../../facts/load.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { documentsOf } from './stored-file.ts';

/** The limit of one application's uploads: more than any loan file needs, but too little to fill a disk. */
const MOST_BYTES = 250_000_000;
const MOST_FILES = 150;

/** A file that a person wants to store. */
type NewUpload = { readonly type: UploadedDocumentType; readonly bytes: number };

/**
 * Refuses a borrower's file that no step requests, or that exceeds the limit of the step, application or installation. The caller's
 * transaction must hold the lock on the application's row.
 */
export async function borrowersUploadRefusal(
  trx: Trx,
  context: Context,
  key: ApplicationKey,
  upload: NewUpload,
): Promise<Refusal | undefined> {
  const facts = await loadFacts(trx, key);
  const asked = askedUploads(facts);
  if (!asked?.types.includes(upload.type))
    return refuse('WRONG_STEP', { fields: { file: UNASKED }, step: currentStep(facts).id });
  if ((await filesSinceStep(trx, key, asked)) >= asked.files)
    return refuse('INVALID_INPUT', { fields: { file: STEP_FULL } });
  return quotaRefusal(trx, context, key, upload.bytes);
}

/**
 * Returns a refusal when an application's uploads, or those of the installation, have used their room. The caller's transaction must
 * hold the lock on the application's row.
 * @param moreBytes the size of the file to store
 */
export async function quotaRefusal(
  trx: Trx,
  context: Context,
  key: ApplicationKey,
  moreBytes: number,
): Promise<Refusal | undefined> {
  if (!context.uploadStorage.take(moreBytes)) return refuse('UNAVAILABLE', { fields: { file: NO_DISK } });
  const { files, bytes } = await documentsOf(trx, key)
    .select(sql<number>`count(*)::integer`.as('files'))
    .select(sql<number>`coalesce(sum(size), 0)::integer`.as('bytes'))
    .where('document.type', 'in', UploadedDocumentType.options)
    .executeTakeFirstOrThrow();
  return files >= MOST_FILES || bytes + moreBytes > MOST_BYTES
    ? refuse('INVALID_INPUT', { fields: { file: NO_ROOM } })
    : undefined;
}

/** Counts the borrower's files of the asked types since their step began. */
async function filesSinceStep(trx: Trx, key: ApplicationKey, { types }: AskedUploads): Promise<number> {
  const { files } = await documentsOf(trx, key)
    .innerJoin('projection', (join) =>
      join
        .onRef('projection.organisation', '=', 'document.organisation')
        .onRef('projection.application_id', '=', 'document.application_id'),
    )
    .select(sql<number>`count(*)::integer`.as('files'))
    .where('document.type', 'in', [...types])
    .where('document.signer', 'is', null)
    .whereRef('document.created_at', '>=', 'projection.since')
    .executeTakeFirstOrThrow();
  return files;
}

const UNASKED = 'We don’t need this file right now. We’ll ask you for it when we do.';
const STEP_FULL = 'You’ve sent more files than we need here. Submit the best ones, or call us.';
const NO_ROOM =
  'This application can’t take more files. Please call us, and we’ll take the rest another way.';
const NO_DISK = 'We can’t take files right now. Your answers are saved. Please try again later, or call us.';
