import { stepDraftKey } from '@homeline/client/form/draft.ts';
import { isLostConnection, retry } from '@homeline/client/session/retry.ts';
import { uploadSignerDocument } from '@homeline/contract/signers/signer-acts.ts';
import type { UploadedDocumentType } from '@homeline/domain/documents/document-types.ts';
import { send } from '../../session/client.ts';
import { useUploadsTo } from '../documents/use-uploads.ts';
import { useSigner } from './signer.ts';

/** Uploads a signer's files. Only the signer and the lender can read them. */
export function useSignerUploads(type: UploadedDocumentType) {
  const { status } = useSigner();
  const key = stepDraftKey(status.uuid, `signer/${type}`, status.step);
  return useUploadsTo(key, async ({ upload, file, contentType }) => {
    const body = file.slice(0, file.size, contentType);
    const query = { type, name: file.name.slice(-200) };
    const once = () =>
      send(uploadSignerDocument, {
        params: { uuid: status.uuid },
        query,
        body,
        idempotencyKey: upload,
      });
    const { uuid } = await retry(once, { isWorthIt: isLostConnection });
    return uuid;
  });
}
