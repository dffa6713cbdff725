import type { Facts } from '../facts/facts.ts';
import { retainedLiens } from '../liens/liens.ts';
import { isManualNotary } from '../notary/deed.ts';
import { standingTerms } from '../offers/decided.ts';
import { feesThatTexasCounts, HIGHEST_ORIGINATION_FEE_PCT, otherFees } from '../pricing/fees.ts';
import type { RateSheet } from '../pricing/rate-sheet.ts';
import { valuationRequiredAt } from '../valuation/need.ts';
import { highCost } from './high-cost.ts';
import { TEXAS_HOME_EQUITY, withinTexasFeeCap } from './texas.ts';

/** What of the terms that stand the law or the lender's published limits forbid, in words: empty when nothing. */
export function againstTheLaw(facts: Facts, sheet: RateSheet): readonly string[] {
  const terms = standingTerms(facts);
  const property = facts.property;
  if (!terms || !property) return [];
  const { lineAmountCents, noteRatePct, originationFeeCents, cltvPct } = terms;
  const cost =
    property.occupancy !== 'PRIMARY'
      ? undefined
      : highCost({
          lineCents: lineAmountCents,
          pointsAndFeesCents: originationFeeCents,
          noteRatePct,
          aporPct: sheet.aporPct,
          lienPosition: retainedLiens(facts).length === 0 ? 1 : 2,
          state: property.state,
        });
  const { output: fees } = sheet.fees(property.state);
  const otherFeesCents = otherFees(fees, {
    automatedValuationUsable: !valuationRequiredAt(facts),
    manualNotary: isManualNotary(facts),
  });
  const otherCountedFeesCents = feesThatTexasCounts(fees, otherFeesCents);
  const isTexas = property.state === 'TX';
  const doubts: [boolean, string][] = [
    [terms.feePct > HIGHEST_ORIGINATION_FEE_PCT, 'the origination fee is above the limit'],
    [cost?.byRate === true, 'the rate makes it a high-cost mortgage (12 CFR 1026.32(a)(1)(i))'],
    [cost?.byFees === true, 'the fees make it a high-cost mortgage (12 CFR 1026.32(a)(1)(ii))'],
    [
      isTexas && cltvPct > TEXAS_HOME_EQUITY.maxCltvPct,
      'above 80% of the value (Tex. Const. art. XVI, 50(a)(6)(B))',
    ],
    [
      isTexas &&
        !withinTexasFeeCap({ lineCents: lineAmountCents, originationFeeCents, otherCountedFeesCents }),
      'fees above 2% (Tex. Const. art. XVI, 50(a)(6)(E))',
    ],
    [
      isTexas && !TEXAS_HOME_EQUITY.products.includes(terms.product),
      'instalments do not repay it (Tex. Const. art. XVI, 50(a)(6)(L))',
    ],
  ];
  return doubts.flatMap(([isForbidden, reason]) => (isForbidden ? [reason] : []));
}
