import { CHATBOT_KEPT_DAYS } from '@homeline/domain/chatbot/chatbot-session.ts';
import type { Context } from '../../context.ts';

const DAY_MS = 86_400_000;
const MOST = 500;

/** Deletes conversations with the chatbot that were kept for long enough, with what was said and marked in them. */
export async function deleteOldConversations({ db, clock }: Context): Promise<void> {
  const until = new Date(clock.nowMs() - CHATBOT_KEPT_DAYS * DAY_MS);
  const old = await db
    .selectFrom('chatbot_conversation')
    .select(['organisation', 'uuid'])
    .where('used_at', '<', until)
    .limit(MOST)
    .execute();
  for (const { organisation, uuid } of old)
    await db.transaction().execute(async (trx) => {
      await trx
        .deleteFrom('chatbot_answer')
        .where('organisation', '=', organisation)
        .where('conversation', '=', uuid)
        .execute();
      await trx
        .deleteFrom('chatbot_conversation')
        .where('organisation', '=', organisation)
        .where('uuid', '=', uuid)
        .execute();
    });
}
