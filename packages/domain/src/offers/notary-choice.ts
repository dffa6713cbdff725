import type { BorrowerChange } from '../facts/change-reason.ts';
import type { DeepReadonly } from '../facts/fact.ts';
import { type Facts, type FactWrite, withFact } from '../facts/facts.ts';
import { isManualNotary } from '../facts/notary.selectors.ts';
import type { Terms } from '../facts/offers.facts.ts';
import { currentTerms } from '../facts/offers.selectors.ts';
import { areSameTerms } from '../facts/same-terms.ts';
import { cents } from '../money/cents.ts';
import { cashShortfall, currentPrice } from '../pricing/choice.ts';
import { explainChange } from './explain-decision.ts';
import { explainInputs } from './explain-inputs.ts';
import { type DecisionContext, pricingScenario } from './pricing-scenario.ts';

/**
 * Records an in-person notary and deducts the fee from the draw once. Where state law requires one, the first offer already has the fee.
 * The lender absorbs a fee that a legal limit or the remaining cash does not allow.
 */
export function chooseInPersonNotary(facts: Facts, context: DecisionContext): readonly FactWrite[] {
  const choice: FactWrite = { fact: 'manualNotaryChoice', value: {} };
  if (isManualNotary(facts)) return [choice];
  const chosen = withFact(facts, choice, '');
  const [byVideo, inPerson] = [facts, chosen].map(
    (known) => repriceCurrentTerms(known, context)?.priced?.terms,
  );
  if (!byVideo || !inPerson) return [choice];
  const feeCents = byVideo.cashToBorrowerCents - inPerson.cashToBorrowerCents;
  return [choice, ...changeCash(chosen, context, { byCents: -feeCents, reason: 'MANUAL_NOTARY' })];
}

/** Records a switch back to a remote notary and returns the in-person fee to the draw. */
export function chooseRemoteNotary(facts: Facts, context: DecisionContext): readonly FactWrite[] {
  const choice: FactWrite = { fact: 'remoteNotaryChoices', value: {} };
  const charge = facts.repricings.at(-1);
  if (charge?.reason !== 'MANUAL_NOTARY') return [choice];
  const feeCents = charge.before.cashToBorrowerCents - charge.after.cashToBorrowerCents;
  const chosen = withFact(facts, choice, '');
  return [choice, ...changeCash(chosen, context, { byCents: feeCents, reason: 'REMOTE_NOTARY' })];
}

/**
 * Returns the terms for a remote and for an in-person notary. Documents signed before the borrower chooses must state both.
 * @returns undefined where there is no choice, or it does not change the terms
 */
export function termsByNotaryChoice(
  facts: Facts,
  context: DecisionContext,
): { readonly byVideo: DeepReadonly<Terms>; readonly inPerson: DeepReadonly<Terms> } | undefined {
  const isInPerson = isManualNotary(facts);
  const other = (isInPerson ? chooseRemoteNotary : chooseInPersonNotary)(facts, context).find(
    (write) => write.fact === 'repricings',
  );
  if (!other) return undefined;
  const { before, after } = other.value;
  return isInPerson ? { byVideo: after, inPerson: before } : { byVideo: before, inPerson: after };
}

/** Returns the repricing made by the newest notary choice; undefined where it did not change the terms. */
export function notaryRepricing({ repricings }: Facts) {
  const change = repricings.at(-1);
  return change?.reason === 'AUTOPAY_DECLINED' ? undefined : change;
}

/** Changes the cash to the borrower of the current terms; writes nothing where too little cash would remain. */
function changeCash(
  facts: Facts,
  context: DecisionContext,
  { byCents, reason }: { readonly byCents: number; readonly reason: BorrowerChange },
): readonly FactWrite[] {
  const now = repriceCurrentTerms(facts, context);
  if (!now || byCents === 0) return [];
  const { before, scenario, priced } = now;
  const cashToBorrowerCents = cents(before.cashToBorrowerCents + byCents);
  const after = { ...before, cashToBorrowerCents };
  if (cashToBorrowerCents <= 0 || cashShortfall(after) > 0) return [];
  const explanation = explainChange(
    { scenario, ...explainInputs(facts, context) },
    { before, reason, limitedBy: undefined },
    // Figures at another price would contradict these terms.
    priced && areSameTerms(priced.terms, after) ? priced : undefined,
  );
  return [{ fact: 'repricings', value: { before, after, reason, explanation } }];
}

/** The current terms, and the same line priced with the current fees. */
function repriceCurrentTerms(facts: Facts, context: DecisionContext) {
  const before = currentTerms(facts);
  const scenario = before && pricingScenario(facts, context, before.product);
  if (!before || !scenario) return undefined;
  return { before, scenario, priced: currentPrice(scenario, before) };
}
