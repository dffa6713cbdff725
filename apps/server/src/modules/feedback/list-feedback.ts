import type { listFeedback as call } from '@homeline/contract/feedback/list-feedback.ts';
import { sql } from 'kysely';
import { cutPage, PAGE_SIZE_PLUS_ONE, readCursor } from '../../db/pages.ts';
import type { Handler } from '../../http/handler.ts';
import { feedbackEncryptionContext } from './send-feedback.ts';

/** Lists the lender's feedback, newest first, from a cursor on. */
export const listFeedback: Handler<typeof call> = async ({ organisation, query }, { db, sealing }) => {
  const { topic, after } = query;
  let wanted = db
    .selectFrom('feedback')
    .leftJoin('auth.user as person', 'person.id', 'feedback.identity')
    .leftJoin('application', (join) =>
      join
        .onRef('application.organisation', '=', 'feedback.organisation')
        .onRef('application.id', '=', 'feedback.application_id'),
    )
    .select(['feedback.uuid', 'sent_at', 'person.name', 'topic', 'message', 'marketing_consent'])
    .select(['application.id as application', 'loan_number'])
    .where('feedback.organisation', '=', organisation);
  if (topic) wanted = wanted.where('topic', '=', topic);
  const from = readCursor(after);
  if (from)
    wanted = wanted.where(sql<boolean>`(sent_at, uuid) < (${from.at}::timestamptz, ${from.id}::uuid)`);
  const rows = await wanted
    .orderBy('sent_at', 'desc')
    .orderBy('uuid', 'desc')
    .limit(PAGE_SIZE_PLUS_ONE)
    .execute();
  const { shown, next } = cutPage(rows, (row) => ({ at: row.sent_at, id: row.uuid }));
  return {
    feedback: shown.map((row) => ({
      id: row.uuid,
      at: row.sent_at.toISOString(),
      from: row.name ?? '',
      topic: row.topic,
      message: sealing.open(row.message, feedbackEncryptionContext(row.uuid)),
      marketingConsent: row.marketing_consent,
      ...(row.application &&
        row.loan_number && { application: { uuid: row.application, loanNumber: row.loan_number } }),
    })),
    ...next,
  };
};
