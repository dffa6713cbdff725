import type { CostedTerms } from '@homeline/contract/offers/get-offers.ts';
import type { LineChoice, Quote } from '@homeline/contract/offers/quote-offer.ts';
import { isInterestOnly } from '@homeline/domain/facts/interest-only.ts';
import { type Cents, cents } from '@homeline/domain/money/cents.ts';
import { originationFee } from '@homeline/domain/policy/fees.ts';
import { effectiveApr } from '@homeline/domain/pricing/apr.ts';
import { disclosureSchedule, interestOnlyPayment } from '@homeline/domain/pricing/payment.ts';

/**
 * Estimates the terms of a choice while the server prices it: the last quote, recomputed at its note rate.
 * The server prices with the same functions, so only a different rate or recording tax makes a difference.
 */
export function estimate(
  quoted: CostedTerms,
  { product, lineCents, termYears, feePct = quoted.feePct }: LineChoice,
): CostedTerms {
  const originationFeeCents = originationFee(cents(lineCents), feePct);
  const apr = effectiveApr({
    lineCents: cents(lineCents),
    noteRatePct: quoted.noteRatePct,
    months: termYears * 12,
    prepaidFinanceChargesCents: originationFeeCents,
    interestOnly: isInterestOnly({ product }),
  });
  const costs = quoted.costs.map((cost) =>
    cost.kind === 'ORIGINATION_FEE' ? { ...cost, amountCents: originationFeeCents } : cost,
  );
  const otherwiseTaken = quoted.lineAmountCents - quoted.originationFeeCents - quoted.cashToBorrowerCents;
  return {
    ...quoted,
    product,
    termYears,
    feePct,
    lineAmountCents: cents(lineCents),
    originationFeeCents,
    aprPct: apr.aprPct,
    monthlyPaymentCents: apr.paymentCents,
    cashToBorrowerCents: cents(lineCents - originationFeeCents - otherwiseTaken),
    costs,
  };
}

/** The price of the chosen amount and term at one fee. */
export type FeePrice = {
  readonly feePct: number;
  readonly noteRatePct: number;
  readonly paymentCents: Cents;
  /** What it has cost by the end of each month of the term: the fee, and the interest so far. */
  readonly costCents: readonly number[];
};

/** Returns the price of a choice at each fee, from the rates of a quote of the same amount and term. */
export function feePrices({ feeRates, ...quoted }: Quote, choice: LineChoice): readonly FeePrice[] {
  return feeRates.map(({ feePct, noteRatePct }) => {
    const terms = estimate({ ...quoted, noteRatePct }, { ...choice, feePct });
    return {
      feePct,
      noteRatePct,
      paymentCents: terms.monthlyPaymentCents,
      costCents: costByMonth(terms),
    };
  });
}

function costByMonth(terms: CostedTerms): number[] {
  const { product, lineAmountCents, noteRatePct, termYears, originationFeeCents } = terms;
  const months = termYears * 12;
  const interest = isInterestOnly({ product })
    ? Array.from({ length: months }, () => interestOnlyPayment(lineAmountCents, noteRatePct))
    : disclosureSchedule(lineAmountCents, noteRatePct, months).installments.map((row) => row.interestCents);
  let costCents: number = originationFeeCents;
  return interest.map((monthCents) => {
    costCents += monthCents;
    return costCents;
  });
}

/** What a borrower saves or loses by a higher fee. */
export type BreakEven = {
  readonly feePct: number;
  /** The lowest fee. */
  readonly thanPct: number;
  /** The first month by whose end the higher fee has cost less; none when it never does. */
  readonly months: number | undefined;
};

/** Compares a fee with the lowest one, by what both have cost when the line is paid off early; undefined for the lowest fee itself. */
export function breakEven(fees: readonly FeePrice[], feePct: number): BreakEven | undefined {
  const [lowest] = fees.toSorted((a, b) => a.feePct - b.feePct);
  const chosen = fees.find((each) => each.feePct === feePct);
  if (!lowest || !chosen || chosen === lowest) return undefined;
  const at = chosen.costCents.findIndex((costCents, month) => costCents < (lowest.costCents[month] ?? 0));
  return { feePct, thanPct: lowest.feePct, months: at < 0 ? undefined : at + 1 };
}

/** Terms with the choice they were priced for. A choice without a fee is priced at the default fee. */
export type PricedTerms<Known extends CostedTerms = CostedTerms> = {
  readonly choice: LineChoice;
  readonly terms: Known;
};

/** Returns an offer's own terms as priced: its largest line at the default fee. */
export function asOffered(terms: CostedTerms): PricedTerms {
  const { product, termYears, lineAmountCents: lineCents } = terms;
  return { choice: { product, termYears, lineCents }, terms };
}

/** Returns whether terms match a choice to the cent. */
export function areTermsOf(priced: PricedTerms, choice: LineChoice): boolean {
  const { terms } = priced;
  return (
    terms.product === choice.product &&
    terms.termYears === choice.termYears &&
    terms.lineAmountCents === choice.lineCents &&
    isAtFeeOf(priced, choice)
  );
}

/** Returns whether the fee matches. A choice without a fee means the default fee. */
function isAtFeeOf({ choice: asked, terms }: PricedTerms, { feePct }: LineChoice): boolean {
  return feePct === undefined ? asked.feePct === undefined : terms.feePct === feePct;
}

/** Returns the known terms nearest to a choice, by product, then term, then fee, then amount. */
export function nearestTerms<Known extends CostedTerms>(
  known: readonly PricedTerms<Known>[],
  choice: LineChoice,
): Known {
  const distance = (priced: PricedTerms) => [
    priced.terms.product === choice.product ? 0 : 1,
    priced.terms.termYears === choice.termYears ? 0 : 1,
    isAtFeeOf(priced, choice) ? 0 : 1,
    Math.abs(priced.terms.lineAmountCents - choice.lineCents),
  ];
  const [nearest] = known.toSorted((a, b) => compare(distance(a), distance(b)));
  if (!nearest) throw new Error('Nothing has been priced yet.');
  return nearest.terms;
}

function compare(a: readonly number[], b: readonly number[]): number {
  return a.map((part, at) => part - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
}
