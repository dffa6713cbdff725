import type { ChatMention, finishChatMention as finishCall } from '@homeline/contract/chat/desk-notes.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/tables.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { announceDesk, type ChatRow, chatNoteEncryptionContext, personOf } from './chats.ts';

const MOST = 100;

/** Keeps whom a note mentions, and tells their desks. */
export async function keepMentions(
  trx: Trx,
  { clock }: Context,
  { organisation, uuid: chat }: ChatRow,
  note: string,
  mentions: readonly string[],
): Promise<undefined> {
  if (mentions.length === 0) return;
  const kept = { organisation, chat, note, mentioned_at: clock.now(), done_at: null };
  await trx
    .insertInto('chat_mention')
    .values([...new Set(mentions)].map((identity) => ({ ...kept, identity })))
    .execute();
  await announceDesk(trx, organisation);
}

/** Returns the notes that mention a person and aren't marked as done, oldest first. */
export async function mentionsOf(
  context: Context,
  { organisation, identity }: { readonly organisation: string; readonly identity: string },
): Promise<ChatMention[]> {
  const rows = await context.db
    .selectFrom('chat_mention')
    .innerJoin('chat_note', (join) =>
      join
        .onRef('chat_note.organisation', '=', 'chat_mention.organisation')
        .onRef('chat_note.uuid', '=', 'chat_mention.note'),
    )
    .innerJoin('chat', (join) =>
      join
        .onRef('chat.organisation', '=', 'chat_mention.organisation')
        .onRef('chat.uuid', '=', 'chat_mention.chat'),
    )
    .leftJoin('auth.user as author', 'author.id', 'chat_note.written_by')
    .selectAll('chat')
    .select(['chat_note.uuid as note', 'chat_note.text', 'author.name as by', 'mentioned_at'])
    .where('chat_mention.organisation', '=', organisation)
    .where('chat_mention.identity', '=', identity)
    .where('done_at', 'is', null)
    .orderBy('mentioned_at')
    .limit(MOST)
    .execute();
  return rows.map(({ note, text, by, mentioned_at, ...chat }) => ({
    ...{ note, conversation: chat.uuid, friendlyName: personOf(context, chat).friendlyName },
    text: context.sealing.open(text, chatNoteEncryptionContext(chat.uuid, note)),
    ...{ by: by ?? '', at: mentioned_at.toISOString() },
  }));
}

/** Ends a mention of the caller. */
export const finishChatMention: Handler<typeof finishCall> = async ({ caller, params }, { db, clock }) => {
  const { organisation, identity } = caller;
  const { numUpdatedRows } = await db
    .updateTable('chat_mention')
    .set({ done_at: clock.now() })
    .where('organisation', '=', organisation)
    .where('note', '=', params.note)
    .where('identity', '=', identity)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? undefined : refuse('NOT_FOUND');
};
