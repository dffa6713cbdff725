import type {
  sendClientDocuments as sendCall,
  uploadClientDocument as uploadCall,
} from '@homeline/contract/brokers/client-progress.ts';
import type { UploadedDocumentType } from '@homeline/domain/documents/document-types.ts';
import { conditionsToAnswer } from '@homeline/domain/facts/conditions.selectors.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { ORIGINATOR_DOCUMENTS, originatorMaySee } from '@homeline/domain/workflow/client-conditions.ts';
import { lockApplication } from '../../db/lock-application.ts';
import { loadFacts } from '../../facts/load.ts';
import { record } from '../../facts/record.ts';
import type { Handler } from '../../http/handler.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import { answerRefusal, namesOf } from '../conditions/submit-documents.ts';
import { acceptFile } from '../documents/accept-file.ts';
import { storeDocument } from '../documents/stored-file.ts';
import { borrowersUploadRefusal } from '../documents/upload-quota.ts';
import { typesOfUploads, uploadRefusal } from '../documents/uploads.ts';
import { clientApplication } from './client-application.ts';
import { progressOf } from './client-progress.ts';

/** Stores a file that an originator sends for their client, for a condition that they may read. */
export const uploadClientDocument: Handler<typeof uploadCall> = async (request, context) => {
  const { caller, params, query, body } = request;
  const found = await clientApplication(context.db, caller, params.client);
  if (!found) return refuse('NOT_FOUND');
  const { key } = found;
  const closed = conditionRefusal(await loadFacts(context.db, key), params.condition, query.type);
  if (closed) return closed;
  const file = await acceptFile(context, { name: query.name, bytes: body.bytes });
  if (isRefusal(file)) return file;
  return context.db.transaction().execute(async (trx) => {
    await lockApplication(trx, key);
    const upload = { type: query.type, bytes: file.bytes.length };
    const refusal = await borrowersUploadRefusal(trx, context, key, upload);
    if (refusal) return refusal;
    const uuid = await storeDocument(trx, context, key, { type: query.type, file });
    return { uuid, type: query.type };
  });
};

/** Answers a client's condition with stored files. The facts and the audit chain name the originator, and the borrower sees the files. */
export const sendClientDocuments: Handler<typeof sendCall> = async (request, context) => {
  const { caller, params, body, origin } = request;
  const found = await clientApplication(context.db, caller, params.client);
  if (!found) return refuse('NOT_FOUND');
  const { key } = found;
  const documents = [...new Set(body.documents)];
  const uploads = { organisation: key.organisation, params: { uuid: key.applicationId } };
  const types = [...ORIGINATOR_DOCUMENTS];
  const refusal = await uploadRefusal(context, uploads, { field: 'documents', uuids: documents, types });
  if (refusal) return refusal;
  const typeOf = await typesOfUploads(context, uploads, documents);
  const actor = { by: 'ORIGINATOR', id: caller.identity } as const;
  const { condition } = params;
  const recorded = await record(
    context,
    { ...key, actor, origin },
    (facts) =>
      conditionRefusal(facts, condition) ??
      answerRefusal(facts, condition, [...typeOf.values()]) ?? [
        {
          fact: 'conditionSubmissions',
          value: { condition, documents, ...namesOf(facts, condition, body.named) },
        },
      ],
  );
  return isRefusal(recorded) ? recorded : progressOf(context, caller, params.client);
};

/** A condition that the originator may not read doesn't exist for them; of one that they may, only some types are theirs to send. */
function conditionRefusal(facts: Facts, uuid: string, type?: UploadedDocumentType): Refusal | undefined {
  const condition = facts.conditions.find((each) => each.uuid === uuid);
  if (!condition || !originatorMaySee(condition)) return refuse('NOT_FOUND');
  if (!conditionsToAnswer(facts).some((each) => each.uuid === uuid))
    return refuse('WRONG_STEP', { message: 'We have what we asked for here.' });
  return type === undefined || ORIGINATOR_DOCUMENTS.includes(type)
    ? undefined
    : refuse('INVALID_INPUT', { fields: { file: 'Only the client can send this document' } });
}
