import type { CivilDate } from '../dates/civil-date.ts';
import { otherEquityLoans } from '../facts/equity-loans.selectors.ts';
import type { Facts } from '../facts/facts.ts';
import { isRescindable } from '../facts/funding.selectors.ts';
import { isScreened, pendingSanctionsReview } from '../facts/identity.selectors.ts';
import { retainedLiens } from '../facts/liens.selectors.ts';
import { currentTerms } from '../facts/offers.selectors.ts';
import { type Check, yesNoCheck } from '../facts/review-check.ts';
import { additionalSigners } from '../facts/signers.selectors.ts';
import { cents } from '../money/cents.ts';
import { otherFeesOn } from '../offers/costs.ts';
import { HIGHEST_ORIGINATION_FEE_PCT, texasCountedFees } from '../policy/fees.ts';
import { exceededLimits, highCostLimits, pointsAndFees } from '../policy/high-cost.ts';
import type { RateSheet } from '../policy/rate-sheet.ts';
import { TEXAS_HOME_EQUITY, texasFees, withinTexasFeeCap } from '../policy/texas.ts';
import { borrowersSpouseSigns, spouseProblem, spousesSign } from '../signing/spouse.ts';
import { noticeCopyChecks } from './texas-notice.ts';

/** The rate sheet and licenses that compliance needs besides the facts. */
export type ComplianceContext = {
  /** The rate sheet that priced the application. */
  readonly sheet: RateSheet;
  /** States in which the lender is licensed, two letters. */
  readonly licensedStates: readonly string[];
  readonly today: CivilDate;
};

/** Returns the legal checks before a line closes: licenses, sanctions, other equity loans and the current terms. */
export function complianceChecks(
  facts: Facts,
  { sheet, licensedStates, today }: ComplianceContext,
): readonly Check[] {
  return [
    ...licenseChecks(facts, licensedStates),
    ...sanctionsChecks(facts),
    ...spouseChecks(facts),
    ...equityLoanChecks(facts),
    ...noticeCopyChecks(facts),
    ...amountsChecks(facts, sheet, today),
    ...termsChecks(facts, sheet),
  ];
}

function licenseChecks({ property }: Facts, licensedStates: readonly string[]): readonly Check[] {
  if (!property) return [];
  const { state } = property;
  const holds = licensedStates.includes(state);
  return [
    { line: { code: 'LICENSE', amounts: { state, holds } }, holds, problem: 'no license in the state' },
  ];
}

/** No line closes while a potential sanctions match is unresolved. Source: 31 CFR chapter V. */
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

/** A lien that a spouse with rights in the home hasn't signed may be void. Source: see `spouseSigns`. */
function spouseChecks(facts: Facts): readonly Check[] {
  const { additionalProfile } = facts;
  const isMarried = additionalProfile !== undefined && borrowersSpouseSigns(facts, additionalProfile);
  const hasOwners =
    spousesSign(facts.property) && additionalSigners(facts).some(({ holdsTitle }) => holdsTitle);
  if (!additionalProfile || !(isMarried || hasOwners)) return [];
  const holds = spouseProblem(facts, additionalProfile, additionalSigners(facts)) === undefined;
  return [
    yesNoCheck('SPOUSE_SIGNS', holds, 'state law has each owner’s spouse sign the security instrument'),
  ];
}

/** One equity loan at a time on a homestead in Texas. Source: Texas Constitution, article XVI, section 50(a)(6)(K). */
function equityLoanChecks(facts: Facts): readonly Check[] {
  if (facts.property?.state !== 'TX') return [];
  const retained = otherEquityLoans(facts).filter(({ stays }) => stays);
  return [
    {
      line: { code: 'OTHER_EQUITY_LOANS', amounts: { holders: retained.map(({ holder }) => holder) } },
      holds: retained.length === 0,
      problem: 'another equity loan remains on the home (Tex. Const. art. XVI, 50(a)(6)(K))',
    },
  ];
}

/** No line closes by dollar amounts of another year. Source: 12 CFR 1026.32(a)(1)(ii). */
function amountsChecks(
  facts: Facts,
  { federalAmounts: { until } }: RateSheet,
  today: CivilDate,
): readonly Check[] {
  if (!isRescindable(facts)) return [];
  const holds = until === undefined || today <= until;
  const problem = 'the dollar amounts of the high-cost test aren’t published for this year';
  return [yesNoCheck('FEDERAL_AMOUNTS_IN_DATE', holds, problem)];
}

/** Returns the checks of the current terms against the law and the lender's published limits. Other terms might pass them. */
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

/** The high-cost test applies to principal dwellings, including another owner's. Source: 12 CFR 1026.32(a)(1) and state law. */
function highCostChecks(facts: Facts, sheet: RateSheet): readonly Check[] {
  const terms = currentTerms(facts);
  if (!terms || !facts.property || !isRescindable(facts)) return [];
  const line = {
    lineCents: cents(terms.lineAmountCents),
    pointsAndFeesCents: pointsAndFees(
      cents(terms.lineAmountCents),
      terms.originationFeeCents,
      facts.origin?.compensationPct,
    ),
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
        amounts: {
          cents: line.pointsAndFeesCents,
          limitCents: feesCents,
          compensationCents: cents(line.pointsAndFeesCents - terms.originationFeeCents),
        },
      },
      holds: !byFees,
      problem: 'the fees make it a high-cost mortgage (12 CFR 1026.32(a)(1)(ii), or state law)',
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
  return [
    {
      line: { code: 'TEXAS_CLTV', amounts: { pct: terms.cltvPct, maxPct: maxCltvPct } },
      holds: terms.cltvPct <= maxCltvPct,
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
      problem: 'installments do not repay it (Tex. Const. art. XVI, 50(a)(6)(L))',
    },
  ];
}
