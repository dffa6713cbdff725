import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/tables.ts';
import type { ChatKey } from './chat-tokens.ts';
import { announce, type ChatRow } from './chats.ts';

/** Who has read: the person, or the agent of this identity. */
export type Reader = { readonly as: 'APPLICANT' } | { readonly as: 'AGENT'; readonly identity: string };

/**
 * Keeps up to which message one side has read. It never goes back, nor beyond the newest message. Only the agent who answers reads for
 * the desk: what a supervisor or an earlier agent sees stays unread.
 */
export async function markRead(
  { db }: Context,
  { organisation, chat }: ChatKey,
  reader: Reader,
  number: number,
): Promise<void> {
  const column = reader.as === 'APPLICANT' ? 'read_by_applicant' : 'read_by_agent';
  const { numUpdatedRows } = await db
    .updateTable('chat')
    .set({ [column]: sql<number>`greatest(${sql.ref(column)}, ${number}::int)` })
    .$if(reader.as === 'AGENT', (update) => update.set({ unread_from: null }))
    .where('organisation', '=', organisation)
    .where('uuid', '=', chat)
    .where('newest', '>=', number)
    .where((eb) =>
      reader.as === 'APPLICANT'
        ? eb(column, '<', number)
        : eb.and([
            eb('agent', '=', reader.identity),
            eb.or([eb(column, '<', number), eb('unread_from', 'is not', null)]),
          ]),
    )
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await announce(db, { organisation, chat }, 'S');
}

/** Marks a locked chat as unread from the person's last message on. A read message stays read for them. */
export async function markUnread(trx: Trx, { organisation, uuid: chat }: ChatRow): Promise<undefined> {
  await trx
    .updateTable('chat')
    .set({
      unread_from: sql<number>`coalesce((select max(number) from chat_message
        where organisation = ${organisation} and chat = ${chat} and author = 'APPLICANT'), 0)`,
    })
    .where('organisation', '=', organisation)
    .where('uuid', '=', chat)
    .execute();
  await announce(trx, { organisation, chat }, 'S');
  return undefined;
}
