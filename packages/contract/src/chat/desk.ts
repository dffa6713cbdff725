import { ChatRating } from '@homeline/domain/chat/chat-rating.ts';
import { AgentSkill } from '@homeline/domain/chat/chat-session.ts';
import { ChatPresence, ChatProvider, ChatState } from '@homeline/domain/chat/conversation.ts';
import { SnoozeChoice } from '@homeline/domain/organisations/snooze.ts';
import * as z from 'zod';
import { call } from '../call.ts';
import { ChatListFilters } from './chat-figures.ts';
import {
  ChatFile,
  ChatMessage,
  ChatMessagePage,
  ChatPageQuery,
  NewChatFile,
  NewChatMessage,
} from './chat-message.ts';
import { ChatMention, ChatNote, NoteText } from './desk-notes.ts';

/** The calls of agents. */

const BASE = '/service-csp/agent/secure/api/v1';
const Conversation = z.object({ conversation: z.guid() });

/** A conversation as the desk's lists show it. */
export const ChatSummary = z.object({
  uuid: z.guid(),
  state: ChatState,
  provider: ChatProvider,
  friendlyName: z.string(),
  skill: AgentSkill,
  /** The agent who answers it. An agent at a provider has a name alone. */
  agent: z.object({ identity: z.string(), name: z.string() }).optional(),
  /** The agent who answered this person last: they see it first. */
  isForMe: z.boolean(),
  loanNumber: z.string().optional(),
  startedAt: z.iso.datetime(),
  /** WAITING: since when. */
  waitingSince: z.iso.datetime().optional(),
  lastMessageAt: z.iso.datetime().optional(),
  /** Messages of the borrower that no agent has read, or that theirs marked as unread. */
  unread: z.int(),
  /** The agent put it aside until then. */
  snoozedUntil: z.iso.datetime().optional(),
  tags: z.array(z.string()),
  /** The message was left outside the hours: the person doesn't wait in the chat. */
  isLeft: z.boolean().optional(),
  /** Whether the person wants to be called back. */
  wantsCall: z.boolean().optional(),
  /** The person's rating. Only the agent who answered last and supervisors get it. */
  rating: ChatRating.optional(),
  /** The beginning of the newest message. */
  preview: z.string(),
});
export type ChatSummary = z.infer<typeof ChatSummary>;

export const ChatAgent = z.object({
  identity: z.string(),
  name: z.string(),
  presence: ChatPresence,
  capacity: z.int(),
  /** How many conversations they answer now. */
  active: z.int(),
});
export type ChatAgent = z.infer<typeof ChatAgent>;

export const getChatDesk = call({
  name: 'getChatDesk',
  method: 'GET',
  path: `${BASE}/desk`,
  who: 'STAFF',
  act: 'ANSWER_CHATS',
  summary:
    'Returns the queue, the caller’s chats and the agents present. A supervisor gets everybody’s chats.',
  answer: z.object({
    presence: ChatPresence,
    capacity: z.int(),
    isOpen: z.boolean(),
    /** The queue: those for me first, then the longest wait. */
    waiting: z.array(ChatSummary),
    mine: z.array(ChatSummary),
    /** One's own that are put aside, the next to come back first. */
    snoozed: z.array(ChatSummary),
    /** Other agents' chats, for a supervisor; empty for anyone else. */
    others: z.array(ChatSummary),
    agents: z.array(ChatAgent),
    /** Notes that mention the agent. */
    mentions: z.array(ChatMention),
    /** The lender's tags. */
    tags: z.array(z.string()),
    /** The times until which a chat may be put aside. An agent may also choose a day. */
    snoozes: z.array(z.object({ choice: SnoozeChoice, at: z.iso.datetime() })),
  }),
});

