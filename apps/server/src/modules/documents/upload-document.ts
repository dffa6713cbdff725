import type { uploadDocument as call } from '@homeline/contract/documents/upload-document.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { sniffContentType } from './sniff-content-type.ts';
import { storeDocument } from './stored-file.ts';

/** Stores an uploaded file encrypted. Its first bytes decide the type; its name and header are only claims. */
export const uploadDocument: Handler<typeof call> = async (
  { params, query, body, organisation },
  context,
) => {
  const contentType = sniffContentType(body.bytes);
  if (!contentType)
    return refuse('UNSUPPORTED_MEDIA_TYPE', { fields: { file: 'Must be a PDF, JPEG or PNG' } });
  const key = { organisation, applicationId: params.uuid };
  const file = { name: query.name, contentType, bytes: Buffer.from(body.bytes) };
  const uuid = await context.db
    .transaction()
    .execute((trx) => storeDocument(trx, context, key, { type: query.type, file }));
  return { uuid, type: query.type };
};
