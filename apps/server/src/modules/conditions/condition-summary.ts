import type { ConditionSummary } from '@homeline/contract/conditions/list-conditions.ts';
import {
  type ConditionWithState,
  requiredDocumentCount,
} from '@homeline/domain/facts/conditions.selectors.ts';
import { newest } from '@homeline/domain/facts/reading.ts';

/** Returns a condition as the borrower may read it, without internal notes. */
export function conditionSummary(condition: ConditionWithState): ConditionSummary {
  const { uuid, category, at, requestDocuments, comments, state, response, decision } = condition;
  const { title, before, dueOn } = condition;
  return {
    uuid,
    categoryEnum: category,
    created: at,
    requestDocuments: [...requestDocuments],
    notes: '',
    commentsToBorrower: comments,
    ...(title && { title }),
    ...(before && { before }),
    ...(dueOn && { dueOn }),
    actionNeeded: state === 'OPEN' || state === 'RETURNED',
    state,
    since: newest(condition, response, decision)?.at ?? at,
    returnComments: (state === 'RETURNED' && decision?.comments) || '',
    xtraData: { numDocsRequired: requiredDocumentCount(condition) },
  };
}
