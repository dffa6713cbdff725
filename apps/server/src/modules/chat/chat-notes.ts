import { randomUUID } from 'node:crypto';
import type { addChatNote as noteCall } from '@homeline/contract/chat/desk-notes.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/tables.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { colleagueRefusal } from '../staff/colleague.ts';
import { keepMentions } from './chat-mentions.ts';
import { type ChatRow, chatNoteEncryptionContext, lockChat } from './chats.ts';

/** Keeps an internal note with a chat, and whom it mentions. */
export const addChatNote: Handler<typeof noteCall> = async ({ caller, params, body }, context) => {
  const { text, mentions = [] } = body;
  return context.db.transaction().execute(async (trx) => {
    const chat = await lockChat(trx, { organisation: caller.organisation, chat: params.conversation });
    if (!chat) return refuse('NOT_FOUND');
    for (const identity of mentions) {
      const named = { field: 'mentions', identity, act: 'ANSWER_CHATS' as const };
      // A mention that its reader can't open would be lost.
      const refusal = await colleagueRefusal(trx, chat.organisation, named);
      if (refusal) return refusal;
    }
    const note = await keepChatNote(trx, context, chat, caller.identity, text);
    return keepMentions(trx, context, chat, note, mentions);
  });
};

/** Keeps a note, encrypted. Returns its uuid. */
export async function keepChatNote(
  trx: Trx,
  { sealing, clock }: Context,
  { organisation, uuid: chat }: ChatRow,
  by: string,
  text: string,
): Promise<string> {
  const uuid = randomUUID();
  await trx
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
