import type { rateChat as call } from '@homeline/contract/chat/conversation.ts';
import type { ChatRating } from '@homeline/domain/chat/chat-rating.ts';
import type { Sealed } from '@homeline/domain/facts/fact.ts';
import type { Context } from '../../context.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { announce, lockChat, ratingEncryptionContext, ratingStateOf } from './chats.ts';

const NOT_RATED = {
  TOO_EARLY: 'You can rate this chat once it has ended.',
  UNANSWERED: 'No agent answered this chat.',
  DONE: 'You’ve already rated this chat.',
} as const;

/** Keeps what the person of a chat thinks of it, once. */
export const rateChat: Handler<typeof call> = ({ caller, body }, context) =>
  context.db.transaction().execute(async (trx) => {
    const chat = await lockChat(trx, caller);
    if (!chat) return refuse('NOT_FOUND');
    const state = await ratingStateOf(trx, chat);
    if (state !== 'OPEN')
      return refuse('CHAT_CHANGED', {
        message: NOT_RATED[state === 'DONE' ? 'DONE' : chat.state === 'ENDED' ? 'UNANSWERED' : 'TOO_EARLY'],
      });
    await trx
      .insertInto('chat_rating')
      .values({
        ...{ organisation: chat.organisation, chat: chat.uuid, score: body.score },
        comment: body.comment ? context.sealing.seal(body.comment, ratingEncryptionContext(chat.uuid)) : null,
        rated_at: context.clock.now(),
      })
      .execute();
    await announce(trx, { organisation: chat.organisation, chat: chat.uuid }, 'S');
    return undefined;
  });

/** Returns a chat's rating as agents read it. */
export function ratingOf(
  { sealing }: Pick<Context, 'sealing'>,
  chat: string,
  score: ChatRating['score'],
  comment: Sealed | null,
): ChatRating {
  return {
    score,
    ...(comment && { comment: sealing.open(comment, ratingEncryptionContext(chat)) }),
  };
}
