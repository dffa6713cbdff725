import type { getAnswers as call } from '@homeline/contract/applications/answers.ts';
import { loadFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/handler.ts';
import { ownAnswers } from './own-answers.ts';

/** Everything the borrower has answered, for a refresh, a return or a second tab. */
export const getAnswers: Handler<typeof call> = async ({ params, organisation }, context) => {
  const of = { organisation, applicationId: params.uuid };
  return ownAnswers(context, of, await loadFacts(context.db, of));
};
