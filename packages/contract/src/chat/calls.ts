import type { Call } from '../call.ts';
import { getChatPerson } from './borrower-panel.ts';
import { deleteCannedReply, listCannedReplies, saveCannedReply } from './canned-replies.ts';
import { getChatFigures } from './chat-figures.ts';
import { getChatOpenStatus, getChatWeek } from './chat-hours.ts';
import {
  endChat,
  getChatFile,
  listChatMessages,
  rateChat,
  sendChatMessage,
  uploadChatFile,
} from './conversation.ts';
import {
  acceptChat,
  answerChatByCall,
  endAgentChat,
  getAgentChatFile,
  getChat,
  getChatDesk,
  listAgentChatMessages,
  markChatUnread,
  returnChat,
  searchChats,
  sendAgentChatMessage,
  setChatPresence,
  transferChat,
  uploadAgentChatFile,
  useChatFile,
} from './desk.ts';
import { addChatNote, finishChatMention, setChatTags } from './desk-notes.ts';
import { findCaller } from './find-caller.ts';
import { snoozeChat, wakeChat } from './snooze.ts';
import {
  authenticateWebChat,
  getChatContact,
  initStreamWebChat,
  initWebChat,
  refreshChatNonce,
  refreshChatToken,
  resumeWebChat,
} from './web-chat.ts';

export const chatCalls = {
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
  rateChat,
  getChatDesk,
  setChatPresence,
  getChat,
  getChatPerson,
  findCaller,
  searchChats,
  getChatFigures,
  listAgentChatMessages,
  sendAgentChatMessage,
  uploadAgentChatFile,
  getAgentChatFile,
  acceptChat,
  transferChat,
  returnChat,
  endAgentChat,
  answerChatByCall,
  markChatUnread,
  snoozeChat,
  wakeChat,
  setChatTags,
  addChatNote,
  finishChatMention,
  useChatFile,
  listCannedReplies,
  saveCannedReply,
  deleteCannedReply,
} as const satisfies Record<string, Call>;
