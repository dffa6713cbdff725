import type { OwnChange } from '../facts/change-reason.ts';
import type { DeepReadonly } from '../facts/fact.ts';
import { type Facts, type FactWrite, withFact } from '../facts/facts.ts';
import { isManualNotary } from '../facts/notary.selectors.ts';
import type { Terms } from '../facts/offers.facts.ts';
import { currentTerms } from '../facts/offers.selectors.ts';
import { areSameTerms } from '../facts/same-terms.ts';
import { cents } from '../money/cents.ts';
import { cashLacking, pricedAs } from '../pricing/choice.ts';
import { explainChange } from './explain-decision.ts';
import { groundsOf } from './grounds.ts';
import { type DecisionContext, pricingScenario } from './pricing-scenario.ts';

/**
 * The borrower meets a notary in person: the fee is taken from the draw, once, and the terms before and after are kept. Where the law
 * wants a notary in person the first offer has charged it. Where the line cannot be had with the fee, because the law allows no more fees
 * or the draw would leave no cash or too little, the choice stands and the lender bears the fee.
 */
export function meetInPerson(facts: Facts, context: DecisionContext): readonly FactWrite[] {
  const choice: FactWrite = { fact: 'manualNotaryChoice', value: {} };
  if (isManualNotary(facts)) return [choice];
  const chosen = withFact(facts, choice, '');
  const [byVideo, inPerson] = [facts, chosen].map((known) => pricedNow(known, context)?.priced?.terms);
  if (!byVideo || !inPerson) return [choice];
  const takenCents = byVideo.cashToBorrowerCents - inPerson.cashToBorrowerCents;
  return [choice, ...cashChanged(chosen, context, { byCents: -takenCents, reason: 'MANUAL_NOTARY' })];
}

/** The borrower meets the notary by video after all: what the choice of one in person took from the draw goes back to it, and nothing else. */
export function meetByVideo(facts: Facts, context: DecisionContext): readonly FactWrite[] {
  const choice: FactWrite = { fact: 'remoteNotaryChoices', value: {} };
  const charge = facts.repricings.at(-1);
  if (charge?.reason !== 'MANUAL_NOTARY') return [choice];
  const takenCents = charge.before.cashToBorrowerCents - charge.after.cashToBorrowerCents;
  const chosen = withFact(facts, choice, '');
  return [choice, ...cashChanged(chosen, context, { byCents: takenCents, reason: 'REMOTE_NOTARY' })];
}

/**
 * The terms by either way to meet the notary, whichever is chosen now: what papers must say that are signed before the borrower chooses.
 * Undefined where there is no choice, or it changes nothing.
 */
export function termsEitherWay(
  facts: Facts,
  context: DecisionContext,
): { readonly byVideo: DeepReadonly<Terms>; readonly inPerson: DeepReadonly<Terms> } | undefined {
  const isInPerson = isManualNotary(facts);
  const other = (isInPerson ? meetByVideo : meetInPerson)(facts, context).find(
    (write) => write.fact === 'repricings',
  );
  if (!other) return undefined;
  const { before, after } = other.value;
  return isInPerson ? { byVideo: after, inPerson: before } : { byVideo: before, inPerson: after };
}

/** What the newest choice of a notary made of the terms that stand; undefined where it changed nothing. */
export function changedByNotary({ repricings }: Facts) {
  const change = repricings.at(-1);
  return change?.reason === 'AUTOPAY_DECLINED' ? undefined : change;
}

/** The standing terms with more or less cash in hand; none where that leaves no cash, without which nothing is paid out, or lacks some. */
function cashChanged(
  facts: Facts,
  context: DecisionContext,
  { byCents, reason }: { readonly byCents: number; readonly reason: OwnChange },
): readonly FactWrite[] {
  const now = pricedNow(facts, context);
  if (!now || byCents === 0) return [];
  const { before, scenario, priced } = now;
  const cashToBorrowerCents = cents(before.cashToBorrowerCents + byCents);
  const after = { ...before, cashToBorrowerCents };
  if (cashToBorrowerCents <= 0 || cashLacking(scenario, after) > 0) return [];
  const explanation = explainChange(
    { scenario, ...groundsOf(facts, context) },
    { before, reason, limitedBy: undefined },
    // Figures of another price would explain other terms than these.
    priced && areSameTerms(priced.terms, after) ? priced : undefined,
  );
  return [{ fact: 'repricings', value: { before, after, reason, explanation } }];
}

/** The terms that stand, and the same line as it is priced with what is charged now. */
function pricedNow(facts: Facts, context: DecisionContext) {
  const before = currentTerms(facts);
  const scenario = before && pricingScenario(facts, context, before.product);
  if (!before || !scenario) return undefined;
  return { before, scenario, priced: pricedAs(scenario, before) };
}
