import { ChatFileType } from '@homeline/domain/chat/attachments.ts';
import { RatingState } from '@homeline/domain/chat/chat-rating.ts';
import {
  ChatAuthor,
  ChatEnding,
  ChatProvider,
  ChatState,
  MOST_MESSAGE_CHARACTERS,
  MOST_MESSAGE_FILES,
} from '@homeline/domain/chat/conversation.ts';
import * as z from 'zod';
import { LARGEST_COUNT } from '../counts.ts';

/** A file of a message. */
export const ChatFile = z.object({ uuid: z.guid(), name: z.string(), type: ChatFileType, size: z.int() });
export type ChatFile = z.infer<typeof ChatFile>;

/** A message. `number` counts a conversation's messages from 1, in the order in which everyone sees them. */
export const ChatMessage = z.object({
  number: z.int(),
  /** The sender's own key: a message that is sent again keeps it. */
  key: z.guid(),
  from: ChatAuthor,
  /** The agent's first name; none for the borrower’s own and the system’s messages. */
  name: z.string().optional(),
  text: z.string(),
  files: z.array(ChatFile),
  at: z.iso.datetime(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/** The state of a conversation, for everyone in it. */
export const ChatStatus = z.object({
  state: ChatState,
  provider: ChatProvider,
  endedBy: ChatEnding.optional(),
  /** The first name of the agent who answers. */
  agentName: z.string().optional(),
  /** WAITING: how many wait before this one. */
  ahead: z.int().optional(),
  /** WAITING: nobody has answered for `UNANSWERED_MINUTES`. */
  isUnanswered: z.boolean(),
  /** The provider can't be reached: what was sent is kept, and goes there later. */
  isDelayed: z.boolean().optional(),
  /** ENDED: whether it is rated. Absent where no agent answered. */
  rating: RatingState.optional(),
  /** The number of the newest message; 0 before the first one. */
  newest: z.int(),
  /** The number of the last message that each side has read. */
  read: z.object({ applicant: z.int(), agent: z.int() }),
});
export type ChatStatus = z.infer<typeof ChatStatus>;

/** A page of messages, oldest first. */
export const ChatMessagePage = z.object({
  messages: z.array(ChatMessage),
  /** Older messages exist. */
  hasMore: z.boolean(),
  status: ChatStatus,
});
export type ChatMessagePage = z.infer<typeof ChatMessagePage>;

/** Selects a page of messages; by default the newest. */
export const ChatPageQuery = z.object({
  /** Only messages before this number. */
  before: z.coerce.number().int().min(1).max(LARGEST_COUNT).optional(),
});

/** A message to send. A text, files, or both. */
export const NewChatMessage = z
  .object({
    key: z.guid(),
    text: z
      .string()
      .trim()
      .max(MOST_MESSAGE_CHARACTERS, `Cannot be more than ${MOST_MESSAGE_CHARACTERS} characters`),
    /** Files sent before, by `uploadChatFile`. */
    files: z.array(z.guid()).max(MOST_MESSAGE_FILES, `Cannot be more than ${MOST_MESSAGE_FILES} files`),
  })
  .refine(({ text, files }) => text !== '' || files.length > 0, { path: ['text'], error: 'Required' });
export type NewChatMessage = z.infer<typeof NewChatMessage>;

/** A file to send: its bytes are the body. */
export const NewChatFile = z.object({
  name: z.string().trim().min(1, 'Required').max(200, 'Cannot be more than 200 characters'),
});
