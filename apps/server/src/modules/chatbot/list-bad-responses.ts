import type { listBadResponses as call } from '@homeline/contract/chatbot/list-bad-responses.ts';
import type { Handler } from '../../http/handler.ts';
import { answersPage } from './answers-page.ts';
import { badCommentContext, openContent } from './conversation-rows.ts';

/** Lists the answers that borrowers marked as bad, newest first, from a cursor on. */
export const listBadResponses: Handler<typeof call> = async ({ organisation, query }, { db, sealing }) => {
  const { shown, ...cursor } = await answersPage({ db }, organisation, {
    instant: 'marked_at',
    ...{ reason: query.reason, after: query.after },
  });
  return {
    badResponses: shown.map((row) => ({
      ...openContent(sealing, row),
      ...{ questionId: row.uuid, at: row.at, reason: row.bad_reason ?? 'Other' },
      additionalInformation: row.bad_comment
        ? sealing.open(row.bad_comment, badCommentContext(row.uuid))
        : '',
    })),
    ...cursor,
  };
};
