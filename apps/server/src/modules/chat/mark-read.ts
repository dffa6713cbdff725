import type { Context } from '../../context.ts';
import type { ChatKey } from './chat-tokens.ts';
import { announce } from './chats.ts';

/** Keeps up to which message one side has read. It never goes back, nor beyond the newest message. */
export async function markRead(
  { db }: Context,
  { organisation, chat }: ChatKey,
  side: 'APPLICANT' | 'AGENT',
  number: number,
): Promise<void> {
  const column = side === 'APPLICANT' ? 'read_by_applicant' : 'read_by_agent';
  const { numUpdatedRows } = await db
    .updateTable('chat')
    .set({ [column]: number })
    .where('organisation', '=', organisation)
    .where('uuid', '=', chat)
    .where(column, '<', number)
    .where('newest', '>=', number)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await announce(db, { organisation, chat }, 'S');
}
