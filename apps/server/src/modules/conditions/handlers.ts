import type { conditionsCalls } from '@homeline/contract/conditions/calls.ts';
import type { ConditionSummary } from '@homeline/contract/conditions/list-conditions.ts';
import { openConditions } from '@homeline/domain/facts/conditions.selectors.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { paystubRequest, paystubRequirement } from '@homeline/domain/facts/income.selectors.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { derivedUuid } from '../../audit/derived-uuid.ts';
import { loadFacts } from '../../facts/load.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { conditionSummary } from './condition-summary.ts';
import { submitDocuments } from './submit-documents.ts';

export const conditionsHandlers = {
  /** Returns the open conditions, and the request for pay stubs while the borrower is asked for them. */
  listConditions: async ({ params, organisation }, context) => {
    const facts = await loadFacts(context.db, { organisation, applicationId: params.uuid });
    return [...openConditions(facts).map(conditionSummary), ...paystubCondition(params.uuid, facts)];
  },
  submitDocuments,
} satisfies HandlersOf<typeof conditionsCalls>;

function paystubCondition(applicationId: string, facts: Facts): ConditionSummary[] {
  const request = currentStep(facts).id === 'MANUAL_PAYSTUB_UPLOAD' ? paystubRequest(facts) : undefined;
  if (!request) return [];
  const { count, comments } = paystubRequirement(facts);
  return [
    {
      uuid: derivedUuid(`${applicationId} ${request.seq} HELOC_MANUAL_PAYSTUB_UPLOAD`),
      categoryEnum: 'HELOC_MANUAL_PAYSTUB_UPLOAD',
      created: request.at,
      requestDocuments: ['USER_UPLOADED_PAYSTUB'],
      notes: '',
      commentsToBorrower: '',
      actionNeeded: true,
      state: facts.paystubDecisions.at(-1) === request ? 'RETURNED' : 'OPEN',
      since: request.at,
      returnComments: comments,
      xtraData: { numDocsRequired: count },
    },
  ];
}
