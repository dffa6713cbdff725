import type { listUnansweredQuestions as call } from '@homeline/contract/chatbot/list-unanswered-questions.ts';
import type { Handler } from '../../http/handler.ts';
import { answersPage } from './answers-page.ts';
import { openContent } from './conversation-rows.ts';

/** Lists what the chatbot couldn't answer, newest first, from a cursor on. */
export const listUnansweredQuestions: Handler<typeof call> = async (
  { organisation, query },
  { db, sealing },
) => {
  const { shown, ...cursor } = await answersPage({ db }, organisation, {
    ...{ instant: 'unanswered_at', after: query.after },
  });
  return {
    questions: shown.map((row) => ({
      ...{ questionId: row.uuid, at: row.at, questionStr: openContent(sealing, row).questionStr },
    })),
    ...cursor,
  };
};
