import type { listConditions as call } from '@homeline/contract/conditions/list-conditions.ts';
import { documentsAreRequested, openConditions } from '@homeline/domain/conditions/open.ts';
import { loadFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/asked.ts';

/** What is asked of the borrower before the application can go on. */
export const listConditions: Handler<typeof call> = async ({ params, organisation }, context) => {
  const facts = await loadFacts(context.db, { organisation, applicationId: params.uuid });
  const actionNeeded = documentsAreRequested(facts);
  return openConditions(facts).map(({ uuid, category, at, requestDocuments, comments }) => ({
    uuid,
    categoryEnum: category,
    created: at,
    requestDocuments: [...requestDocuments],
    notes: '',
    commentsToBorrower: comments,
    actionNeeded,
    xtraData: { numDocsRequired: Math.max(1, requestDocuments.length) },
  }));
};
