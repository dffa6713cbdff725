import type { useChatFile as call } from '@homeline/contract/chat/desk.ts';
import { UploadedDocumentType } from '@homeline/domain/documents/document-types.ts';
import { conditionsToAnswer } from '@homeline/domain/facts/conditions.selectors.ts';
import { derivedUuid } from '../../audit/derived-uuid.ts';
import { loadFacts } from '../../facts/load.ts';
import { recordIn } from '../../facts/record.ts';
import type { Handler } from '../../http/handler.ts';
import { isRefusal, refuse } from '../../refusal.ts';
import { acceptFile } from '../documents/accept-file.ts';
import { storeDocument } from '../documents/stored-file.ts';
import { openChatFile } from './chat-files.ts';
import { findChat } from './chats.ts';

/** Puts a file of a chat to an open condition of the chat's application. Doing it again changes nothing. */
export const useChatFile: Handler<typeof call> = async ({ caller, params, body, origin }, context) => {
  const { organisation, identity } = caller;
  const key = { organisation, chat: params.conversation };
  const chat = await findChat(context.db, key);
  if (!chat?.application_id) return refuse('NOT_FOUND');
  const file = await openChatFile(context, key, params.file);
  if (isRefusal(file)) return file;
  const accepted = await acceptFile(context, { name: file.fileName, bytes: file.bytes });
  if (isRefusal(accepted)) return accepted;

  const application = { organisation, applicationId: chat.application_id };
  const facts = await loadFacts(context.db, application);
  const condition = conditionsToAnswer(facts).find(({ uuid }) => uuid === body.condition);
  if (!condition) return refuse('INVALID_INPUT', { fields: { condition: 'Choose an open condition' } });
  const [requested] = condition.requestDocuments;
  const document = {
    uuid: derivedUuid(`${chat.uuid} ${params.file} ${condition.uuid}`),
    type: UploadedDocumentType.safeParse(requested).data ?? ('SUPPORT' as const),
    file: accepted,
  };
  return context.db.transaction().execute(async (trx) => {
    const recorded = await recordIn(
      trx,
      context,
      { ...application, actor: { by: 'STAFF', id: identity }, origin },
      ({ conditionSubmissions }) =>
        conditionSubmissions.some(({ documents }) => documents.includes(document.uuid))
          ? []
          : [
              {
                fact: 'conditionSubmissions',
                value: { condition: condition.uuid, documents: [document.uuid] },
              },
            ],
    );
    if (isRefusal(recorded)) return recorded;
    await storeDocument(trx, context, application, document);
    return undefined;
  });
};
