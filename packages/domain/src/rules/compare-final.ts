import { counterOfferReasons } from '../adverse-action/counter-offer.ts';
import { type Facts, factsBefore, withFact } from '../facts/facts.ts';
import {
  currentTerms,
  currentTermsEntry,
  finalDecision,
  offerWithChangedTerms,
} from '../facts/offers.selectors.ts';
import { finalDecisionFacts } from '../offers/decision-facts.ts';
import { type DecisionContext, monthlyIncome, pricingScenario } from '../offers/pricing-scenario.ts';
import type { Rules } from '../policy/rules.ts';
import { codedReasons, type FinalResult, type Versions } from './comparison-result.ts';
import { ownFeePct, priceAtOwnFee } from './own-fee.ts';

/**
 * Makes the final decision under each of two versions, from the facts it was made on. The chosen terms are priced under each version, so
 * that a new price isn't a changed offer.
 * @param of the day at the property, and the applicant's age in completed years
 * @returns undefined before the final decision, or if an answer it depends on was changed since
 */
export function compareFinal(
  facts: Facts,
  of: Pick<DecisionContext, 'today' | 'ageYears'>,
  rules: Versions<Rules>,
): Versions<FinalResult> | undefined {
  const decision = finalDecision(facts);
  if (!decision) return undefined;
  const known = factsBefore(facts, decision.seq);
  const chosenUnder = { ...of, ...rules.before };
  if (!currentTerms(known) || !pricingScenario(known, chosenUnder)) return undefined;
  const [before, after] = [rules.before, rules.after].map((each) => {
    const context = { ...of, ...each };
    return finalResult(repriced(known, context, chosenUnder), context);
  });
  return before && after && { before, after };
}

function finalResult(facts: Facts, context: DecisionContext): FinalResult | undefined {
  const writes = finalDecisionFacts(facts, context);
  const decided = writes.find(({ fact }) => fact === 'finalDecisions');
  if (decided?.fact !== 'finalDecisions') return undefined;
  const { outcome, failures, reasonCodes, statedReasons } = decided.value;
  const now = writes.reduce((known, write) => withFact(known, write, ''), facts);
  const changed =
    now.changedOffers.length > facts.changedOffers.length ? offerWithChangedTerms(now) : undefined;
  const keeps = outcome === 'KEEPS_OFFER' || outcome === 'CHANGED_OFFER';
  const terms = changed?.after ?? (keeps ? currentTerms(facts) : undefined);
  const hits = changed ? counterOfferReasons(now) : [];
  const codes = [...reasonCodes, ...hits.map(({ code }) => code)];
  const inFull = [...statedReasons, ...hits.flatMap(({ inFull: words }) => words ?? [])];
  return {
    outcome,
    failures: [...new Set(failures)],
    reasons: codedReasons(codes, inFull),
    ...(terms && { terms: shown(terms) }),
  };
}

function shown({
  product,
  termYears,
  lineAmountCents,
  noteRatePct,
  aprPct,
  monthlyPaymentCents,
}: NonNullable<FinalResult['terms']>): FinalResult['terms'] {
  return { product, termYears, lineAmountCents, noteRatePct, aprPct, monthlyPaymentCents };
}

/** Returns the facts as if the version had counted the stated income and priced the chosen terms. Terms it can't price stay. */
function repriced(facts: Facts, context: DecisionContext, chosenUnder: DecisionContext): Facts {
  const { offerSelection: selected } = facts;
  const initial = facts.initialDecisions.at(-1);
  const standing = currentTermsEntry(facts);
  if (!selected || !initial || !standing) return facts;
  const { seq, terms } = standing;
  const then = factsBefore(facts, seq);
  const scenario = pricingScenario(then, context, terms.product);
  const { lineAmountCents: lineCents, termYears } = terms;
  const feePct = ownFeePct(then, terms, chosenUnder);
  const priced = scenario && priceAtOwnFee(scenario, { lineCents, termYears, feePct });
  const stated = monthlyIncome(factsBefore(facts, initial.seq), context).totalCents;
  return {
    ...facts,
    initialDecisions: facts.initialDecisions.with(-1, { ...initial, monthlyIncomeCents: stated }),
    offerSelection: { ...selected, seq, terms: priced?.eligible ? priced.terms : terms },
  };
}