export const setChatPresence = call({
  name: 'setChatPresence',
  method: 'PUT',
  path: `${BASE}/desk/presence`,
  who: 'STAFF',
  act: 'ANSWER_CHATS',
  summary: 'Sets the agent’s availability and how many chats they take at once.',
  body: z.object({
    presence: ChatPresence,
    capacity: z.int().min(1, 'Must be at least 1').max(10, 'Cannot be more than 10'),
  }),
  answer: z.undefined(),
  status: 204,
});

/** Everything an agent sees beside a conversation. */
export const ChatDetails = ChatSummary.extend({
  emailAddress: z.string(),
  /** The borrower signed in: name and address are those of their account. */
  isSignedIn: z.boolean(),
  /** Where a visitor wants to be called back. */
  callBackPhone: z.string().optional(),
  /** Who answered it by phone. */
  answeredByCall: z.object({ by: z.string(), at: z.iso.datetime() }).optional(),
  /** The path of the page on which the chat started. */
  pagePath: z.string().optional(),
  /** What the page said that the chat is about. */
  tag: z.string().optional(),
  application: z
    .object({
      uuid: z.guid(),
      loanNumber: z.string(),
      step: z.string().meta({ enumeration: 'StepName' }),
      /** When the application reached its step. */
      since: z.iso.datetime(),
      openConditions: z.array(z.object({ uuid: z.guid(), category: z.string(), created: z.iso.datetime() })),
    })
    .optional(),
  notes: z.array(ChatNote),
  /** The note with which a colleague handed it over. */
  handover: ChatNote.optional(),
  /** What was said to the chatbot before, oldest first. */
  chatbot: z.array(z.object({ question: z.string(), answer: z.string(), at: z.iso.datetime() })),
  /** Their chats before this one, newest first. */
  earlier: z.array(
    z.object({ uuid: z.guid(), startedAt: z.iso.datetime(), agentName: z.string().optional() }),
  ),
});
export type ChatDetails = z.infer<typeof ChatDetails>;

export const getChat = call({
  name: 'getChat',
  method: 'GET',
  path: `${BASE}/conversations/{conversation}`,
  who: 'STAFF',
  act: 'ANSWER_CHATS',
  summary: 'Returns a conversation with its person, application, notes and what the chatbot said before.',
  params: Conversation,
  answer: ChatDetails,
});

export const searchChats = call({
  name: 'searchChats',
  method: 'GET',
  path: `${BASE}/conversations`,
  who: 'STAFF',
  act: 'ANSWER_CHATS',
  summary:
    'Finds chats by email address, loan number, name, tag, rating, agent, day or outcome, newest first. Ratings are those of one’s own chats, and to supervisors of all.',
  query: z.object({
    text: z.string().trim().max(200).optional(),
    state: ChatState.optional(),
    ...ChatListFilters.shape,
    /** The `next` of the page before. */
    after: z.string().max(100).optional(),
  }),
  answer: z.object({ chats: z.array(ChatSummary), next: z.string().optional() }),
});

export const listAgentChatMessages = call({
  name: 'listAgentChatMessages',
  method: 'GET',
  path: `${BASE}/conversations/{conversation}/messages`,
  who: 'STAFF',
  act: 'ANSWER_CHATS',
  summary: 'Returns 20 messages of a conversation, the newest or those before a number.',
  params: Conversation,
  query: ChatPageQuery,
  answer: ChatMessagePage,
});

export const sendAgentChatMessage = call({
  name: 'sendAgentChatMessage',
  method: 'POST',
  path: `${BASE}/conversations/{conversation}/messages`,
  who: 'STAFF',
  act: 'ANSWER_CHATS',
  summary: 'Sends a message to the borrower, once for its key.',
  params: Conversation,
  body: NewChatMessage,
  answer: ChatMessage,
  status: 201,
  errors: ['CHAT_CHANGED'],
});

