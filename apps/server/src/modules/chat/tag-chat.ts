import type { setChatTags as call } from '@homeline/contract/chat/desk-notes.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { announceDesk, lockChat } from './chats.ts';

/** Sets the tags of a chat: those of the lender's list, and those that it has already. */
export const setChatTags: Handler<typeof call> = ({ caller, params, body }, context) => {
  const { organisation } = caller;
  const chat = params.conversation;
  const tags = [...new Set(body.tags)];
  return context.db.transaction().execute(async (trx) => {
    if (!(await lockChat(trx, { organisation, chat }))) return refuse('NOT_FOUND');
    const kept = await trx
      .selectFrom('chat_tag')
      .select('tag')
      .where('organisation', '=', organisation)
      .where('chat', '=', chat)
      .execute();
    const known = [...context.organisations.get(organisation).chatTags, ...kept.map(({ tag }) => tag)];
    if (!tags.every((tag) => known.includes(tag)))
      return refuse('INVALID_INPUT', { fields: { tags: 'Choose tags of your lender’s list' } });
    await trx
      .deleteFrom('chat_tag')
      .where('organisation', '=', organisation)
      .where('chat', '=', chat)
      .execute();
    if (tags.length > 0)
      await trx
        .insertInto('chat_tag')
        .values(tags.map((tag) => ({ organisation, chat, tag })))
        .execute();
    await announceDesk(trx, organisation);
    return undefined;
  });
};
