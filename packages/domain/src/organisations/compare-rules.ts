import type * as z from 'zod';
import type { Facts } from '../facts/facts.ts';
import type { Outcome, Terms } from '../facts/offers.facts.ts';
import { type Cents, cents } from '../money/cents.ts';
import { concludeInitial } from '../offers/conclude.ts';
import { type DecisionContext, offerSituation } from '../offers/situation.ts';
import { priceChosen } from '../pricing/choice.ts';
import type { TermOffer } from '../pricing/offers.ts';
import type { Rules } from './rulebook.ts';

/** What somebody wants: a product and a term, and a line when they have said one. */
export type Wanted = Pick<Terms, 'product' | 'termYears'> & { readonly lineAmountCents?: Cents };

/** What the rules of one version make of an application. */
export type Outlook = {
  readonly outcome: z.infer<typeof Outcome>;
  /** The names of the rules that fail, in the order of the policy. */
  readonly failures: readonly string[];
  /** Over all terms; zero without offers. */
  readonly largestLineCents: Cents;
  /** The same line over the same term with either version, as far as both lend it. */
  readonly terms?:
    | Pick<Terms, 'termYears' | 'lineAmountCents' | 'noteRatePct' | 'aprPct' | 'monthlyPaymentCents'>
    | undefined;
};

export type Comparison = {
  readonly before: Outlook;
  readonly after: Outlook;
  /** The terms, in years and rising, over which the largest line or its rate is another, or which only one version offers. */
  readonly changedTermsYears: readonly Wanted['termYears'][];
};

// What is shown of somebody who has not chosen yet.
const USUAL: Wanted = { product: 'FIXED_TERM', termYears: 15 };

/**
 * Prices an application anew with each of two versions of the rules, as its facts stand.
 * @param of the day at the property, and the applicant's age in completed years
 * @param wanted what they chose or asked for, where that is known
 * @returns undefined while there is nothing to decide on: no parcel, no score or no value
 */
export function compareRules(
  facts: Facts,
  of: Pick<DecisionContext, 'today' | 'ageYears'>,
  rules: { readonly before: Rules; readonly after: Rules },
  wanted: Wanted = USUAL,
): Comparison | undefined {
  const before = decided(facts, { ...of, ...rules.before });
  const after = decided(facts, { ...of, ...rules.after });
  if (!before || !after) return undefined;
  const choice = commonChoice([before.offers, after.offers], wanted);
  return {
    before: outlook(facts, before, choice),
    after: outlook(facts, after, choice),
    changedTermsYears: changedTerms(before.offers, after.offers),
  };
}

type Decided = Pick<Outlook, 'outcome' | 'failures'> & {
  readonly context: DecisionContext;
  readonly offers: readonly Offered[];
};
type Offered = Pick<TermOffer, 'product' | 'termYears' | 'minimumCents' | 'maximumCents' | 'terms'>;
type Choice = Required<Wanted>;

function decided(facts: Facts, context: DecisionContext): Decided | undefined {
  if (!offerSituation(facts, context)) return undefined;
  const [written] = concludeInitial(facts, context);
  if (written?.fact !== 'initialDecisions') return undefined;
  const { outcome, failures, offers } = written.value;
  return { context, outcome, failures, offers };
}

function outlook(
  facts: Facts,
  { context, outcome, failures, offers }: Decided,
  choice: Choice | undefined,
): Outlook {
  const largestLineCents = cents(Math.max(0, ...offers.map(({ maximumCents }) => maximumCents)));
  const terms = offers.length > 0 ? choice && termsOf(facts, context, choice) : undefined;
  return { outcome, failures, largestLineCents, terms };
}

/** The line and term that all those versions lend that lend at all: what is wanted, or the nearest to it. */
function commonChoice(versions: readonly (readonly Offered[])[], wanted: Wanted): Choice | undefined {
  const [first = [], ...others] = versions.filter((offers) => offers.length > 0);
  const common = first.flatMap((offer) => {
    const same = others.map((offers) => offers.find((other) => isLike(other, offer)));
    return same.every((other) => other !== undefined) ? [[offer, ...same]] : [];
  });
  const chosen = common.find(([offer]) => offer && isLike(offer, wanted)) ?? common[0];
  const [offer] = chosen ?? [];
  if (!chosen || !offer) return undefined;
  const most = Math.min(...chosen.map(({ maximumCents }) => maximumCents));
  const least = Math.max(...chosen.map(({ minimumCents }) => minimumCents));
  const { product, termYears } = offer;
  const lineAmountCents = Math.min(most, Math.max(least, wanted.lineAmountCents ?? most));
  return { product, termYears, lineAmountCents: cents(lineAmountCents) };
}

function changedTerms(
  before: readonly Offered[],
  after: readonly Offered[],
): Comparison['changedTermsYears'] {
  const missingIn = (others: readonly Offered[]) => (offer: Offered) =>
    !others.some(
      (other) =>
        isLike(other, offer) &&
        other.maximumCents === offer.maximumCents &&
        other.terms.noteRatePct === offer.terms.noteRatePct,
    );
  const changed = [...before.filter(missingIn(after)), ...after.filter(missingIn(before))];
  return [...new Set(changed.map(({ termYears }) => termYears))].toSorted((a, b) => a - b);
}

function isLike(
  one: Pick<Wanted, 'product' | 'termYears'>,
  other: Pick<Wanted, 'product' | 'termYears'>,
): boolean {
  return one.product === other.product && one.termYears === other.termYears;
}

function termsOf(
  facts: Facts,
  context: DecisionContext,
  { product, termYears, lineAmountCents }: Choice,
): Outlook['terms'] {
  const situation = offerSituation(facts, context, product);
  const priced = situation && priceChosen(situation, { lineCents: lineAmountCents, termYears });
  if (!priced?.eligible) return undefined;
  const { noteRatePct, aprPct, monthlyPaymentCents } = priced.terms;
  return { termYears, lineAmountCents, noteRatePct, aprPct, monthlyPaymentCents };
}
