import type { chatCalls } from '@homeline/contract/chat/calls.ts';
import { isOpenAt } from '@homeline/domain/organisations/holidays.ts';
import { displayZone } from '@homeline/domain/organisations/hours.ts';
import { nextOpening } from '@homeline/domain/organisations/openings.ts';
import { convertHours } from '@homeline/domain/organisations/week-hours.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { knowledgeOf } from '../chatbot/lender-knowledge.ts';
import { setChatPresence } from './agents.ts';
import { answerChatByCall } from './answer-by-call.ts';
import { getChatPerson } from './borrower-panel.ts';
import { getChatFigures } from './chat-figures.ts';
import { finishChatMention } from './chat-mentions.ts';
import { addChatNote } from './chat-notes.ts';
import { endChat, getChatFile, listChatMessages, sendChatMessage, uploadChatFile } from './conversation.ts';
import { acceptChat, endAgentChat, markChatUnread, returnChat, transferChat } from './desk-acts.ts';
import {
  getAgentChatFile,
  listAgentChatMessages,
  sendAgentChatMessage,
  uploadAgentChatFile,
} from './desk-messages.ts';
import { findCaller } from './find-caller.ts';
import { getChat } from './get-chat.ts';
import { getChatDesk } from './get-desk.ts';
import { rateChat } from './rate-chat.ts';
import { resumeWebChat } from './resume-chat.ts';
import { searchChats } from './search-chats.ts';
import { snoozeChat, wakeChat } from './snooze-chat.ts';
import { initStreamWebChat, initWebChat } from './start-chat.ts';
import { setChatTags } from './tag-chat.ts';
import { useChatFile } from './use-chat-file.ts';
import {
  authenticateWebChat,
  getChatContact,
  refreshChatNonce,
  refreshChatToken,
} from './web-chat-tokens.ts';

const NO_ZONE = 'Must be a time zone such as America/Los_Angeles';

export const chatHandlers = {
  /** Returns whether the lender's agents answer now, and when they do again. If they don't, the page will ask the chatbot, which makes itself ready meanwhile. */
  getChatOpenStatus: async ({ organisation }, context) => {
    const { hours, holidays, timeZone } = context.organisations.get(organisation);
    const nowMs = context.clock.nowMs();
    if (isOpenAt(hours.OPS_CHAT, holidays, timeZone, nowMs)) return { isOpen: true };
    void context.chatSearch.prepare(knowledgeOf(context, organisation).searched);
    const opensMs = nextOpening({ week: hours.OPS_CHAT, holidays, timeZone }, nowMs);
    return {
      isOpen: false,
      ...(opensMs && { opening: { at: new Date(opensMs).toISOString(), timeZone } }),
    };
  },
  /** Returns the hours of the chat in the requested time zone, or in Pacific Time. */
  getChatWeek: async ({ query, organisation }, { organisations, clock }) => {
    const { hours, timeZone } = organisations.get(organisation);
    const display = displayZone(query.display);
    if (display === undefined) return refuse('INVALID_INPUT', { fields: { display: NO_ZONE } });
    const weekdays = convertHours(hours.OPS_CHAT, timeZone, display, clock.nowMs());
    return { timeZone: display, weekdays };
  },
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
  listCannedReplies: async ({ caller }, { db }) => ({
    replies: await db
      .selectFrom('canned_reply')
      .select(['uuid', 'title', 'text'])
      .where('organisation', '=', caller.organisation)
      .orderBy('title')
      .execute(),
  }),
  /** Writes a canned reply. Another lender may have one of the same uuid. */
  saveCannedReply: async ({ caller, params, body }, { db }) => {
    await db
      .insertInto('canned_reply')
      .values({ organisation: caller.organisation, uuid: params.reply, ...body })
      .onConflict((conflict) => conflict.columns(['organisation', 'uuid']).doUpdateSet(body))
      .execute();
    return undefined;
  },
  deleteCannedReply: async ({ caller, params }, { db }) => {
    await db
      .deleteFrom('canned_reply')
      .where('organisation', '=', caller.organisation)
      .where('uuid', '=', params.reply)
      .execute();
    return undefined;
  },
} satisfies HandlersOf<typeof chatCalls>;
