import { counterOfferReasons } from '../adverse-action/counter-offer-reasons.ts';
import { type Facts, factsBefore, withFact } from '../facts/facts.ts';
import {
  currentTerms,
  currentTermsEntry,
  finalDecision,
  offerWithChangedTerms,
} from '../facts/offers.selectors.ts';
import { finalDecisionFacts } from '../offers/decision-facts.ts';
import { monthlyIncome } from '../offers/monthly-income.ts';
import { type DatedApplicants, type DecisionContext, pricingScenario } from '../offers/pricing-scenario.ts';
import type { Rules } from '../policy/rules.ts';
import { chosenFeePct, priceAtChosenFee } from './chosen-fee.ts';
import { codedReasons, type FinalResult, type Versions } from './comparison-result.ts';

/**
 * Makes the final decision under each of two versions, from the facts that it used. Prices the chosen terms under each version, so that
 * a new price doesn't count as a changed offer.
 * @param applicant the day at the property, and everyone's age in completed years
 * @returns undefined before the final decision, or after a change to one of its inputs
 */
export function compareFinal(
  facts: Facts,
  applicant: DatedApplicants,
  rules: Versions<Rules>,
): Versions<FinalResult> | undefined {
  const decision = finalDecision(facts);
  if (!decision) return undefined;
  const known = factsBefore(facts, decision.seq);
  const chosenUnder = { ...applicant, ...rules.before };
  if (!currentTerms(known) || !pricingScenario(known, chosenUnder)) return undefined;
  const [before, after] = [rules.before, rules.after].map((each) => {
    const context = { ...applicant, ...each };
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
  const counterReasons = changed ? counterOfferReasons(now) : [];
  const codes = [...reasonCodes, ...counterReasons.map(({ code }) => code)];
  const inFull = [...statedReasons, ...counterReasons.flatMap(({ inFull: words }) => words ?? [])];
  return {
    outcome,
    failures: [...new Set(failures)],
    reasons: codedReasons(codes, inFull),
    ...(terms && { terms: comparedTerms(terms) }),
  };
}

function comparedTerms({
  product,
  termYears,
  lineAmountCents,
  noteRatePct,
  aprPct,
  monthlyPaymentCents,
}: NonNullable<FinalResult['terms']>): FinalResult['terms'] {
  return { product, termYears, lineAmountCents, noteRatePct, aprPct, monthlyPaymentCents };
}

/** Returns the facts as if the version had counted the stated income and priced the chosen terms, where it can price them. */
function repriced(facts: Facts, context: DecisionContext, chosenUnder: DecisionContext): Facts {
  const { offerSelection: selected } = facts;
  const initial = facts.initialDecisions.at(-1);
  const current = currentTermsEntry(facts);
  if (!selected || !initial || !current) return facts;
  const { seq, terms } = current;
  const then = factsBefore(facts, seq);
  const scenario = pricingScenario(then, context, terms.product);
  const { lineAmountCents: lineCents, termYears } = terms;
  const feePct = chosenFeePct(then, terms, chosenUnder);
  const priced = scenario && priceAtChosenFee(scenario, { lineCents, termYears, feePct });
  const stated = monthlyIncome(factsBefore(facts, initial.seq), context).totalCents;
  return {
    ...facts,
    initialDecisions: facts.initialDecisions.with(-1, { ...initial, monthlyIncomeCents: stated }),
    offerSelection: { ...selected, seq, terms: priced?.eligible ? priced.terms : terms },
  };
}
