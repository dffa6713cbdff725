import { type ExplanationLine, type ExplanationSection, fromGiven } from '../facts/explanation.ts';
import { isInterestOnly } from '../facts/interest-only.ts';
import { type Cents, cents, formatDollars, formatWholeDollars, sumCents } from '../money/cents.ts';
import { formatPct, roundPct } from '../money/percent.ts';
import { highCostLimits } from '../policy/high-cost.ts';
import { judgedFico, type Limits } from '../policy/limits.ts';
import { TEXAS_HOME_EQUITY } from '../policy/texas.ts';
import { countedFeesCents, type PricedChoice, type PricingScenario } from '../pricing/choice.ts';
import { equityLine, maxNewPaymentCents } from '../pricing/ratios.ts';
import type { PublishedRate } from '../states/state-rules.ts';
import { givenTo } from '../tables/given.ts';
import type { Carried } from '../underwriting/fit-terms.ts';
import { largerLines } from './explain-larger.ts';
import { explainRate } from './explain-rate.ts';
import { recordingSection } from './explain-recording.ts';

/**
 * How a chosen line came to its rate, its payment, its APR and its cash, line by line.
 * @param priced the choice, as it was priced in the situation
 */
export function explainTerms(
  situation: PricingScenario,
  priced: PricedChoice,
): readonly ExplanationSection[] {
  return [
    { title: 'Interest rate', lines: explainRate(situation, priced) },
    {
      title: 'Payment and APR',
      lines: [...aprLines(situation, priced), ...highCostLines(situation, priced)],
    },
    { title: 'Cash in hand', lines: cashLines(situation, priced) },
    ...recordingSection(situation, priced),
  ];
}

function aprLines(situation: PricingScenario, { price, terms }: PricedChoice): ExplanationLine[] {
  const { lineAmountCents, originationFeeCents, monthlyPaymentCents, termYears } = terms;
  const rate = formatPct(price.noteRatePct, 2);
  return [
    {
      label: isInterestOnly(terms) ? 'Interest each month' : 'Monthly payment',
      value: formatDollars(monthlyPaymentCents),
      from: isInterestOnly(terms)
        ? `A twelfth of ${rate} of ${formatWholeDollars(lineAmountCents)}`
        : `${termYears * 12} equal payments that pay off ${formatWholeDollars(lineAmountCents)} at ${rate}`,
    },
    {
      label: 'Origination fee',
      value: formatDollars(originationFeeCents),
      from: `${formatPct(terms.feePct, 2)} of ${formatWholeDollars(lineAmountCents)}${situation.state === 'TX' ? texasWords(countedFeesCents(situation)) : ''}`,
    },
    {
      label: 'Amount financed',
      value: formatDollars(cents(lineAmountCents - originationFeeCents)),
      from: 'The line less the origination fee',
    },
    {
      label: 'APR with the fee in it',
      value: formatPct(terms.aprPct, 2),
      from: 'The rate at which the payments are worth the amount financed (12 CFR 1026, Appendix J)',
      isTotal: true,
    },
    {
      label: 'APR in your disclosures',
      value: rate,
      from: 'For a line of credit the law shows the interest rate alone; fees stand beside it (12 CFR 1026.14(b))',
    },
  ];
}

function texasWords(countedCents: Cents): string {
  return `; Texas allows ${TEXAS_HOME_EQUITY.maxFeePct}% for this and ${formatDollars(countedCents)} of other counted fees`;
}

const PUBLISHED_AS = {
  averagePrimeOfferRate: 'Average prime offer rate over',
  treasuryYield: 'Yield of Treasury securities comparable to',
} as const satisfies Record<PublishedRate, string>;

/** The limits above which a line on one's home is a high-cost mortgage; nothing where they do not apply. */
function highCostLines(
  { sheet, occupancy, lienPosition, state }: PricingScenario,
  { terms }: PricedChoice,
): ExplanationLine[] {
  if (occupancy !== 'PRIMARY') return [];
  const { lineAmountCents: lineCents, termYears } = terms;
  const { rate, feesCents } = highCostLimits({ lineCents, termYears, lienPosition, state }, sheet);
  const { table, row, output } = rate.published;
  return [
    {
      label: 'Highest rate before the law calls it high cost',
      value: formatPct(rate.ratePct, 2),
      from: `${PUBLISHED_AS[rate.over]} ${termYears} years ${formatPct(output.pct, 2)} and ${rate.marginPct} points (${rate.source})`,
      rule: { table, row },
    },
    {
      label: 'Highest points and fees before it does',
      value: formatDollars(feesCents),
      from: '12 CFR 1026.32(a)(1)(ii), or the law of the state where that is stricter',
    },
  ];
}

