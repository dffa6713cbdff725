import type { answerChatByCall as call } from '@homeline/contract/chat/desk.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { keepChatNote } from './chat-notes.ts';
import { findChat } from './chats.ts';
import { actOnChat } from './desk-acts.ts';
import { endChatIn, sayInChat } from './end-chat.ts';

const NOT_LEFT = 'Only a message that was left outside the hours is answered by phone.';
const CALLED = 'An agent answered by phone.';

/** Ends a message that was left as answered by phone, with a note of the call. One that waits needn't be accepted first. */
export const answerChatByCall: Handler<typeof call> = async ({ caller, params, body }, context) => {
  const found = await findChat(context.db, { organisation: caller.organisation, chat: params.conversation });
  if (!found) return refuse('NOT_FOUND');
  const act = found.state === 'WAITING' ? 'ACCEPT' : 'END';
  return actOnChat(context, caller, params.conversation, act, async (trx, chat) => {
    if (!chat.is_left) return refuse('CHAT_CHANGED', { message: NOT_LEFT });
    await keepChatNote(trx, context, chat, caller.identity, body.note);
    await trx
      .updateTable('chat')
      .set({ called_at: context.clock.now(), answered_by: caller.identity, last_agent: caller.identity })
      .where('organisation', '=', chat.organisation)
      .where('uuid', '=', chat.uuid)
      .execute();
    await sayInChat(trx, context, chat, CALLED);
    return endChatIn(trx, context, chat, 'AGENT');
  });
};
