import { otherEquityLoans } from '../facts/equity-loans.selectors.ts';
import type { Facts } from '../facts/facts.ts';
import { isScreened, pendingSanctionsReview } from '../facts/identity.selectors.ts';
import { retainedLiens } from '../facts/liens.selectors.ts';
import { currentTerms } from '../facts/offers.selectors.ts';
import { type Check, yesNoCheck } from '../facts/review-check.ts';
import { cents } from '../money/cents.ts';
import { otherFeesOn } from '../offers/costs.ts';
import { HIGHEST_ORIGINATION_FEE_PCT, texasCountedFees } from '../policy/fees.ts';
import { exceededLimits, highCostLimits } from '../policy/high-cost.ts';
import type { RateSheet } from '../policy/rate-sheet.ts';
import { TEXAS_HOME_EQUITY, texasFees, withinTexasFeeCap } from '../policy/texas.ts';
import { cltvPct } from '../pricing/ratios.ts';

/** What compliance is judged by, besides the facts. */
export type ComplianceContext = {
  /** That the application is priced with. */
  readonly sheet: RateSheet;
  /** States in which the lender is licensed, two letters. */
  readonly licensedStates: readonly string[];
};

/** Everything that the law asks before a line closes: of the lender, of the names, of the home and of the terms that stand. */
export function complianceChecks(
  facts: Facts,
  { sheet, licensedStates }: ComplianceContext,
): readonly Check[] {
  return [
    ...licenceChecks(facts, licensedStates),
    ...sanctionsChecks(facts),
    ...equityLoanChecks(facts),
    ...termsChecks(facts, sheet),
  ];
}

function licenceChecks({ property }: Facts, licensedStates: readonly string[]): readonly Check[] {
  if (!property) return [];
  const { state } = property;
  const holds = licensedStates.includes(state);
  return [
    { line: { code: 'LICENSE', amounts: { state, holds } }, holds, problem: 'no license in the state' },
  ];
}

/** Nobody whose name may stand on a list of the Office of Foreign Assets Control is lent to before it is cleared. Source: 31 CFR chapter V. */
function sanctionsChecks(facts: Facts): readonly Check[] {
  return [
    yesNoCheck(
      'SANCTIONS_SCREENED',
      isScreened(facts),
      'the names are being compared with the sanctions list',
    ),
    yesNoCheck(
      'SANCTIONS_CLEARED',
      pendingSanctionsReview(facts) === undefined,
      'a name must be compared with the sanctions list',
    ),
  ];
}

/** One equity loan at a time on a homestead in Texas. Source: Texas Constitution, article XVI, section 50(a)(6)(K). */
function equityLoanChecks(facts: Facts): readonly Check[] {
  if (facts.property?.state !== 'TX') return [];
  const staying = otherEquityLoans(facts).filter(({ stays }) => stays);
  return [
    {
      line: { code: 'OTHER_EQUITY_LOANS', amounts: { holders: staying.map(({ holder }) => holder) } },
      holds: staying.length === 0,
      problem: 'another equity loan stays on the home (Tex. Const. art. XVI, 50(a)(6)(K))',
    },
  ];
}

/** What the law and the lender's published limits ask of the terms that stand, and other terms might meet. */
export function termsChecks(facts: Facts, sheet: RateSheet): readonly Check[] {
  const fee = currentTerms(facts)?.feePct ?? 0;
  return [
    {
      line: { code: 'FEE_LIMIT', amounts: { pct: fee, maxPct: HIGHEST_ORIGINATION_FEE_PCT } },
      holds: fee <= HIGHEST_ORIGINATION_FEE_PCT,
      problem: 'the origination fee is above the limit',
    },
    ...highCostChecks(facts, sheet),
    ...texasChecks(facts, sheet),
  ];
}

/** The law asks this of a line on the home that its owner lives in. Source: 12 CFR 1026.32(a)(1), and the law of the state. */
function highCostChecks(facts: Facts, sheet: RateSheet): readonly Check[] {
  const terms = currentTerms(facts);
  if (!terms || facts.property?.occupancy !== 'PRIMARY') return [];
  const line = {
    lineCents: cents(terms.lineAmountCents),
    pointsAndFeesCents: cents(terms.originationFeeCents),
    noteRatePct: terms.noteRatePct,
    termYears: terms.termYears,
    lienPosition: retainedLiens(facts).length === 0 ? (1 as const) : (2 as const),
    state: facts.property.state,
  };
  const limits = highCostLimits(line, sheet);
  const { rate, feesCents } = limits;
  const { byRate, byFees } = exceededLimits(limits, line);
  const { table, row } = rate.published;
  return [
    {
      line: {
        code: 'HIGH_COST_RATE_TEST',
        amounts: { pct: terms.noteRatePct, limitPct: rate.ratePct, law: rate.source },
        rule: { table, row },
      },
      holds: !byRate,
      problem: `the rate makes it a high-cost mortgage (${rate.source})`,
    },
    {
      line: {
        code: 'HIGH_COST_FEES_TEST',
        amounts: { cents: line.pointsAndFeesCents, limitCents: feesCents },
      },
      holds: !byFees,
      problem: 'the fees make it a high-cost mortgage (12 CFR 1026.32(a)(1)(ii), or the law of the state)',
    },
  ];
}

/** Source: Texas Constitution, article XVI, section 50(a)(6). */
function texasChecks(facts: Facts, sheet: RateSheet): readonly Check[] {
  const terms = currentTerms(facts);
  if (!terms || facts.property?.state !== 'TX') return [];
  const { output: fees } = sheet.fees('TX');
  const otherCountedFeesCents = texasCountedFees(fees, otherFeesOn(facts, sheet));
  const lineCents = cents(terms.lineAmountCents);
  const originationFeeCents = cents(terms.originationFeeCents);
  const { maxOriginationFeeCents } = texasFees(lineCents, otherCountedFeesCents);
  const { maxCltvPct, maxFeePct, products } = TEXAS_HOME_EQUITY;
  const onValuePct = cltvOnEvaluation(facts) ?? terms.cltvPct;
  return [
    {
      line: { code: 'TEXAS_CLTV', amounts: { pct: onValuePct, maxPct: maxCltvPct } },
      holds: onValuePct <= maxCltvPct,
      problem: `above ${maxCltvPct}% of the value (Tex. Const. art. XVI, 50(a)(6)(B))`,
    },
    {
      line: {
        code: 'TEXAS_FEE',
        amounts: { cents: originationFeeCents, maxFeePct, maxCents: maxOriginationFeeCents },
      },
      holds: withinTexasFeeCap({ lineCents, originationFeeCents, otherCountedFeesCents }),
      problem: `fees above ${maxFeePct}% (Tex. Const. art. XVI, 50(a)(6)(E))`,
    },
    {
      line: { code: 'TEXAS_PRODUCT', amounts: { product: terms.product } },
      holds: products.includes(terms.product),
      problem: 'instalments do not repay it (Tex. Const. art. XVI, 50(a)(6)(L))',
    },
  ];
}

/** On the value that was found of the home, which is what Texas asks; undefined before one was. */
function cltvOnEvaluation(facts: Facts): number | undefined {
  const found = facts.brokerOpinionEvaluations.at(-1)?.valueCents;
  const terms = currentTerms(facts);
  if (found === undefined || !terms) return undefined;
  const retained = retainedLiens(facts).map(({ securedCents }) => securedCents);
  return cltvPct(cents(found), retained, cents(terms.lineAmountCents));
}