function cashLines(
  situation: PricingScenario,
  { terms, lenderCreditCents }: PricedChoice,
): ExplanationLine[] {
  const { table, row } = situation.sheet.fees(situation.state);
  const { valuationCents, manualNotaryCents } = situation.otherFees;
  const taken: [string, Cents, ExplanationLine['rule']?][] = [
    ['Origination fee', terms.originationFeeCents],
    ['Valuation of the home', valuationCents, { table, row }],
    ['Notary who comes in person', manualNotaryCents, { table, row }],
    ['Borne by the lender', cents(-lenderCreditCents)],
    ['Debts paid off from the draw', situation.payoffsCents],
  ];
  return [
    { label: 'Initial draw', value: formatWholeDollars(terms.lineAmountCents), from: 'The whole line' },
    ...taken
      .filter(([, amount]) => amount !== 0)
      .map(([label, amount, rule]) => ({
        label,
        value: formatDollars(cents(-amount)),
        ...(rule && { rule }),
      })),
    { label: 'Cash in hand', value: formatDollars(terms.cashToBorrowerCents), isTotal: true },
  ];
}

/**
 * How large a line may be at the terms' rate: by equity, by income, by policy.
 * @param carried how debts cut it down from a larger one, where they did
 */
export function explainLimits(
  situation: PricingScenario,
  priced: PricedChoice,
  carried: Carried | undefined,
): ExplanationSection {
  const { policy } = situation;
  const { limits, terms } = priced;
  return {
    title: 'How large the line may be',
    lines: [
      ...limitLines(situation, limits),
      ...savingsLines(policy, terms.lineAmountCents),
      ...(carried ? [carriedLine(carried)] : []),
      {
        label: 'Payment of this line',
        value: formatDollars(terms.monthlyPaymentCents),
        from: `With it your debts come to ${formatPct(roundPct(terms.dtiPct, 2), 2)} of your income, and the loans on your home to ${formatPct(roundPct(terms.cltvPct, 2), 2)} of its value`,
      },
      ...largerLines(situation, priced),
      { label: 'This line', value: formatWholeDollars(terms.lineAmountCents), isTotal: true },
    ],
  };
}

/** Debts cut a line down to what they leave room for at its own rate, which may be above that of the line that is left. */
function carriedLine({ carriedCents, atLineCents, noteRatePct }: Carried): ExplanationLine {
  return {
    label: 'What the room carries',
    value: formatWholeDollars(carriedCents),
    from: `At ${formatPct(noteRatePct, 2)}, the rate of a line of ${formatWholeDollars(atLineCents)}`,
  };
}

/** What the policy allows this home and this score, with its rows, and what equity and income carry of it. */
export function limitLines(situation: PricingScenario, limits: Limits): readonly ExplanationLine[] {
  const { valueCents, retainedLiensCents, monthlyIncomeCents, monthlyDebtsCents, policy, fico } = situation;
  const judged = judgedFico(policy, situation);
  const byScore = policy.limitsByScore({ fico: judged });
  const onEquity = equityLine(valueCents, retainedLiensCents, { ...limits, capCents: limits.maxLineCents });
  const room = maxNewPaymentCents(monthlyIncomeCents, monthlyDebtsCents, limits.maxDtiPct);
  const liens = sumCents(retainedLiensCents);
  const narrower = policy.limitsByHome(situation).map(
    (hit): ExplanationLine => ({
      label: 'Narrower for this home',
      value: narrowed(hit.output),
      ...fromGiven(givenTo(hit, { ...situation })),
      rule: { table: hit.table, row: hit.row },
    }),
  );
  return [
    {
      label: 'Limits for the score',
      value: narrowed({ ...byScore.output, minFico: null }),
      from:
        judged === fico
          ? `Score ${fico}`
          : `Those of score ${judged}, the lowest for this home, as the score is below it`,
      rule: { table: byScore.table, row: byScore.row },
    },
    ...narrower,
    {
      label: 'What equity carries',
      value: formatWholeDollars(onEquity),
      from: `${formatPct(limits.maxCltvPct, 2)} of ${formatWholeDollars(valueCents)}, less ${formatWholeDollars(liens)} of liens that stay${onEquity === limits.maxLineCents ? ', at most the largest line' : ''}`,
    },
    {
      label: 'Room for a payment',
      value: formatDollars(cents(Math.floor(room))),
      from: `${formatPct(limits.maxDtiPct, 2)} of ${formatDollars(monthlyIncomeCents)} a month, less ${formatDollars(monthlyDebtsCents)} of debts`,
    },
  ];
}

/** What a large line asks to be shown in the bank. */
function savingsLines(
  { reserves: { aboveLineCents, months }, labels }: PricingScenario['policy'],
  lineCents: Cents,
): ExplanationLine[] {
  if (lineCents <= aboveLineCents) return [];
  return [
    {
      label: 'Savings to be shown',
      value: `${months} months of all housing payments`,
      from: `For lines above ${formatWholeDollars(aboveLineCents)}`,
      rule: { table: labels.reserveMonths },
    },
  ];
}

function narrowed(limits: {
  maxCltvPct: number | null;
  maxDtiPct: number | null;
  maxLine: number | null;
  minFico: number | null;
}): string {
  const { maxCltvPct, maxDtiPct, maxLine, minFico } = limits;
  return [
    ...(maxCltvPct === null ? [] : [`loans up to ${maxCltvPct}% of the value`]),
    ...(maxDtiPct === null ? [] : [`debts up to ${maxDtiPct}% of income`]),
    ...(maxLine === null ? [] : [`a line up to ${formatWholeDollars(cents(maxLine * 100))}`]),
    ...(minFico === null ? [] : [`a score of ${minFico} or more`]),
  ].join(', ');
}
