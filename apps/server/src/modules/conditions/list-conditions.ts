import type { listConditions as call } from '@homeline/contract/conditions/list-conditions.ts';
import {
  documentsAreRequested,
  documentsWereRejected,
  openConditions,
} from '@homeline/domain/facts/conditions.selectors.ts';
import { newer } from '@homeline/domain/facts/reading.ts';
import { loadFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/handler.ts';

/** Returns the open conditions. */
export const listConditions: Handler<typeof call> = async ({ params, organisation }, context) => {
  const facts = await loadFacts(context.db, { organisation, applicationId: params.uuid });
  const actionNeeded = documentsAreRequested(facts);
  return openConditions(facts).map((condition) => ({
    uuid: condition.uuid,
    categoryEnum: condition.category,
    created: condition.at,
    requestDocuments: [...condition.requestDocuments],
    notes: '',
    commentsToBorrower: condition.comments,
    actionNeeded,
    cameBack: documentsWereRejected(facts) && newer(facts.conditionSubmissions.at(-1), condition),
    xtraData: { numDocsRequired: Math.max(1, condition.requestDocuments.length) },
  }));
};
