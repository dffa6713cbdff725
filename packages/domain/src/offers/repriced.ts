import { changedReport } from '../facts/credit.selectors.ts';
import type { DeepReadonly } from '../facts/fact.ts';
import type { Facts } from '../facts/facts.ts';
import { knownLiens } from '../facts/liens.selectors.ts';
import type { Terms } from '../facts/offers.facts.ts';
import { initialDecision } from '../facts/offers.selectors.ts';
import { lastWhere, newer, newest } from '../facts/reading.ts';
import { areSameTerms } from '../facts/same-terms.ts';
import { priceChoice } from '../pricing/choice.ts';
import { type DecisionContext, pricingScenario } from './pricing-scenario.ts';
import type { RepricingReason } from './repricing-reason.ts';

/** Terms that the borrower saw, what the same line costs now, and why. */
export type Repriced = { readonly before: Terms; readonly after: Terms; readonly reason: RepricingReason };

/**
 * What became of the terms that the borrower had chosen, looked at last, or was offered, since the offers were made again: what the same
 * line costs now, or the largest one where it can no longer be had. Undefined when nothing changed, or they were chosen anew since.
 * @param lookedAt the terms of the last line that the borrower asked about before the offers were made again
 */
export function repricedTerms(
  facts: Facts,
  context: DecisionContext,
  lookedAt?: Terms,
): Repriced | undefined {
  const chosen = facts.offerSelection;
  const [previous, current] = facts.initialDecisions.slice(-2);
  if (!previous || !current || initialDecision(facts) !== current) return undefined;
  if (newer(facts.offerSelection, current)) return undefined;
  const own = chosen?.terms ?? lookedAt;
  // One offer may cost what it did while another has changed.
  const shown = own ? [own] : largestFirst(previous.offers);
  for (const before of shown) {
    const after = costsNow(before, facts, context, current.offers);
    if (after && !areSameTerms(before, after)) {
      const since = own && chosen ? chosen : previous;
      return { before, after, reason: reasonFor(facts, since, current) };
    }
  }
  return undefined;
}

function costsNow(
  before: Terms,
  facts: Facts,
  context: DecisionContext,
  offers: DeepReadonly<{ terms: Terms }[]>,
): Terms | undefined {
  const scenario = pricingScenario(facts, context, before.product);
  if (!scenario) return undefined;
  const { lineAmountCents: lineCents, termYears, feePct } = before;
  const priced = priceChoice(scenario, { lineCents, termYears, feePct });
  return priced.eligible ? priced.terms : nearest(offers, before);
}

/** The largest line now over the same term, else of all. */
function nearest(offers: DeepReadonly<{ terms: Terms }[]>, { product, termYears }: Terms) {
  const same = offers.find(({ terms }) => terms.product === product && terms.termYears === termYears);
  return same?.terms ?? largestFirst(offers)[0];
}

function largestFirst(offers: DeepReadonly<{ terms: Terms }[]>): readonly Terms[] {
  return offers.map(({ terms }) => terms).toSorted((a, b) => b.lineAmountCents - a.lineAmountCents);
}

/** Whether other liens stay on the home than when the earlier offers were made: an answer that leaves them as they were changed a home cost. */
function changesLiens(facts: Facts, since: Numbered, current: Decided): boolean {
  const before = facts.initialDecisions.findLast(({ seq }) => seq <= since.seq);
  return before?.retainedLiensCents !== current.retainedLiensCents;
}

/** A review found a loan on this home which the borrower has on another. */
function isOverruled(facts: Facts): boolean {
  return knownLiens(facts).some(({ answer, isOnThisHome }) => answer === 'OTHER_HOME' && isOnThisHome);
}

type Decided = DeepReadonly<Facts>['initialDecisions'][number];
type Numbered = { readonly seq: number };

/** That the offers expired, which brings other rules; else the newest of what they rest on that came between the two pricings. */
export function reasonFor(facts: Facts, since: Numbered, current: Decided): RepricingReason {
  const causes: [RepricingReason, Numbered | undefined][] = [
    ['INCOME', facts.statedIncome],
    [
      'VERIFIED_INCOME',
      newest(facts.incomeResults.at(-1), facts.paystubDecisions.at(-1), facts.employerAnswers.at(-1)),
    ],
    [changesLiens(facts, since, current) ? 'LIENS' : 'HOME_COSTS', facts.lienAnswers],
    [
      'FOUND_LIENS',
      lastWhere(facts.foundLienAnswers, ({ liens }) => liens.some(({ answer }) => answer === 'PAY_OFF')),
    ],
    ['REVIEWED_LIENS', isOverruled(facts) ? facts.lienDecisions.at(-1) : undefined],
    ['VALUE', facts.estimatedValue],
    ['VALUE', facts.automatedValuations.at(-1)],
    ['ASSETS', facts.assets],
    ['CREDIT', changedReport(facts)],
  ];
  if (newer(facts.offerExpiries.at(-1), since)) return 'EXPIRED';
  const between = causes.filter(([, cause]) => newer(cause, since) && newer(current, cause));
  return between.toSorted(([, a], [, b]) => (b?.seq ?? 0) - (a?.seq ?? 0))[0]?.[0] ?? 'FILE';
}
