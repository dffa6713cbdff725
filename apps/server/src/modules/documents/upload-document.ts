import type { uploadDocument as call } from '@homeline/contract/documents/upload-document.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { sniffedType } from './sniffed-type.ts';
import { keepDocument } from './stored-file.ts';

/** Keeps what the borrower sends in, sealed. What a file is, its first bytes say; its name and its header are only claims. */
export const uploadDocument: Handler<typeof call> = async (
  { params, query, body, organisation },
  context,
) => {
  const contentType = sniffedType(body.bytes);
  if (!contentType)
    return refuse('UNSUPPORTED_MEDIA_TYPE', { fields: { file: 'Must be a PDF, JPEG or PNG' } });
  const of = { organisation, applicationId: params.uuid };
  const file = { name: query.name, contentType, bytes: Buffer.from(body.bytes) };
  const uuid = await context.db
    .transaction()
    .execute((trx) => keepDocument(trx, context, of, { type: query.type, file }));
  return { uuid, type: query.type };
};
