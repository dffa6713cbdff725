import type { getClosing as call } from '@homeline/contract/disclosures/get-closing.ts';
import { changesSinceSubmission } from '@homeline/domain/facts/offer-changes.selectors.ts';
import { currentTerms } from '@homeline/domain/facts/offers.selectors.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { loadRelevantFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { costedTerms } from '../offers/costed-terms.ts';
import { rulesOf } from '../rules/rulebooks.ts';

/** Returns the final terms with their costs and every change since submission. */
export const getClosing: Handler<typeof call> = async ({ params, organisation }, context) => {
  const key = { organisation, applicationId: params.uuid };
  const facts = await loadRelevantFacts(context.db, key);
  const terms = currentTerms(facts);
  if (!terms) return refuse('WRONG_STEP', { step: currentStep(facts).id });
  return {
    terms: costedTerms(rulesOf(context, organisation, facts), terms, facts),
    changes: changesSinceSubmission(facts).map(({ before, after, reason }) => ({
      before,
      after,
      reason,
    })),
    isRedated: facts.closingDocumentsExpiries.length > 0,
  };
};
