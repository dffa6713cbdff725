import type { CostedTerms } from '@homeline/contract/offers/get-offers.ts';
import type { Choice } from '@homeline/contract/offers/quote-offer.ts';
import { isInterestOnly } from '@homeline/domain/facts/interest-only.ts';
import { cents } from '@homeline/domain/money/cents.ts';
import { originationFee } from '@homeline/domain/policy/fees.ts';
import { effectiveApr } from '@homeline/domain/pricing/apr.ts';

/**
 * The terms of a choice while the server prices it: those quoted last, recomputed for the product, amount, term and fee, at their note rate.
 * The same functions price on the server, so that they differ only where the rate itself does.
 */
export function estimate(
  quoted: CostedTerms,
  { product, lineCents, termYears, feePct = quoted.feePct }: Choice,
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

/** Terms as they were priced, with the choice that they answer: one without a fee was priced at the fee that is offered first. */
export type Priced = { readonly asked: Choice; readonly terms: CostedTerms };

/** The terms of an offer: its largest line, at the fee that is offered first. */
export function asOffered(terms: CostedTerms): Priced {
  const { product, termYears, lineAmountCents: lineCents } = terms;
  return { asked: { product, termYears, lineCents }, terms };
}

/** Whether terms are those of a choice, to the cent. */
export function areTermsOf(priced: Priced, choice: Choice): boolean {
  const { terms } = priced;
  return (
    terms.product === choice.product &&
    terms.termYears === choice.termYears &&
    terms.lineAmountCents === choice.lineCents &&
    isAtFeeOf(priced, choice)
  );
}

/** A choice without a fee is of the one that is offered first, and not of any. */
function isAtFeeOf({ asked, terms }: Priced, { feePct }: Choice): boolean {
  return feePct === undefined ? asked.feePct === undefined : terms.feePct === feePct;
}

/** The terms that are nearest to a choice: of its product, term and fee if there are any, and then by amount. */
export function nearestTerms(known: readonly Priced[], choice: Choice): CostedTerms {
  const distance = (priced: Priced) => [
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
