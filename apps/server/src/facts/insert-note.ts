import { randomUUID } from 'node:crypto';
import type { Context } from '../context.ts';
import type { Trx } from '../db/tables.ts';
import type { EncryptionContext } from '../sealing/seal.ts';
import type { ApplicationKey } from './load.ts';

/** Who wrote a note that came as a text message from the phone of a person on the application. */
export const TEXT_MESSAGE = 'text message';

type NewNote = {
  readonly text: string;
  /** The identity of a member of staff or of the person who answers, or `TEXT_MESSAGE`. */
  readonly writtenBy: string;
  /** Makes it a message that one person on the application reads. Without it nobody outside the lender does. */
  readonly thread?: string;
  readonly isAnswer?: boolean;
};

/**
 * Keeps a note of an application, encrypted, in the caller's transaction, which must hold the lock on the application's row. A text message
 * and an answer wait as unread.
 * @returns its uuid
 */
export async function insertNote(
  trx: Trx,
  { sealing, clock }: Pick<Context, 'sealing' | 'clock'>,
  { organisation, applicationId }: ApplicationKey,
  { text, writtenBy, thread, isAnswer = false }: NewNote,
): Promise<string> {
  const uuid = randomUUID();
  await trx
    .insertInto('note')
    .values({
      ...{ organisation, application_id: applicationId, uuid },
      text: sealing.seal(text, noteEncryptionContext(applicationId, uuid)),
      ...{
        written_by: writtenBy,
        written_at: clock.now(),
        is_unread: isAnswer || writtenBy === TEXT_MESSAGE,
      },
      ...{ thread: thread ?? null, is_answer: isAnswer },
    })
    .execute();
  return uuid;
}

/** Returns the encryption context of a note. */
export function noteEncryptionContext(application: string, uuid: string): EncryptionContext {
  return { application, field: `note ${uuid}` };
}
