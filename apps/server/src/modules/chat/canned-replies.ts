import type {
  deleteCannedReply as deleteCall,
  listCannedReplies as listCall,
  saveCannedReply as saveCall,
} from '@homeline/contract/chat/canned-replies.ts';
import type { Handler } from '../../http/handler.ts';

export const listCannedReplies: Handler<typeof listCall> = async ({ caller }, { db }) => ({
  replies: await db
    .selectFrom('canned_reply')
    .select(['uuid', 'title', 'text'])
    .where('organisation', '=', caller.organisation)
    .orderBy('title')
    .execute(),
});

/** Writes a prepared reply. Another lender may have one of the same uuid. */
export const saveCannedReply: Handler<typeof saveCall> = async ({ caller, params, body }, { db }) => {
  await db
    .insertInto('canned_reply')
    .values({ organisation: caller.organisation, uuid: params.reply, ...body })
    .onConflict((conflict) => conflict.columns(['organisation', 'uuid']).doUpdateSet(body))
    .execute();
  return undefined;
};

export const deleteCannedReply: Handler<typeof deleteCall> = async ({ caller, params }, { db }) => {
  await db
    .deleteFrom('canned_reply')
    .where('organisation', '=', caller.organisation)
    .where('uuid', '=', params.reply)
    .execute();
  return undefined;
};
