import type { explainDecision as call } from '@homeline/contract/offers/explain-decision.ts';
import { wordExplanation } from '@homeline/domain/explanations/word-explanation.ts';
import { asExplanation, explanationBy } from '@homeline/domain/facts/explanation.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { currentLookup, propertyIsIneligible } from '@homeline/domain/facts/property.selectors.ts';
import { lastWhere, newest } from '@homeline/domain/facts/reading.ts';
import { insufficientValue } from '@homeline/domain/facts/valuation.selectors.ts';
import { endReasons } from '@homeline/domain/reviews/explain-end.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { loadRelevantFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { recordTermsShown } from './terms-ledger.ts';

/**
 * Explains the newest decision or change of terms, after the reasons of an adverse action notice.
 * The explanation shows the rates and limits of every offer, so the terms ledger records it.
 */
export const explainDecision: Handler<typeof call> = async (
  { params, organisation, caller, origin },
  context,
) => {
  const key = { organisation, applicationId: params.uuid };
  const facts = await loadRelevantFacts(context.db, key);
  const decided = newestExplanation(facts);
  const reasons = facts.adverseActionNotice.length > 0 ? [endReasons(facts)] : [];
  if (!decided && reasons.length === 0) return refuse('WRONG_STEP', { step: currentStep(facts).id });
  const worded = wordExplanation(decided ? asExplanation(decided) : explanationBy({}, []), 'BORROWER');
  if (decided) {
    const terms = { explained: worded };
    const to = caller.identity;
    await recordTermsShown(context, key, { to, origin, where: 'decision', terms, rules: worded });
  }
  const ended = wordExplanation(explanationBy({}, reasons), 'BORROWER');
  return { ...worded, sections: [...ended.sections, ...worded.sections] };
};

/** Returns why the home is ineligible, else the explanation of the newest decision or change of terms. */
function newestExplanation(facts: Facts) {
  if (propertyIsIneligible(facts)) return currentLookup(facts)?.judged?.explanation;
  return newest(
    facts.initialDecisions.at(-1),
    facts.finalDecisions.at(-1),
    lastWhere(facts.changedOffers, ({ explanation }) => explanation !== undefined),
    facts.repricings.at(-1),
    insufficientValue(facts),
  )?.explanation;
}
