import type {
  getAgentChatFile as fileCall,
  listAgentChatMessages as listCall,
  sendAgentChatMessage as sendCall,
  uploadAgentChatFile as uploadCall,
} from '@homeline/contract/chat/desk.ts';
import type { Handler } from '../../http/handler.ts';
import { malwareRefusal } from '../documents/scan-file.ts';
import { keepChatFile, openChatFile } from './chat-files.ts';
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
