import type { ExplanationLine, ExplanationSection, RuleRow } from '../facts/explanation.ts';
import type { Amounts } from '../facts/explanation-lines.ts';
import { isInterestOnly } from '../facts/interest-only.ts';
import { type Cents, cents, sumCents, toCents } from '../money/cents.ts';
import type { LimitsByRow } from '../policy/limits.ts';
import { TEXAS_HOME_EQUITY } from '../policy/texas.ts';
import { countedFeesCents, type PricedChoice, type PricingScenario } from '../pricing/choice.ts';
import { equityLine, maxNewPaymentCents } from '../pricing/ratios.ts';
import { testedInputs } from '../tables/tested-inputs.ts';
import type { DtiReduction } from '../underwriting/fit-terms.ts';
import { explainLargerLine } from './explain-larger-line.ts';
import { explainRate } from './explain-rate.ts';
import { explainRecording } from './explain-recording.ts';

/**
 * Explains the rate, payment, APR and cash of a line.
 * @param priced the choice as priced in the scenario
 */
export function explainTerms(scenario: PricingScenario, priced: PricedChoice): readonly ExplanationSection[] {
  return [
    { code: 'RATE', lines: explainRate(scenario, priced) },
    { code: 'PAYMENT', lines: [...aprLines(scenario, priced), ...highCostLines(priced)] },
    { code: 'CASH', lines: cashLines(scenario, priced) },
    ...explainRecording(scenario, priced),
  ];
}

function aprLines(scenario: PricingScenario, { price, terms }: PricedChoice): ExplanationLine[] {
  const { lineAmountCents: lineCents, originationFeeCents, monthlyPaymentCents, termYears } = terms;
  const { noteRatePct } = price;
  const payment = { cents: monthlyPaymentCents, lineCents, noteRatePct };
  const texas = { maxFeePct: TEXAS_HOME_EQUITY.maxFeePct, otherFeesCents: countedFeesCents(scenario) };
  return [
    isInterestOnly(terms)
      ? { code: 'MONTHLY_INTEREST', amounts: payment }
      : { code: 'MONTHLY_PAYMENT', amounts: { ...payment, payments: termYears * 12 } },
    {
      code: 'ORIGINATION_FEE',
      amounts: {
        ...{ cents: originationFeeCents, feePct: terms.feePct, lineCents },
        ...(scenario.state === 'TX' && { texas }),
      },
    },
    { code: 'AMOUNT_FINANCED', amounts: { cents: cents(lineCents - originationFeeCents) } },
    { code: 'EFFECTIVE_APR', amounts: { pct: terms.aprPct }, isTotal: true },
    { code: 'DISCLOSED_APR', amounts: { pct: noteRatePct } },
  ];
}

/** The limits above which a line is a high-cost mortgage; empty where the law exempts the line from the test. */
function highCostLines({ price: { highCost }, terms: { termYears } }: PricedChoice): ExplanationLine[] {
  if (!highCost) return [];
  const { ratePct, over, published, marginPct, source } = highCost.rate;
  return [
    {
      code: 'HIGH_COST_RATE',
      amounts: {
        ...{ pct: ratePct, published: over, publishedPct: published.output.pct },
        ...{ termYears, marginPct, law: source },
      },
      rule: { table: published.table, row: published.row },
    },
    { code: 'HIGH_COST_FEES', amounts: { cents: highCost.feesCents } },
  ];
}

function cashLines(scenario: PricingScenario, { terms, lenderCreditCents }: PricedChoice): ExplanationLine[] {
  const { table, row } = scenario.sheet.fees(scenario.state);
  const { valuationCents, manualNotaryCents } = scenario.otherFees;
  const taken: [Amounts<'FEE_FROM_DRAW'>['fee'], Cents, RuleRow?][] = [
    ['ORIGINATION', terms.originationFeeCents],
    ['VALUATION', valuationCents, { table, row }],
    ['NOTARY', manualNotaryCents, { table, row }],
    ['LENDER_CREDIT', cents(-lenderCreditCents)],
    ['RECORDING', cents(terms.recordingFeeCents + terms.recordingTaxCents)],
    ['DEBTS_PAID_OFF', scenario.payoffsCents],
  ];
  return [
    { code: 'INITIAL_DRAW', amounts: { cents: terms.lineAmountCents } },
    ...taken
      .filter(([, amount]) => amount !== 0)
      .map(
        ([fee, amount, rule]): ExplanationLine => ({
          code: 'FEE_FROM_DRAW',
          amounts: { cents: cents(-amount), fee },
          ...(rule && { rule }),
        }),
      ),
    { code: 'CASH_IN_HAND', amounts: { cents: terms.cashToBorrowerCents }, isTotal: true },
  ];
}

