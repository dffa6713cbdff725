import type { Thread } from '@homeline/contract/threads/thread.ts';
import type { Context } from '../../context.ts';
import { noteEncryptionContext } from '../../facts/insert-note.ts';
import { staffNames } from '../staff/staff-names.ts';
import { BORROWERS_THREAD, type OwnThread } from './thread-of.ts';

/** Returns the messages of one thread, oldest first. An internal note has no thread, so none is among them. */
export async function readableThread(
  { db, sealing }: Context,
  { key, thread, answerUntil, mayAnswer }: OwnThread,
): Promise<Thread> {
  const { organisation, applicationId } = key;
  const rows = await db
    .selectFrom('note')
    .select(['uuid', 'text', 'written_by', 'written_at', 'is_answer', 'is_unread', 'read_at'])
    .where('organisation', '=', organisation)
    .where('application_id', '=', applicationId)
    .where('thread', '=', thread)
    .orderBy('written_at')
    .execute();
  const writers = rows.flatMap(({ is_answer, written_by }) => (is_answer ? [] : [written_by]));
  const nameOf = await staffNames(db, [...new Set(writers)]);
  return {
    messages: rows.map(({ uuid, text, written_by, written_at, is_answer, is_unread, read_at }) => ({
      uuid,
      ...(is_answer ? { from: 'YOU' as const } : { from: 'LENDER' as const, name: nameOf(written_by) }),
      text: sealing.open(text, noteEncryptionContext(applicationId, uuid)),
      at: written_at.toISOString(),
      isRead: is_answer ? !is_unread : read_at !== null,
    })),
    ...(answerUntil && { answerUntil }),
    mayAnswer,
    isSigner: thread !== BORROWERS_THREAD,
  };
}
