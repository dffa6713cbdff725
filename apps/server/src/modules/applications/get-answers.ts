import type { getAnswers as call } from '@homeline/contract/applications/answers.ts';
import { loadFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/handler.ts';
import { borrowerAnswers } from './borrower-answers.ts';

/** Returns every answer of the borrower, for a page refresh, a return or a second tab. */
export const getAnswers: Handler<typeof call> = async ({ params, organisation }, context) => {
  const key = { organisation, applicationId: params.uuid };
  return borrowerAnswers(context, key, await loadFacts(context.db, key));
};
