import type { listBadResponses as call } from '@homeline/contract/chatbot/list-bad-responses.ts';
import { sql } from 'kysely';
import type { Handler } from '../../http/handler.ts';
import { badCommentContext, openContent } from './conversation-rows.ts';

const PAGE_SIZE = 50;

/** Lists the answers that borrowers marked as bad, newest first, from a cursor on. */
export const listBadResponses: Handler<typeof call> = async ({ organisation, query }, { db, sealing }) => {
  const { reason, after } = query;
  let wanted = db
    .selectFrom('chatbot_answer')
    .select(['uuid', 'content', 'bad_reason', 'bad_comment', 'marked_at'])
    .where('organisation', '=', organisation)
    .where('marked_at', 'is not', null);
  if (reason) wanted = wanted.where('bad_reason', '=', reason);
  const [, at, uuid] = CURSOR.exec(after ?? '') ?? [];
  if (at && uuid)
    wanted = wanted.where(sql<boolean>`(marked_at, uuid) < (${at}::timestamptz, ${uuid}::uuid)`);
  const rows = await wanted
    .orderBy('marked_at', 'desc')
    .orderBy('uuid', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute();
  const shown = rows.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  return {
    badResponses: shown.map((row) => ({
      ...openContent(sealing, row),
      questionId: row.uuid,
      at: row.marked_at?.toISOString() ?? '',
      reason: row.bad_reason ?? 'Other',
      additionalInformation: row.bad_comment
        ? sealing.open(row.bad_comment, badCommentContext(row.uuid))
        : '',
    })),
    ...(last?.marked_at &&
      rows.length > PAGE_SIZE && { next: `${last.marked_at.toISOString()} ${last.uuid}` }),
  };
};

const CURSOR = /^(\d{4}-\d\d-\d\dT[\d:.]+Z) ([0-9a-f-]{36})$/;
