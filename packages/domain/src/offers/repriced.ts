import { changedReport } from '../credit/pulls.ts';
import type { DeepReadonly } from '../facts/fact.ts';
import type { Facts } from '../facts/facts.ts';
import type { Terms } from '../facts/offers.facts.ts';
import { newer } from '../facts/reading.ts';
import { priceChosen } from '../pricing/choice.ts';
import { asTerms } from './conclude.ts';
import { initialDecision } from './decided.ts';
import type { RepricingReason } from './repricing-reason.ts';
import { type DecisionContext, offerSituation } from './situation.ts';

/** Terms that the borrower saw, what the same line costs now, and why. */
export type Repriced = { readonly before: Terms; readonly after: Terms; readonly reason: RepricingReason };

/**
 * What became of the terms that the borrower had chosen, or was shown first, since the offers were made again: what the same line
 * costs now, or the largest one where it can no longer be had. Undefined when nothing changed, or they were chosen anew since.
 */
export function repricedTerms(facts: Facts, context: DecisionContext): Repriced | undefined {
  const chosen = facts.offerSelection;
  const [previous, current] = facts.initialDecisions.slice(-2);
  if (!previous || !current || initialDecision(facts) !== current) return undefined;
  if (newer(facts.offerSelection, current)) return undefined;
  const shown = chosen?.terms ?? largest(previous.offers);
  const situation = shown && offerSituation(facts, context, shown.product);
  if (!shown || !situation) return undefined;
  const { lineAmountCents: lineCents, termYears, feePct } = shown;
  const priced = priceChosen(situation, { lineCents, termYears, feePct });
  const after = priced.eligible ? priced.terms : nearest(current.offers, shown);
  if (!after || costsTheSame(shown, after)) return undefined;
  return { before: asTerms(shown), after: asTerms(after), reason: reasonFor(facts, previous, current) };
}

/** The largest line now over the same term, else of all. */
function nearest(offers: DeepReadonly<{ terms: Terms }[]>, { product, termYears }: DeepReadonly<Terms>) {
  const same = offers.find(({ terms }) => terms.product === product && terms.termYears === termYears);
  return same?.terms ?? largest(offers);
}

function largest(offers: DeepReadonly<{ terms: Terms }[]>): DeepReadonly<Terms> | undefined {
  return offers.toSorted((a, b) => b.terms.lineAmountCents - a.terms.lineAmountCents)[0]?.terms;
}

function costsTheSame(one: DeepReadonly<Terms>, other: DeepReadonly<Terms>): boolean {
  return (
    one.lineAmountCents === other.lineAmountCents &&
    one.noteRatePct === other.noteRatePct &&
    one.aprPct === other.aprPct &&
    one.cashToBorrowerCents === other.cashToBorrowerCents
  );
}

type Numbered = { readonly seq: number };

/** The newest of what the offers rest on that came between the two pricings. */
function reasonFor(facts: Facts, previous: Numbered, current: Numbered): RepricingReason {
  const causes: [RepricingReason, Numbered | undefined][] = [
    ['EXPIRED', facts.offerExpiries.at(-1)],
    ['INCOME', facts.statedIncome],
    ['LIENS', facts.lienAnswers],
    ['VALUE', facts.estimatedValue],
    ['VALUE', facts.automatedValuations.at(-1)],
    ['ASSETS', facts.assets],
    ['CREDIT', changedReport(facts)],
  ];
  const between = causes.filter(([, cause]) => newer(cause, previous) && newer(current, cause));
  return between.toSorted(([, a], [, b]) => (b?.seq ?? 0) - (a?.seq ?? 0))[0]?.[0] ?? 'FILE';
}