export const uploadAgentChatFile = call({
  name: 'uploadAgentChatFile',
  method: 'POST',
  path: `${BASE}/conversations/{conversation}/files`,
  who: 'STAFF',
  act: 'ANSWER_CHATS',
  summary: 'Keeps a file for the agent’s next message.',
  params: Conversation,
  query: NewChatFile,
  bodyType: 'file',
  answer: ChatFile,
  status: 201,
  errors: ['CHAT_CHANGED', 'UNSUPPORTED_MEDIA_TYPE'],
});

export const getAgentChatFile = call({
  name: 'getAgentChatFile',
  method: 'GET',
  path: `${BASE}/conversations/{conversation}/files/{file}`,
  who: 'STAFF',
  act: 'ANSWER_CHATS',
  summary: 'Returns a file of a conversation.',
  params: Conversation.extend({ file: z.guid() }),
  answer: z.undefined(),
  answerType: 'file',
});

export const acceptChat = call({
  name: 'acceptChat',
  method: 'POST',
  path: `${BASE}/conversations/{conversation}/accept`,
  who: 'STAFF',
  act: 'ANSWER_CHATS',
  summary: 'Takes a waiting conversation. Of two agents who take it at once, one is refused.',
  params: Conversation,
  answer: z.undefined(),
  status: 204,
  errors: ['CHAT_CHANGED'],
});

export const transferChat = call({
  name: 'transferChat',
  method: 'POST',
  path: `${BASE}/conversations/{conversation}/transfer`,
  who: 'STAFF',
  act: 'ANSWER_CHATS',
  summary: 'Hands a conversation to another agent, with all that was said, and unread.',
  params: Conversation,
  body: z.object({
    agent: z.string().min(1, 'Required').max(64),
    /** An internal note for them. */
    note: NoteText.optional(),
  }),
  answer: z.undefined(),
  status: 204,
  errors: ['CHAT_CHANGED'],
});

export const returnChat = call({
  name: 'returnChat',
  method: 'POST',
  path: `${BASE}/conversations/{conversation}/return`,
  who: 'STAFF',
  act: 'ANSWER_CHATS',
  summary: 'Gives a conversation back to the queue, ahead of the others.',
  params: Conversation,
  answer: z.undefined(),
  status: 204,
  errors: ['CHAT_CHANGED'],
});

export const endAgentChat = call({
  name: 'endAgentChat',
  method: 'POST',
  path: `${BASE}/conversations/{conversation}/end`,
  who: 'STAFF',
  act: 'ANSWER_CHATS',
  summary: 'Ends a conversation.',
  params: Conversation,
  answer: z.undefined(),
  status: 204,
  errors: ['CHAT_CHANGED'],
});

export const answerChatByCall = call({
  name: 'answerChatByCall',
  method: 'POST',
  path: `${BASE}/conversations/{conversation}/called`,
  who: 'STAFF',
  act: 'ANSWER_CHATS',
  summary: 'Ends a message that was left outside the hours as answered by phone, with a note of the call.',
  params: Conversation,
  body: z.object({ note: NoteText }),
  answer: z.undefined(),
  status: 204,
  errors: ['CHAT_CHANGED'],
});

export const markChatUnread = call({
  name: 'markChatUnread',
  method: 'POST',
  path: `${BASE}/conversations/{conversation}/unread`,
  who: 'STAFF',
  act: 'ANSWER_CHATS',
  summary: 'Marks the caller’s own conversation as unread, until they open it again.',
  params: Conversation,
  answer: z.undefined(),
  status: 204,
  errors: ['CHAT_CHANGED'],
});

export const useChatFile = call({
  name: 'useChatFile',
  method: 'POST',
  path: `${BASE}/conversations/{conversation}/files/{file}/condition`,
  who: 'STAFF',
  act: 'ANSWER_CHATS',
  summary: 'Puts a file that the borrower sent in the chat to an open condition of their application.',
  params: Conversation.extend({ file: z.guid() }),
  body: z.object({ condition: z.guid() }),
  answer: z.undefined(),
  status: 204,
  errors: ['UNSUPPORTED_MEDIA_TYPE', 'WRONG_STEP'],
});