/**
 * Explains how large a line may be at the rate of its terms: by equity, income and policy.
 * @param dtiReduction how DTI reduced it from a larger line; undefined where it did not
 */
export function explainLimits(
  scenario: PricingScenario,
  priced: PricedChoice,
  dtiReduction: DtiReduction | undefined,
): ExplanationSection {
  const { limits, terms } = priced;
  const { lineAmountCents, monthlyPaymentCents, dtiPct, cltvPct } = terms;
  return {
    code: 'LINE_SIZE',
    lines: [
      ...limitLines(scenario, limits),
      ...reserveLines(scenario.policy, lineAmountCents),
      ...(dtiReduction ? [dtiReductionLine(dtiReduction)] : []),
      { code: 'LINE_PAYMENT', amounts: { cents: monthlyPaymentCents, dtiPct, cltvPct } },
      ...explainLargerLine(scenario, priced),
      { code: 'THIS_LINE', amounts: { cents: lineAmountCents }, isTotal: true },
    ],
  };
}

/** DTI reduces a line at its own rate, which may be above the rate of the smaller line. */
function dtiReductionLine({ supportedCents, atLineCents, noteRatePct }: DtiReduction): ExplanationLine {
  return { code: 'LINE_AT_LARGER_RATE', amounts: { cents: supportedCents, atLineCents, noteRatePct } };
}

/** Marks a score as the lowest of several borrowers, so that nobody reads another's. */
export function lowestOfSeveral({ isJoint }: PricingScenario): { readonly isLowestOfSeveral?: true } {
  return isJoint ? { isLowestOfSeveral: true } : {};
}

/** Returns the limits of the policy for a home and a score, with their rows, and what equity and income allow. */
export function limitLines(
  scenario: PricingScenario,
  { byScore, byHome, ...limits }: LimitsByRow,
): readonly ExplanationLine[] {
  const { valueCents, retainedLiensCents, monthlyIncomeCents, monthlyDebtsCents, fico } = scenario;
  const { maxCltvPct, maxDtiPct, maxLineCents } = limits;
  const equityCents = equityLine(valueCents, retainedLiensCents, { maxCltvPct, capCents: maxLineCents });
  const capacity = maxNewPaymentCents(monthlyIncomeCents, monthlyDebtsCents, maxDtiPct);
  const narrower = byHome.map(
    (hit): ExplanationLine => ({
      code: 'HOME_LIMITS',
      amounts: { ...limitsOf(hit.output), minScore: hit.output.minFico },
      given: [...testedInputs(hit, { ...scenario })],
      rule: { table: hit.table, row: hit.row },
    }),
  );
  return [
    {
      code: 'SCORE_LIMITS',
      amounts: {
        ...limitsOf(byScore.output),
        ...{ score: limits.fico, isBelowMinimum: limits.fico !== fico },
        ...lowestOfSeveral(scenario),
      },
      rule: { table: byScore.table, row: byScore.row },
    },
    ...narrower,
    {
      code: 'EQUITY_LINE',
      amounts: {
        ...{ cents: equityCents, maxCltvPct, valueCents, liensCents: sumCents(retainedLiensCents) },
        isLargestLine: equityCents === maxLineCents,
      },
    },
    {
      code: 'PAYMENT_CAPACITY',
      amounts: {
        ...{ cents: cents(Math.floor(capacity)), maxDtiPct },
        ...{ incomeCents: monthlyIncomeCents, debtsCents: monthlyDebtsCents },
      },
    },
  ];
}

/** The reserves that a large line requires. */
function reserveLines({ reserves, labels }: PricingScenario['policy'], lineCents: Cents): ExplanationLine[] {
  if (lineCents <= reserves.aboveLineCents) return [];
  return [{ code: 'RESERVES_RULE', amounts: { ...reserves }, rule: { table: labels.reserveMonths } }];
}

type RowLimits = {
  readonly maxCltvPct: number | null;
  readonly maxDtiPct: number | null;
  readonly maxLine: number | null;
};

function limitsOf({ maxCltvPct, maxDtiPct, maxLine }: RowLimits) {
  return { maxCltvPct, maxDtiPct, maxLineCents: maxLine === null ? null : toCents(maxLine) };
}
