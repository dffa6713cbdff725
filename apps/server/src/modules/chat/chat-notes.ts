import { randomUUID } from 'node:crypto';
import type { addChatNote as noteCall } from '@homeline/contract/chat/desk.ts';
import type { Context } from '../../context.ts';
import type { Db, Trx } from '../../db/tables.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import type { EncryptionContext } from '../../sealing/seal.ts';
import { type ChatRow, findChat } from './chats.ts';

/** Keeps an internal note with a chat. */
export const addChatNote: Handler<typeof noteCall> = async ({ caller, params, body }, context) => {
  const chat = await findChat(context.db, { organisation: caller.organisation, chat: params.conversation });
  if (!chat) return refuse('NOT_FOUND');
  await keepChatNote(context.db, context, chat, caller.identity, body.text);
  return undefined;
};

/** Keeps a note, encrypted. Returns its uuid. */
export async function keepChatNote(
  db: Db | Trx,
  { sealing, clock }: Context,
  { organisation, uuid: chat }: ChatRow,
  by: string,
  text: string,
): Promise<string> {
  const uuid = randomUUID();
  await db
    .insertInto('chat_note')
    .values({
      ...{ organisation, chat, uuid, written_by: by, written_at: clock.now() },
      text: sealing.seal(text, chatNoteEncryptionContext(chat, uuid)),
    })
    .execute();
  return uuid;
}

/** A note with its author's name. */
export type ChatNote = {
  readonly uuid: string;
  readonly text: string;
  readonly by: string;
  readonly at: string;
};

/** Returns the notes of a chat, oldest first. */
export async function notesOf(
  { db, sealing }: Context,
  { organisation, uuid: chat }: ChatRow,
): Promise<ChatNote[]> {
  const rows = await db
    .selectFrom('chat_note')
    .leftJoin('auth.user as person', 'person.id', 'written_by')
    .select(['uuid', 'text', 'person.name', 'written_at'])
    .where('organisation', '=', organisation)
    .where('chat', '=', chat)
    .orderBy('written_at')
    .execute();
  return rows.map(({ uuid, text, name, written_at }) => ({
    uuid,
    text: sealing.open(text, chatNoteEncryptionContext(chat, uuid)),
    by: name ?? '',
    at: written_at.toISOString(),
  }));
}

/** Returns the encryption context of a note about a chat. */
export function chatNoteEncryptionContext(chat: string, note: string): EncryptionContext {
  return { application: `chat ${chat}`, field: `note ${note}` };
}
