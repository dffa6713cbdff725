import type { ChatFileType } from '@homeline/domain/chat/attachments.ts';
import type { ChatScore } from '@homeline/domain/chat/chat-rating.ts';
import type { AgentSkill } from '@homeline/domain/chat/chat-session.ts';
import type {
  ChatAuthor,
  ChatEnding,
  ChatPresence,
  ChatProvider,
  ChatState,
} from '@homeline/domain/chat/conversation.ts';
import type { BadResponseReason } from '@homeline/domain/chatbot/bad-response.ts';
import type { Sealed } from '@homeline/domain/facts/fact.ts';
import type { ColumnType, Generated } from 'kysely';
import type { Fixed, FixedInstant, Instant } from './columns.ts';

/** A conversation with the chatbot. */
type ChatbotConversationTable = {
  organisation: Fixed<string>;
  uuid: Fixed<string>;
  /** A keyed hash of the secret that the browser holds. */
  nonce_hash: Fixed<string>;
  /** Who is signed in; null for a visitor. */
  identity: string | null;
  /** The name and the email address of the form, encrypted. */
  person: ColumnType<Sealed>;
  started_at: FixedInstant;
  used_at: Instant;
};

/** A question to the chatbot with its answer, encrypted together. */
type ChatbotAnswerTable = {
  organisation: Fixed<string>;
  uuid: Fixed<string>;
  conversation: Fixed<string>;
  /** Its place in the conversation, from 1. */
  number: Fixed<number>;
  content: ColumnType<Sealed>;
  answered_at: FixedInstant;
  /** Present where the chatbot said that it doesn't know. */
  unanswered_at: ColumnType<Date | null, string | null, never>;
  /** Present once the person marked the answer as bad. */
  bad_reason: ColumnType<BadResponseReason | null, undefined, BadResponseReason | null>;
  bad_comment: ColumnType<Sealed | null, undefined, Sealed | null>;
  marked_at: ColumnType<Date | null, undefined, string | null>;
  /** Present once the person marked the answer as good. */
  helpful_at: ColumnType<Date | null, undefined, string | null>;
};

/** A conversation of a borrower, signer or visitor with the lender's agents. */
export type ChatTable = {
  organisation: Fixed<string>;
  uuid: Fixed<string>;
  provider: Fixed<ChatProvider>;
  /** The conversation, the person and the survey's contact at its provider; null at our own desk, and until it is open there. */
  provider_channel: string | null;
  provider_user: string | null;
  provider_contact: string | null;
  /** Sealed: the first name of the agent who answers at the provider. */
  provider_agent: ColumnType<Sealed | null, undefined, Sealed>;
  /** Whether the provider knows that the chat has ended. */
  provider_ended: Generated<boolean>;
  /** Outside production: the one agent to reach at the provider. */
  wanted_agent: Fixed<string | null>;
  /** The number of the last message that the provider has. */
  relayed: Generated<number>;
  /** When news is next sent to the provider; null while it has everything. In real time, like the lease. */
  relay_due: ColumnType<Date | null, string | undefined, string | null>;
  /** Until then, only one process sends news to the provider. */
  relay_leased_until: ColumnType<Date | null, string | undefined, string | null>;
  /** How many attempts to send news to the provider have failed. */
  relay_attempts: Generated<number>;
  skill: Fixed<AgentSkill>;
  state: ChatState;
  /** Sealed: name and email address. */
  person: Fixed<Sealed>;
  /** A keyed hash of the address, to find earlier chats. */
  person_hash: Fixed<string>;
  /** Keyed hashes of the words of the name. */
  name_hashes: Fixed<string[]>;
  /** The signed-in person and their session; the chat's token ends with it. Null for a visitor. */
  identity: Fixed<string | null>;
  session: string | null;
  application_id: Fixed<string | null>;
  page_path: Fixed<string | null>;
  tag: Fixed<string | null>;
  /** The person left a message outside the hours, and doesn't wait. */
  is_left: ColumnType<boolean, boolean | undefined, never>;
  chatbot_conversation: Fixed<string | null>;
  /** The agent who answers. */
  agent: string | null;
  /** The agent who answered this person last. They see the chat first. */
  last_agent: string | null;
  /** The agent who wrote or called last; null where none did, and at a provider. */
  answered_by: ColumnType<string | null, undefined, string>;
  first_reply_at: ColumnType<Date | null, undefined, string>;
  /** The person wants to be called back. */
  wants_call: ColumnType<boolean, boolean | undefined, never>;
  /** An agent answered by phone. */
  called_at: ColumnType<Date | null, undefined, string>;
  /** The number of the newest message, and who wrote it. */
  newest: Generated<number>;
  last_author: ChatAuthor | null;
  read_by_applicant: Generated<number>;
  read_by_agent: Generated<number>;
  /** Marked as unread from this message on, until the agent reads it again. */
  unread_from: ColumnType<number | null, undefined, number | null>;
  /** The handover note for the current agent. */
  handover_note: ColumnType<string | null, undefined, string | null>;
  /** The agent put it aside. */
  is_snoozed: Generated<boolean>;
  /** Until when it is or was put aside. */
  snoozed_until: ColumnType<Date | null, undefined, string | null>;
  /** The number of the last agent's message that an email announced. */
  emailed_up_to: Generated<number>;
  started_at: FixedInstant;
  waiting_since: ColumnType<Date | null, string | null, string | null>;
  /** The waiting person's page was told to show the alternatives. */
  told_unanswered: Generated<boolean>;
  last_message_at: ColumnType<Date | null, undefined, string>;
  ended_at: ColumnType<Date | null, undefined, string>;
  ended_by: ColumnType<ChatEnding | null, undefined, ChatEnding>;
};

