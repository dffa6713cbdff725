import type {
  sendSignerIdentity as call,
  uploadSignerDocument as uploadCall,
} from '@homeline/contract/signers/signer-acts.ts';
import { signerStep } from '@homeline/domain/workflow/signer-step.ts';
import type { SignerStepName } from '@homeline/domain/workflow/signer-step-names.ts';
import { lockApplication } from '../../db/lock-application.ts';
import { loadFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/handler.ts';
import { isRefusal, refuse } from '../../refusal.ts';
import { acceptFile } from '../documents/accept-file.ts';
import { acceptIdUpload } from '../documents/id-upload.ts';
import { storeDocument } from '../documents/stored-file.ts';
import { quotaRefusal } from '../documents/upload-quota.ts';
import { submitAsSigner } from './signer-submission.ts';

/** Submits an uploaded ID of the signer. */
export const sendSignerIdentity: Handler<typeof call> = async (request, context) => {
  const upload = await acceptIdUpload(context, request);
  if (isRefusal(upload)) return upload;
  return submitAsSigner(request, context, {
    at: ['SIGNER_IDENTITY', 'SIGNER_CONDITIONS'],
    decide: (_, { uuid: signer }) => [
      { fact: 'signerIdentityUploads', value: { signer, ...upload } },
      { fact: 'signerActs', value: { signer, act: 'ID_UPLOADED' } },
    ],
  });
};

/** The steps that ask a signer for files. */
const UPLOAD_STEPS: readonly SignerStepName[] = ['SIGNER_INCOME', 'SIGNER_IDENTITY', 'SIGNER_CONDITIONS'];

/** Stores a file of the signer, encrypted, while something is asked of them. */
export const uploadSignerDocument: Handler<typeof uploadCall> = async (
  { params, query, body, organisation, caller },
  context,
) => {
  const file = await acceptFile(context, { name: query.name, bytes: body.bytes });
  if (isRefusal(file)) return file;
  const key = { organisation, applicationId: params.uuid };
  return context.db.transaction().execute(async (trx) => {
    await lockApplication(trx, key);
    const step = signerStep(await loadFacts(trx, key), caller.signer).id;
    if (!UPLOAD_STEPS.includes(step)) return refuse('WRONG_STEP', { step });
    const refusal = await quotaRefusal(trx, context, key, file.bytes.length);
    if (refusal) return refusal;
    const uuid = await storeDocument(trx, context, key, { type: query.type, file, signer: caller.signer });
    return { uuid, type: query.type };
  });
};
