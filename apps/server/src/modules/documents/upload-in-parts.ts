import {
  type getUpload as getCall,
  PART_BYTES,
  type sendUploadPart as sendCall,
  type UploadProgress,
} from '@homeline/contract/documents/upload-in-parts.ts';
import { fileTypeOf, MOST_FILE_BYTES } from '@homeline/domain/documents/file-checks.ts';
import { sql } from 'kysely';
import { derivedUuid } from '../../audit/derived-uuid.ts';
import type { Context } from '../../context.ts';
import { lockApplication } from '../../db/lock-application.ts';
import type { Db, Trx } from '../../db/tables.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import type { Handler } from '../../http/handler.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import type { EncryptionContext } from '../../sealing/seal.ts';
import { acceptFile } from './accept-file.ts';
import { documentsOf, storeDocument } from './stored-file.ts';
import { borrowersUploadRefusal } from './upload-quota.ts';

/** Unfinished uploads of one application; starting one more drops the oldest. */
const MOST_UNFINISHED = 5;

/** One upload of an application. */
type Upload = ApplicationKey & { readonly upload: string };

/** Returns how much of an upload has arrived. */
export const getUpload: Handler<typeof getCall> = async ({ params, organisation }, { db }) => {
  const key = { organisation, applicationId: params.uuid, upload: params.upload };
  return (await finished(db, key)) ?? { receivedBytes: await receivedBytes(db, key) };
};

/** Stores the next part of an upload, encrypted; the last one turns the parts into a document. */
export const sendUploadPart: Handler<typeof sendCall> = async (request, context) => {
  const { params, query, organisation } = request;
  const key = { organisation, applicationId: params.uuid, upload: params.upload };
  const progress = await takePart(context, key, request);
  if (isRefusal(progress) || progress.document || progress.receivedBytes < query.size) return progress;
  // Opening a file takes a while: no lock is held meanwhile.
  const bytes = await joinedParts(context.db, context, key);
  const file = await acceptFile(context, { name: query.name, bytes });
  // The parts stay for the next attempt.
  if (isRefusal(file) && file.refused === 'UNAVAILABLE') return file;
  return context.db.transaction().execute(async (trx) => {
    await lockApplication(trx, key);
    const done = await finished(trx, key);
    if (done) return done;
    await partsOf(trx, key).execute();
    if (isRefusal(file)) return file;
    const document = await storeDocument(trx, context, key, {
      uuid: documentOf(key),
      ...{ type: query.type, file },
    });
    return { receivedBytes: query.size, document };
  });
};

type Part = Pick<Parameters<typeof sendUploadPart>[0], 'query' | 'body'>;

/** Keeps the next part. Returns what has arrived: all bytes of the file, when it only remains to be opened. */
function takePart(context: Context, key: Upload, { query, body }: Part): Promise<UploadProgress | Refusal> {
  const { start, size } = query;
  return context.db.transaction().execute(async (trx): Promise<UploadProgress | Refusal> => {
    // Parts of one upload may arrive at the same time, on two connections.
    await lockApplication(trx, key);
    const done = await finished(trx, key);
    if (done) return done;
    const received = await receivedBytes(trx, key);
    // A repeated or early part, or all of them: the client resumes where we are.
    if (start !== received || received === size) return { receivedBytes: received };
    const end = start + body.bytes.length;
    const isWhole = body.bytes.length === PART_BYTES || end === size;
    if (!isWhole || end > size || end > MOST_FILE_BYTES)
      return refuse('INVALID_INPUT', { fields: { file: 'This part does not fit the file' } });
    if (start === 0) {
      if (!fileTypeOf(body.bytes))
        return refuse('UNSUPPORTED_MEDIA_TYPE', {
          fields: { file: 'Must be a PDF, JPEG, PNG or HEIC file' },
        });
      const refusal = await borrowersUploadRefusal(trx, context, key, { type: query.type, bytes: size });
      if (refusal) return refusal;
      await dropOldest(trx, key);
    }
    await savePart(trx, context, key, start, body.bytes);
    return { receivedBytes: end };
  });
}

/** Returns the document of a finished upload, for a client that lost the answer to its last part. */
async function finished(db: Db | Trx, key: Upload): Promise<UploadProgress | undefined> {
  const row = await documentsOf(db, key)
    .select('size')
    .where('document.uuid', '=', documentOf(key))
    .executeTakeFirst();
  return row && { receivedBytes: row.size, document: documentOf(key) };
}

function documentOf({ organisation, applicationId, upload }: Upload): string {
  return derivedUuid(`${organisation} ${applicationId} upload ${upload}`);
}

async function receivedBytes(db: Db | Trx, { organisation, applicationId, upload }: Upload): Promise<number> {
  const row = await db
    .selectFrom('upload_part')
    .select(sql<number>`coalesce(sum(size), 0)::integer`.as('received'))
    .where('organisation', '=', organisation)
    .where('application_id', '=', applicationId)
    .where('upload', '=', upload)
    .executeTakeFirst();
  return row?.received ?? 0;
}

async function savePart(
  trx: Trx,
  { sealing }: Context,
  key: Upload,
  start: number,
  bytes: Uint8Array,
): Promise<void> {
  await trx
    .insertInto('upload_part')
    .values({
      organisation: key.organisation,
      application_id: key.applicationId,
      upload: key.upload,
      start_byte: start,
      size: bytes.length,
      sealed: sealing.sealBytes(bytes, partEncryptionContext(key, start)),
    })
    .execute();
}

async function joinedParts(db: Db, { sealing }: Context, key: Upload): Promise<Buffer> {
  const rows = await db
    .selectFrom('upload_part')
    .select(['start_byte', 'sealed'])
    .where('organisation', '=', key.organisation)
    .where('application_id', '=', key.applicationId)
    .where('upload', '=', key.upload)
    .orderBy('start_byte')
    .execute();
  return Buffer.concat(
    rows.map(({ start_byte, sealed }) => sealing.openBytes(sealed, partEncryptionContext(key, start_byte))),
  );
}

/** Deletes an upload's parts. */
function partsOf(trx: Trx, { organisation, applicationId, upload }: Upload) {
  return trx
    .deleteFrom('upload_part')
    .where('organisation', '=', organisation)
    .where('application_id', '=', applicationId)
    .where('upload', '=', upload);
}

/** Makes room for one more upload. */
async function dropOldest(trx: Trx, { organisation, applicationId }: ApplicationKey): Promise<void> {
  const unfinished = await trx
    .selectFrom('upload_part')
    .select('upload')
    .where('organisation', '=', organisation)
    .where('application_id', '=', applicationId)
    .groupBy('upload')
    .orderBy(sql`max(created_at)`, 'desc')
    .orderBy('upload')
    .execute();
  for (const { upload } of unfinished.slice(MOST_UNFINISHED - 1))
    await partsOf(trx, { organisation, applicationId, upload }).execute();
}

/** Returns the encryption context of a part of an upload. */
export function partEncryptionContext(
  { applicationId, upload }: Pick<Upload, 'applicationId' | 'upload'>,
  start: number,
): EncryptionContext {
  return { application: applicationId, field: `upload ${upload} ${start}` };
}
