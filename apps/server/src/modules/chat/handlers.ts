import type { chatCalls } from '@homeline/contract/chat/calls.ts';
import { isOpenAt } from '@homeline/domain/organisations/holidays.ts';
import { displayZone } from '@homeline/domain/organisations/hours.ts';
import { convertHours } from '@homeline/domain/organisations/week-hours.ts';
import { disabledReason } from '@homeline/domain/staff/staff-acts.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { knowledgeOf } from '../chatbot/lender-knowledge.ts';
import { agentsOf, setChatPresence } from './agents.ts';
import { getChatPerson } from './borrower-panel.ts';
import { addChatNote } from './chat-notes.ts';
import { chatSummary, selectChats } from './chat-summary.ts';
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

const NO_ZONE = 'Must be a time zone such as America/Los_Angeles';

/** The most chats of a list: a queue longer than this is worked from its head. */
const MOST = 200;

export const chatHandlers = {
  /** Returns whether the lender's agents answer now. If they don't, the page will ask the chatbot, which makes itself ready meanwhile. */
  getChatOpenStatus: async ({ organisation }, context) => {
    const { hours, holidays, timeZone } = context.organisations.get(organisation);
    const isOpen = isOpenAt(hours.OPS_CHAT, holidays, timeZone, context.clock.nowMs());
    if (!isOpen) void context.chatSearch.prepare(knowledgeOf(context, organisation).searched);
    return { isOpen };
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
  /** Returns the queue, the agent's own chats and who is there. Providers' chats are answered at the provider. */
  getChatDesk: async ({ caller }, context) => {
    const { organisation, identity } = caller;
    const { hours, holidays, timeZone } = context.organisations.get(organisation);
    const open = await selectChats(context.db, organisation)
      .where('chat.state', '!=', 'ENDED')
      .where('chat.provider', '=', 'desk')
      .orderBy('chat.waiting_since')
      .orderBy('chat.started_at')
      .limit(MOST)
      .execute();
    const agents = await agentsOf(context, organisation);
    const me = agents.find((agent) => agent.identity === identity);
    const chats = open.map((chat) => chatSummary(context, chat, identity));
    const waiting = chats.filter(({ state }) => state === 'WAITING');
    const active = chats.filter(({ state }) => state === 'ACTIVE');
    const seesAll = !disabledReason(caller.permissions, 'SUPERVISE_CHATS');
    return {
      presence: me?.presence ?? 'AWAY',
      capacity: me?.capacity ?? 0,
      isOpen: isOpenAt(hours.OPS_CHAT, holidays, timeZone, context.clock.nowMs()),
      waiting: waiting.toSorted((a, b) => Number(b.isForMe) - Number(a.isForMe)),
      mine: active.filter(({ agent }) => agent?.identity === identity),
      others: seesAll ? active.filter(({ agent }) => agent?.identity !== identity) : [],
      agents,
    };
  },
  setChatPresence,
  getChat,
  getChatPerson,
  findCaller,
  searchChats,
  listAgentChatMessages,
  sendAgentChatMessage,
  uploadAgentChatFile,
  getAgentChatFile,
  acceptChat,
  transferChat,
  returnChat,
  endAgentChat,
  markChatUnread,
  addChatNote,
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
