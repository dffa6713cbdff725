import type { ExplanationLine, ExplanationSection, RuleRow } from '../facts/explanation.ts';
import type { Amounts } from '../facts/explanation-lines.ts';
import { isInterestOnly } from '../facts/interest-only.ts';
import { type Cents, cents, sumCents, toCents } from '../money/cents.ts';
import type { LimitsByRow } from '../policy/limits.ts';
import { TEXAS_HOME_EQUITY } from '../policy/texas.ts';
import { countedFeesCents, type PricedChoice, type PricingScenario } from '../pricing/choice.ts';
import { equityLine, maxNewPaymentCents } from '../pricing/ratios.ts';
import { testedInputs } from '../tables/tested-inputs.ts';
import type { Carried } from '../underwriting/fit-terms.ts';
import { largerLines } from './explain-larger.ts';
import { explainRate } from './explain-rate.ts';
import { recordingSection } from './explain-recording.ts';

/**
 * Returns how a chosen line came to its rate, payment, APR and cash.
 * @param priced the choice as priced in the scenario
 */
export function explainTerms(scenario: PricingScenario, priced: PricedChoice): readonly ExplanationSection[] {
  return [
    { code: 'RATE', lines: explainRate(scenario, priced) },
    { code: 'PAYMENT', lines: [...aprLines(scenario, priced), ...highCostLines(priced)] },
    { code: 'CASH', lines: cashLines(scenario, priced) },
    ...recordingSection(scenario, priced),
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

/** The limits above which a line is a high-cost mortgage; nothing where the law does not ask for the test. */
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
 * Returns how large a line may be at the rate of its terms: by equity, income and policy.
 * @param carried how debts reduced it from a larger one, where they did
 */
export function explainLimits(
  scenario: PricingScenario,
  priced: PricedChoice,
  carried: Carried | undefined,
): ExplanationSection {
  const { limits, terms } = priced;
  const { lineAmountCents, monthlyPaymentCents, dtiPct, cltvPct } = terms;
  return {
    code: 'LINE_SIZE',
    lines: [
      ...limitLines(scenario, limits),
      ...reserveLines(scenario.policy, lineAmountCents),
      ...(carried ? [carriedLine(carried)] : []),
      { code: 'LINE_PAYMENT', amounts: { cents: monthlyPaymentCents, dtiPct, cltvPct } },
      ...largerLines(scenario, priced),
      { code: 'THIS_LINE', amounts: { cents: lineAmountCents }, isTotal: true },
    ],
  };
}

/** Debts reduce a line at its own rate, which may be above the rate of the smaller line. */
function carriedLine({ carriedCents, atLineCents, noteRatePct }: Carried): ExplanationLine {
  return { code: 'LINE_AT_LARGER_RATE', amounts: { cents: carriedCents, atLineCents, noteRatePct } };
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
      amounts: { ...limitsOf(byScore.output), score: limits.fico, isBelowMinimum: limits.fico !== fico },
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
