import { withoutPersonalNumbers } from '@homeline/domain/chat/staff-text.ts';
import * as z from 'zod';
import { call } from '../call.ts';

const BASE = '/service-csp/agent/secure/api/v1';
const Conversation = z.object({ conversation: z.guid() });

/** An internal note as agents read it. */
export const ChatNote = z.object({ text: z.string(), by: z.string(), at: z.iso.datetime() });

/** An internal note as an agent writes it. */
export const NoteText = withoutPersonalNumbers(
  z.string('Required').trim().min(1, 'Required').max(4000, 'Cannot be more than 4000 characters'),
);

/** A note that mentions the agent. */
export const ChatMention = z.object({
  note: z.guid(),
  conversation: z.guid(),
  friendlyName: z.string(),
  text: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
});
export type ChatMention = z.infer<typeof ChatMention>;

export const addChatNote = call({
  name: 'addChatNote',
  method: 'POST',
  path: `${BASE}/conversations/{conversation}/notes`,
  who: 'STAFF',
  act: 'ANSWER_CHATS',
  summary: 'Keeps an internal note with a conversation, and tells the colleagues that it mentions.',
  params: Conversation,
  body: z.object({
    text: NoteText,
    /** Identities of colleagues who answer chats. */
    mentions: z.array(z.string().min(1).max(64)).max(20, 'Cannot be more than 20').optional(),
  }),
  answer: z.undefined(),
  status: 204,
});

export const finishChatMention = call({
  name: 'finishChatMention',
  method: 'PUT',
  path: `${BASE}/mentions/{note}/done`,
  who: 'STAFF',
  act: 'ANSWER_CHATS',
  summary: 'Ends one of the caller’s mentions. Its note stays with the conversation.',
  params: z.object({ note: z.guid() }),
  answer: z.undefined(),
  status: 204,
});

export const setChatTags = call({
  name: 'setChatTags',
  method: 'PUT',
  path: `${BASE}/conversations/{conversation}/tags`,
  who: 'STAFF',
  act: 'ANSWER_CHATS',
  summary: 'Sets the tags of a conversation, of the lender’s own list.',
  params: Conversation,
  body: z.object({ tags: z.array(z.string().min(1).max(40)).max(40) }),
  answer: z.undefined(),
  status: 204,
});
