import { randomUUID } from 'node:crypto';
import type { Context } from '../context.ts';
import type { Trx } from '../db/tables.ts';
import type { EncryptionContext } from '../sealing/seal.ts';
import type { ApplicationKey } from './load.ts';

/** Who wrote a note that came as a text message from the phone of somebody on the application. */
export const TEXT_MESSAGE = 'text message';

/**
 * Keeps a note of an application, encrypted, and a text message as unread, in the caller's transaction, which must hold the lock on the application's row.
 * @param writtenBy a member of staff, or `TEXT_MESSAGE`
 * @returns its uuid
 */
export async function insertNote(
  trx: Trx,
  { sealing, clock }: Pick<Context, 'sealing' | 'clock'>,
  { organisation, applicationId }: ApplicationKey,
  { text, writtenBy }: { readonly text: string; readonly writtenBy: string },
): Promise<string> {
  const uuid = randomUUID();
  await trx
    .insertInto('note')
    .values({
      ...{ organisation, application_id: applicationId, uuid },
      text: sealing.seal(text, noteEncryptionContext(applicationId, uuid)),
      ...{ written_by: writtenBy, written_at: clock.now(), is_unread: writtenBy === TEXT_MESSAGE },
    })
    .execute();
  return uuid;
}

/** Returns the encryption context of a note. */
export function noteEncryptionContext(application: string, uuid: string): EncryptionContext {
  return { application, field: `note ${uuid}` };
}
