import type { BadResponseReason } from '@homeline/domain/chatbot/bad-response.ts';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';

const PAGE_SIZE = 50;
const CURSOR = /^(\d{4}-\d\d-\d\dT[\d:.]+Z) ([0-9a-f-]{36})$/;

/**
 * Returns answers of a lender's chatbot that its people read, newest first, from a cursor on.
 * @param wanted.instant when an answer became one of these
 */
export async function answersPage(
  { db }: Pick<Context, 'db'>,
  organisation: string,
  wanted: {
    readonly instant: 'marked_at' | 'unanswered_at';
    readonly reason?: BadResponseReason | undefined;
    readonly after: string | undefined;
  },
) {
  const { instant, reason, after } = wanted;
  let answers = db
    .selectFrom('chatbot_answer')
    .select(['uuid', 'content', 'bad_reason', 'bad_comment', `${instant} as at`])
    .where('organisation', '=', organisation)
    .where(instant, 'is not', null);
  if (reason) answers = answers.where('bad_reason', '=', reason);
  const [, at, uuid] = CURSOR.exec(after ?? '') ?? [];
  if (at && uuid)
    answers = answers.where(sql<boolean>`(${sql.ref(instant)}, uuid) < (${at}::timestamptz, ${uuid}::uuid)`);
  const rows = await answers
    .orderBy(instant, 'desc')
    .orderBy('uuid', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute();
  const shown = rows.slice(0, PAGE_SIZE).map((row) => ({ ...row, at: row.at?.toISOString() ?? '' }));
  const last = shown.at(-1);
  return { shown, ...(last && rows.length > PAGE_SIZE && { next: `${last.at} ${last.uuid}` }) };
}
