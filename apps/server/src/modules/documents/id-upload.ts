import type { IdUpload } from '@homeline/contract/identity/id-upload.ts';
import { backOf } from '@homeline/domain/identity/id-types.ts';
import type { Context } from '../../context.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { type UploadRequest, uploadRefusal } from './uploads.ts';

/** Returns the pictures of an ID, or a refusal unless each is an upload of the person who sends it. */
export async function acceptIdUpload(
  context: Context,
  request: UploadRequest & { readonly body: IdUpload },
): Promise<IdUpload | Refusal> {
  const { document, type, back } = request.body;
  const backType = backOf(type);
  if (backType && !back) return refuse('INVALID_INPUT', { fields: { back: 'Required' } });
  const refusal =
    (await uploadRefusal(context, request, { field: 'document', uuids: [document], types: [type] })) ??
    (backType && back
      ? await uploadRefusal(context, request, { field: 'back', uuids: [back], types: [backType] })
      : undefined);
  return refusal ?? { document, type, ...(backType && { back }) };
}