export type ChatMessageTable = {
  organisation: Fixed<string>;
  chat: Fixed<string>;
  number: Fixed<number>;
  key: Fixed<string>;
  author: Fixed<ChatAuthor>;
  agent: Fixed<string | null>;
  /** Sealed: its text and files. */
  content: Fixed<Sealed>;
  sent_at: FixedInstant;
};

type ChatFileTable = {
  organisation: Fixed<string>;
  chat: Fixed<string>;
  uuid: Fixed<string>;
  author: Fixed<ChatAuthor>;
  name: Fixed<string>;
  type: Fixed<ChatFileType>;
  size: Fixed<number>;
  sealed: Fixed<Uint8Array>;
  /** The message that it was sent with; null until then. */
  message: number | null;
  created_at: FixedInstant;
};

/** What the person of a chat thought of it. */
type ChatRatingTable = {
  organisation: Fixed<string>;
  chat: Fixed<string>;
  score: Fixed<ChatScore>;
  /** Sealed. */
  comment: Fixed<Sealed | null>;
  rated_at: FixedInstant;
};

/** A word of the lender's list for what a chat is about. */
type ChatTagTable = {
  organisation: Fixed<string>;
  chat: Fixed<string>;
  tag: Fixed<string>;
};

/** Whom a note mentions. */
type ChatMentionTable = {
  organisation: Fixed<string>;
  chat: Fixed<string>;
  note: Fixed<string>;
  identity: Fixed<string>;
  mentioned_at: FixedInstant;
  done_at: ColumnType<Date | null, null, string>;
};

type ChatNoteTable = {
  organisation: Fixed<string>;
  chat: Fixed<string>;
  uuid: Fixed<string>;
  text: Fixed<Sealed>;
  written_by: Fixed<string>;
  written_at: FixedInstant;
};

type ChatAgentTable = {
  organisation: Fixed<string>;
  identity: Fixed<string>;
  presence: ChatPresence;
  /** How many chats they take at once. */
  capacity: number;
  /** When their browser was last there. */
  seen_at: ColumnType<Date | null, string | undefined, string>;
};

type CannedReplyTable = {
  organisation: Fixed<string>;
  uuid: Fixed<string>;
  title: string;
  text: string;
};

/** Chats with agents and with the chatbot. */
export type ChatTables = {
  chat: ChatTable;
  chat_message: ChatMessageTable;
  chat_file: ChatFileTable;
  chat_rating: ChatRatingTable;
  chat_tag: ChatTagTable;
  chat_mention: ChatMentionTable;
  chat_note: ChatNoteTable;
  chat_agent: ChatAgentTable;
  canned_reply: CannedReplyTable;
  chatbot_conversation: ChatbotConversationTable;
  chatbot_answer: ChatbotAnswerTable;
};
