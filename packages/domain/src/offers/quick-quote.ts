import type { CivilDate } from '../dates/civil-date.ts';
import { noFacts } from '../facts/facts.ts';
import { isManualByLaw } from '../facts/notary.selectors.ts';
import type { Terms } from '../facts/offers.facts.ts';
import { type Cents, cents } from '../money/cents.ts';
import { otherFees } from '../policy/fees.ts';
import type { Rules } from '../policy/rules.ts';
import { offeredFeePct, type PricingScenario, priceChoice } from '../pricing/choice.ts';
import { buildOffers, type TermOffer } from '../pricing/offers.ts';
import { countyTaxBounds } from '../states/recording-tax.ts';
import { rateCodes } from './codes.ts';
import type { QuickQuoteForm } from './quick-quote-form.ts';
import { type QuoteProblem, quoteProblem } from './quote-problem.ts';

/** The terms of one length, as an estimate. */
export type QuotedTerms = Pick<
  Terms,
  | 'termYears'
  | 'lineAmountCents'
  | 'noteRatePct'
  | 'aprPct'
  | 'monthlyPaymentCents'
  | 'feePct'
  | 'originationFeeCents'
>;

export type QuickQuote = {
  readonly terms: readonly QuotedTerms[];
  /** The terms over which the amount is too much, each with its largest line. */
  readonly smaller: readonly { readonly termYears: Terms['termYears']; readonly upToCents: Cents }[];
  /** True where counties set the recording tax, which the draw pays and the quote leaves out. */
  readonly withoutRecordingTax: boolean;
};

type QuoteContext = Rules & {
  readonly today: CivilDate;
  /** What the lender pays the originator for a line, in percent of it. */
  readonly compensationPct: number;
};

/**
 * Returns the terms for unverified figures, by the code that prices offers, or the field to change when there are none. The rate has the
 * autopay discount, as first offers do.
 */
export function quickQuote(form: QuickQuoteForm, context: QuoteContext): QuickQuote | QuoteProblem {
  const scenario = scenarioOf(form, context);
  const { offers, refusals } = buildOffers(scenario);
  const problem = quoteProblem(form, scenario, offers, refusals.at(-1)?.reason);
  if (problem) return problem;
  const terms = offers.flatMap((offer) => termsAt(scenario, offer, form) ?? []);
  const given = new Set(terms.map(({ termYears }) => termYears));
  return {
    terms,
    smaller: offers
      .filter(({ termYears }) => !given.has(termYears))
      .map(({ termYears, maximumCents }) => ({ termYears, upToCents: maximumCents })),
    withoutRecordingTax: scenario.givenTax !== undefined,
  };
}

function termsAt(
  scenario: PricingScenario,
  offer: TermOffer,
  { amountCents: lineCents }: QuickQuoteForm,
): QuotedTerms | undefined {
  const { termYears } = offer;
  const feePct = offeredFeePct(scenario, offer, lineCents);
  const priced = priceChoice(scenario, { termYears, lineCents, feePct });
  if (!priced.eligible) return undefined;
  const { lineAmountCents, noteRatePct, aprPct, monthlyPaymentCents, originationFeeCents } = priced.terms;
  return {
    termYears,
    lineAmountCents,
    noteRatePct,
    aprPct,
    monthlyPaymentCents,
    feePct,
    originationFeeCents,
  };
}

function scenarioOf(form: QuickQuoteForm, { sheet, policy, today, compensationPct }: QuoteContext) {
  const { state, propertyType, occupancy, homeValueCents, liensCents } = form;
  const codeSources = rateCodes(noFacts());
  const charged = { valuation: state === 'TX', manualNotary: isManualByLaw({ property: { state } }) };
  return {
    ...{ sheet, policy, state, propertyType, occupancy },
    fico: Number(form.scoreFrom),
    valueCents: homeValueCents,
    retainedLiensCents: liensCents > 0 ? [liensCents] : [],
    lienPosition: liensCents > 0 ? 2 : 1,
    monthlyIncomeCents: form.monthlyIncomeCents,
    monthlyDebtsCents: form.monthlyDebtsCents,
    incomeDoc: 'VERIFIED_AUTOMATED',
    codes: [...codeSources.keys()],
    codeSources,
    product: 'FIXED_TERM',
    otherFees: otherFees(sheet.fees(state).output, charged),
    payoffsCents: cents(0),
    ownerAges: [sheet.products.FIXED_TERM.minimumAge],
    ...(compensationPct > 0 && { compensationPct }),
    // The county isn't asked: its tax comes out of the draw and changes neither rate nor payment.
    ...(countyTaxBounds(state) && { givenTax: { pct: 0, source: 'left out of a quick quote', asOf: today } }),
  } satisfies PricingScenario as PricingScenario;
}
