import type {
  endChat as endCall,
  getChatFile as fileCall,
  listChatMessages as listCall,
  sendChatMessage as sendCall,
  uploadChatFile as uploadCall,
} from '@homeline/contract/chat/conversation.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/tables.ts';
import type { Handler } from '../../http/handler.ts';
import { type Limit, secondsToWait, waitWords } from '../../http/rate-limit.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { malwareRefusal } from '../documents/scan-file.ts';
import { keepChatFile, openChatFile } from './chat-files.ts';
import type { ChatKey } from './chat-tokens.ts';
import { type ChatRow, lockChat } from './chats.ts';
import { endChatIn } from './end-chat.ts';
import { appendMessage, messagePage } from './messages.ts';

/** What the holder of a chat's token does. Admission has compared the token with the chat in the path. */

export const listChatMessages: Handler<typeof listCall> = ({ caller, query }, context) =>
  messagePage(context, caller, query.before);

/** Sends a message of the borrower, signer or visitor. */
export const sendChatMessage: Handler<typeof sendCall> = async ({ caller, body }, context) => {
  const refusal = await floodRefusal(context, caller, 'message');
  return (
    refusal ??
    inOpenChat(context, caller, (trx, chat) =>
      appendMessage(trx, context, chat, { author: 'APPLICANT' }, body),
    )
  );
};

export const uploadChatFile: Handler<typeof uploadCall> = async ({ caller, query, body }, context) => {
  const refusal =
    (await floodRefusal(context, caller, 'file')) ?? (await malwareRefusal(context, body.bytes));
  return (
    refusal ??
    inOpenChat(context, caller, async (trx, chat) =>
      (await hasAgent(trx, chat))
        ? keepChatFile(trx, context, chat, 'APPLICANT', query.name, body)
        : refuse('CHAT_CHANGED', { message: 'You can attach files once an agent has joined.' }),
    )
  );
};

export const getChatFile: Handler<typeof fileCall> = ({ caller, params }, context) =>
  openChatFile(context, caller, params.file);

/** Ends the chat. Ending it again changes nothing. */
export const endChat: Handler<typeof endCall> = ({ caller }, context) =>
  context.db.transaction().execute(async (trx) => {
    const chat = await lockChat(trx, caller);
    if (chat && chat.state !== 'ENDED') await endChatIn(trx, context, chat, 'APPLICANT');
    return undefined;
  });

/** Returns whether an agent answers, or has said something before. */
async function hasAgent(trx: Trx, { state, organisation, uuid }: ChatRow): Promise<boolean> {
  if (state === 'ACTIVE') return true;
  const said = await trx
    .selectFrom('chat_message')
    .select('number')
    .where('organisation', '=', organisation)
    .where('chat', '=', uuid)
    .where('author', '=', 'AGENT')
    .limit(1)
    .executeTakeFirst();
  return said !== undefined;
}

/** Acts on a chat that hasn't ended, with its row locked. */
function inOpenChat<Result>(
  context: Context,
  key: ChatKey,
  act: (trx: Trx, chat: ChatRow) => Promise<Result | Refusal>,
): Promise<Result | Refusal> {
  return context.db.transaction().execute(async (trx) => {
    const chat = await lockChat(trx, key);
    if (!chat) return refuse('NOT_FOUND');
    return chat.state === 'ENDED' ? refuse('CHAT_ENDED') : act(trx, chat);
  });
}

const MOST_A_MINUTE = { message: 40, file: 20 } as const;

/** Refuses a flood, and says so. */
async function floodRefusal(
  { db }: Context,
  { chat }: ChatKey,
  what: keyof typeof MOST_A_MINUTE,
): Promise<Refusal | undefined> {
  const limit: Limit = {
    key: `chat ${what} ${chat}`,
    rule: { kind: 'WINDOW', most: MOST_A_MINUTE[what], seconds: 60 },
  };
  const wait = await secondsToWait(db, [limit]);
  return wait > 0
    ? refuse('TOO_MANY_ATTEMPTS', {
        message: `You’re sending faster than we can read. Try again in ${waitWords(wait)}.`,
      })
    : undefined;
}
