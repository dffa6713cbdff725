import type { chatCalls } from '@homeline/contract/chat/calls.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { setChatPresence } from './agents.ts';
import { deleteCannedReply, listCannedReplies, saveCannedReply } from './canned-replies.ts';
import { getChatOpenStatus, getChatWeek } from './chat-hours.ts';
import { endChat, getChatFile, listChatMessages, sendChatMessage, uploadChatFile } from './conversation.ts';
import { acceptChat, endAgentChat, returnChat, transferChat } from './desk-acts.ts';
import {
  addChatNote,
  getAgentChatFile,
  listAgentChatMessages,
  sendAgentChatMessage,
  uploadAgentChatFile,
} from './desk-messages.ts';
import { getChat } from './get-chat.ts';
import { getChatDesk } from './get-desk.ts';
import { resumeWebChat } from './resume-chat.ts';
import { searchChats } from './search-chats.ts';
import { initStreamWebChat, initWebChat } from './start-chat.ts';
import { useChatFile } from './use-chat-file.ts';
import {
  authenticateWebChat,
  getChatContact,
  refreshChatNonce,
  refreshChatToken,
} from './web-chat-tokens.ts';

export const chatHandlers = {
  getChatOpenStatus,
  getChatWeek,
  initWebChat,
  initStreamWebChat,
  refreshChatToken,
  getChatContact,
  authenticateWebChat,
  resumeWebChat,
  refreshChatNonce,
  listChatMessages,
  sendChatMessage,
  uploadChatFile,
  getChatFile,
  endChat,
  getChatDesk,
  setChatPresence,
  getChat,
  searchChats,
  listAgentChatMessages,
  sendAgentChatMessage,
  uploadAgentChatFile,
  getAgentChatFile,
  acceptChat,
  transferChat,
  returnChat,
  endAgentChat,
  addChatNote,
  useChatFile,
  listCannedReplies,
  saveCannedReply,
  deleteCannedReply,
} satisfies HandlersOf<typeof chatCalls>;
