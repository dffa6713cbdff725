import type { listBadResponses as call } from '@homeline/contract/chatbot/list-bad-responses.ts';
import { sql } from 'kysely';
import { cutPage, ROWS_TO_READ, readCursor } from '../../db/pages.ts';
import type { Handler } from '../../http/handler.ts';
import { badCommentContext, openContent } from './conversation-rows.ts';

/** Lists the answers that borrowers marked as bad, newest first, from a cursor on. */
export const listBadResponses: Handler<typeof call> = async ({ organisation, query }, { db, sealing }) => {
  const { reason, after } = query;
  let wanted = db
    .selectFrom('chatbot_answer')
    .select(['uuid', 'content', 'bad_reason', 'bad_comment', 'marked_at'])
    .$narrowType<{ marked_at: Date }>()
    .where('organisation', '=', organisation)
    .where('marked_at', 'is not', null);
  if (reason) wanted = wanted.where('bad_reason', '=', reason);
  const from = readCursor(after);
  if (from)
    wanted = wanted.where(sql<boolean>`(marked_at, uuid) < (${from.at}::timestamptz, ${from.id}::uuid)`);
  const rows = await wanted
    .orderBy('marked_at', 'desc')
    .orderBy('uuid', 'desc')
    .limit(ROWS_TO_READ)
    .execute();
  const { shown, next } = cutPage(rows, (row) => ({ at: row.marked_at, id: row.uuid }));
  return {
    badResponses: shown.map((row) => ({
      ...openContent(sealing, row),
      questionId: row.uuid,
      at: row.marked_at.toISOString(),
      reason: row.bad_reason ?? 'Other',
      additionalInformation: row.bad_comment
        ? sealing.open(row.bad_comment, badCommentContext(row.uuid))
        : '',
    })),
    ...next,
  };
};
