import { coBorrowerInputs } from '../facts/co-borrowers.selectors.ts';
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

/** Terms that the borrower saw, the same line's terms now, and the reason they differ. */
export type RepricedTerms = {
  readonly before: Terms;
  readonly after: Terms;
  readonly reason: RepricingReason;
};

/**
 * Returns how refreshed offers changed the terms that the borrower chose, viewed last or was offered. If that line is no longer
 * available, `after` has the terms of the largest line.
 * @param lastViewed the last terms that the borrower priced before the offers were refreshed
 * @returns undefined when nothing changed, or the borrower has chosen again since
 */
export function repricedTerms(
  facts: Facts,
  context: DecisionContext,
  lastViewed?: Terms,
): RepricedTerms | undefined {
  const chosen = facts.offerSelection;
  const [previous, current] = facts.initialDecisions.slice(-2);
  if (!previous || !current || initialDecision(facts) !== current) return undefined;
  if (newer(facts.offerSelection, current)) return undefined;
  const own = chosen?.terms ?? lastViewed;
  // One offer may be unchanged while another changed.
  const shown = own ? [own] : largestFirst(previous.offers);
  for (const before of shown) {
    const after = termsNow(before, facts, context, current.offers);
    if (after && !areSameTerms(before, after)) {
      const since = own && chosen ? chosen : previous;
      return { before, after, reason: repricingReason(facts, since, current) };
    }
  }
  return undefined;
}

function termsNow(
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

/** The largest line now over the same term, else over any term. */
function nearest(offers: DeepReadonly<{ terms: Terms }[]>, { product, termYears }: Terms) {
  const same = offers.find(({ terms }) => terms.product === product && terms.termYears === termYears);
  return same?.terms ?? largestFirst(offers)[0];
}

function largestFirst(offers: DeepReadonly<{ terms: Terms }[]>): readonly Terms[] {
  return offers.map(({ terms }) => terms).toSorted((a, b) => b.lineAmountCents - a.lineAmountCents);
}

/** Whether the total of remaining liens changed since the earlier offers. An answer that left them unchanged changed a home cost. */
function changesLiens(facts: Facts, since: Numbered, current: Decided): boolean {
  const before = facts.initialDecisions.findLast(({ seq }) => seq <= since.seq);
  return before?.retainedLiensCents !== current.retainedLiensCents;
}

/** A review placed a loan on this home that the borrower said is on another. */
function reviewOverruledAnswer(facts: Facts): boolean {
  return knownLiens(facts).some(({ answer, isOnThisHome }) => answer === 'OTHER_HOME' && isOnThisHome);
}

type Decided = DeepReadonly<Facts>['initialDecisions'][number];
type Numbered = { readonly seq: number };

/** Returns why offers were repriced: they expired and new rules apply, or the newest input that changed since the earlier pricing. */
export function repricingReason(facts: Facts, since: Numbered, current: Decided): RepricingReason {
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
    ['REVIEWED_LIENS', reviewOverruledAnswer(facts) ? facts.lienDecisions.at(-1) : undefined],
    ['VALUE', facts.estimatedValue],
    ['VALUE', facts.automatedValuations.at(-1)],
    ['ASSETS', facts.assets],
    ['CREDIT', changedReport(facts)],
    ['CO_BORROWER', coBorrowerInputs(facts).firstReport],
    ['CO_BORROWER_CREDIT', coBorrowerInputs(facts).changedReport],
    ['WITHOUT_CO_BORROWER', coBorrowerInputs(facts).departure],
  ];
  if (newer(facts.offerExpiries.at(-1), since)) return 'EXPIRED';
  const between = causes.filter(([, cause]) => newer(cause, since) && newer(current, cause));
  return between.toSorted(([, a], [, b]) => (b?.seq ?? 0) - (a?.seq ?? 0))[0]?.[0] ?? 'FILE';
}
