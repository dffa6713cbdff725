import type { uploadDocument as call } from '@homeline/contract/documents/upload-document.ts';
import type { Handler } from '../../http/handler.ts';
import { isRefusal } from '../../refusal.ts';
import { acceptFile } from './accept-file.ts';
import { storeDocument } from './stored-file.ts';

/** Stores a file sent in one request, encrypted. */
export const uploadDocument: Handler<typeof call> = async (
  { params, query, body, organisation },
  context,
) => {
  const contentType = acceptFile(body.bytes);
  if (isRefusal(contentType)) return contentType;
  const key = { organisation, applicationId: params.uuid };
  const file = { name: query.name, contentType, bytes: Buffer.from(body.bytes) };
  const uuid = await context.db
    .transaction()
    .execute((trx) => storeDocument(trx, context, key, { type: query.type, file }));
  return { uuid, type: query.type };
};
