import { randomUUID } from 'node:crypto';
import type {
  getAgentChatFile as fileCall,
  listAgentChatMessages as listCall,
  addChatNote as noteCall,
  sendAgentChatMessage as sendCall,
  uploadAgentChatFile as uploadCall,
} from '@homeline/contract/chat/desk.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import type { EncryptionContext } from '../../sealing/seal.ts';
import { malwareRefusal } from '../documents/scan-file.ts';
import { keepChatFile, openChatFile } from './chat-files.ts';
import { findChat } from './chats.ts';
import { actOnChat } from './desk-acts.ts';
import { appendMessage, messagePage } from './messages.ts';

export const listAgentChatMessages: Handler<typeof listCall> = ({ caller, params, query }, context) =>
  messagePage(context, { organisation: caller.organisation, chat: params.conversation }, query.before);

/** Sends a message of the agent who answers the chat. */
export const sendAgentChatMessage: Handler<typeof sendCall> = ({ caller, params, body }, context) =>
  actOnChat(context, caller, params.conversation, 'WRITE', (trx, chat) =>
    appendMessage(trx, context, chat, { author: 'AGENT', agent: caller.identity }, body),
  );

export const uploadAgentChatFile: Handler<typeof uploadCall> = async (
  { caller, params, query, body },
  context,
) =>
  (await malwareRefusal(context, body.bytes)) ??
  actOnChat(context, caller, params.conversation, 'WRITE', (trx, chat) =>
    keepChatFile(trx, context, chat, 'AGENT', query.name, body),
  );

export const getAgentChatFile: Handler<typeof fileCall> = ({ caller, params }, context) =>
  openChatFile(context, { organisation: caller.organisation, chat: params.conversation }, params.file);

/** Keeps an internal note with a chat, encrypted. */
export const addChatNote: Handler<typeof noteCall> = async ({ caller, params, body }, context) => {
  const key = { organisation: caller.organisation, chat: params.conversation };
  if (!(await findChat(context.db, key))) return refuse('NOT_FOUND');
  const uuid = randomUUID();
  await context.db
    .insertInto('chat_note')
    .values({
      ...{ ...key, uuid, written_by: caller.identity, written_at: context.clock.now() },
      text: context.sealing.seal(body.text, chatNoteEncryptionContext(key.chat, uuid)),
    })
    .execute();
  return undefined;
};

/** Returns the encryption context of a note about a chat. */
export function chatNoteEncryptionContext(chat: string, note: string): EncryptionContext {
  return { application: `chat ${chat}`, field: `note ${note}` };
}
