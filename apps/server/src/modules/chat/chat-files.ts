import { randomUUID } from 'node:crypto';
import type { ServedFile, UploadedFile } from '@homeline/contract/call.ts';
import type { ChatFile } from '@homeline/contract/chat/chat-message.ts';
import {
  chatFileName,
  chatFileProblem,
  chatFileProblemWords,
  chatFileTypeNamed,
} from '@homeline/domain/chat/attachments.ts';
import type { ChatAuthor } from '@homeline/domain/chat/conversation.ts';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/tables.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import type { EncryptionContext } from '../../sealing/seal.ts';
import type { ChatKey } from './chat-tokens.ts';
import type { ChatRow } from './chats.ts';

/** Total upload quota per chat. */
const MOST_FILES = 50;
const MOST_BYTES = 100_000_000;

const NO_DISK = 'We can’t take files right now. Please try again later, or call us.';

/** Keeps a scanned file for the sender's next message, encrypted, in the caller's transaction, which must hold the lock on the chat. */
export async function keepChatFile(
  trx: Trx,
  { sealing, clock, uploadStorage }: Context,
  { organisation, uuid: chat }: ChatRow,
  author: ChatAuthor,
  givenName: string,
  { bytes }: UploadedFile,
): Promise<ChatFile | Refusal> {
  const name = chatFileName(givenName);
  const type = chatFileTypeNamed(name);
  const problem = chatFileProblem(name, bytes);
  if (!type || problem)
    return refuse('UNSUPPORTED_MEDIA_TYPE', {
      fields: { file: chatFileProblemWords(problem ?? 'WRONG_TYPE', name) },
    });
  const { files, total } = await trx
    .selectFrom('chat_file')
    .select(sql<number>`count(*)::int`.as('files'))
    .select(sql<number>`coalesce(sum(size), 0)::int`.as('total'))
    .where('organisation', '=', organisation)
    .where('chat', '=', chat)
    .executeTakeFirstOrThrow();
  if (files >= MOST_FILES || total + bytes.length > MOST_BYTES)
    return refuse('INVALID_INPUT', { fields: { file: 'This chat can’t take more files.' } });
  if (!uploadStorage.take(bytes.length)) return refuse('UNAVAILABLE', { fields: { file: NO_DISK } });
  const kept = { uuid: randomUUID(), name, type, size: bytes.length };
  await trx
    .insertInto('chat_file')
    .values({
      ...{ organisation, chat, ...kept, author, created_at: clock.now() },
      sealed: sealing.sealBytes(bytes, chatFileEncryptionContext(chat, kept.uuid)),
    })
    .execute();
  return kept;
}

/** Returns a file that was sent in a chat; a text only as text, whatever it holds. */
export async function openChatFile(
  { db, sealing }: Context,
  { organisation, chat }: ChatKey,
  uuid: string,
): Promise<ServedFile | Refusal> {
  const row = await db
    .selectFrom('chat_file')
    .select(['name', 'type', 'sealed'])
    .where('organisation', '=', organisation)
    .where('chat', '=', chat)
    .where('uuid', '=', uuid)
    .where('message', 'is not', null)
    .executeTakeFirst();
  if (!row) return refuse('NOT_FOUND');
  return {
    fileName: row.name,
    contentType: row.type === 'text/plain' ? 'text/plain; charset=utf-8' : row.type,
    bytes: sealing.openBytes(row.sealed, chatFileEncryptionContext(chat, uuid)),
  };
}

/** Returns the encryption context of a chat's file. */
export function chatFileEncryptionContext(chat: string, file: string): EncryptionContext {
  return { application: `chat ${chat}`, field: `file ${file}` };
}
