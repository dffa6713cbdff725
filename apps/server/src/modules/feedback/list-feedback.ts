import type { listFeedback as call } from '@homeline/contract/feedback/list-feedback.ts';
import { sql } from 'kysely';
import type { Handler } from '../../http/handler.ts';
import { feedbackEncryptionContext } from './send-feedback.ts';

const PAGE_SIZE = 50;

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
  const [, at, uuid] = CURSOR.exec(after ?? '') ?? [];
  if (at && uuid) wanted = wanted.where(sql<boolean>`(sent_at, uuid) < (${at}::timestamptz, ${uuid}::uuid)`);
  const rows = await wanted
    .orderBy('sent_at', 'desc')
    .orderBy('uuid', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute();
  const shown = rows.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
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
    ...(last && rows.length > PAGE_SIZE && { next: `${last.sent_at.toISOString()} ${last.uuid}` }),
  };
};

const CURSOR = /^(\d{4}-\d\d-\d\dT[\d:.]+Z) ([0-9a-f-]{36})$/;
