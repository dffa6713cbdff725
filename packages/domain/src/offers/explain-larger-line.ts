import type { ExplanationLine, LineOf } from '../facts/explanation.ts';
import { cents, HUNDRED_DOLLARS } from '../money/cents.ts';
import {
  defaultFeePct,
  fitsIncome,
  highestFeeUpTo,
  type PricedChoice,
  type PricingScenario,
  priceChoice,
  priceOnEquity,
} from '../pricing/choice.ts';
import { isPriceRefusal } from '../pricing/offers.ts';
import { equityLine, maxNewPaymentCents } from '../pricing/ratios.ts';
import { explainRate } from './explain-rate.ts';

/**
 * Explains why a line $100 larger is unavailable or has a higher rate: its price, payment or fee.
 * @returns no lines where the rate is the same, or where equity or the policy allows no larger line
 */
export function explainLargerLine(
  scenario: PricingScenario,
  priced: PricedChoice,
): readonly ExplanationLine[] {
  const { limits, terms } = priced;
  const { valueCents, retainedLiensCents, monthlyIncomeCents, monthlyDebtsCents } = scenario;
  const lineCents = cents(terms.lineAmountCents + HUNDRED_DOLLARS);
  const onEquity = equityLine(valueCents, retainedLiensCents, { ...limits, capCents: limits.maxLineCents });
  if (lineCents > onEquity) return [];
  const feePct = highestFeeUpTo(scenario, lineCents, terms.feePct);
  const larger = priceOnEquity(scenario, { lineCents, termYears: terms.termYears, feePct });
  if (!larger.eligible)
    return isPriceRefusal(larger.reason) ? [{ code: 'LARGER_LINE_WITHOUT_PRICE', amounts: {} }] : [];
  const { noteRatePct, monthlyPaymentCents: paymentCents } = larger.terms;
  const fits = fitsIncome(larger);
  const costsMore = noteRatePct > terms.noteRatePct;
  const defaultPct = defaultFeePct(scenario, lineCents);
  const atDefault = { lineCents, termYears: terms.termYears, feePct: defaultPct };
  if (fits && terms.feePct > defaultPct && !priceChoice(scenario, atDefault).eligible)
    return [{ code: 'LARGER_LINE_NOT_OFFERED', amounts: { feePct: defaultPct } }];
  if (fits && !costsMore) return [];
  const capacityCents = cents(
    Math.floor(maxNewPaymentCents(monthlyIncomeCents, monthlyDebtsCents, limits.maxDtiPct)),
  );
  const { raisedBy, ...row } = costsMore ? rateIncrease(scenario, priced, larger) : {};
  return [
    {
      code: 'LARGER_LINE_COST',
      amounts: {
        ...{ lineCents, noteRatePct, paymentCents },
        ...(!fits && { capacityCents }),
        ...(raisedBy && { raisedBy }),
      },
      ...row,
    },
  ];
}

type RateIncrease = Pick<ExplanationLine, 'given' | 'rule'> & {
  readonly raisedBy?: LineOf<'LARGER_LINE_COST'>['amounts']['raisedBy'];
};

/** The first part of the larger line's rate that differs, before and after, with its row. */
function rateIncrease(scenario: PricingScenario, priced: PricedChoice, larger: PricedChoice): RateIncrease {
  const before = explainRate(scenario, priced).filter(isRatePart);
  const raised = explainRate(scenario, larger)
    .filter(isRatePart)
    .find(({ amounts }) => !before.some((each) => isSame(each.amounts, amounts)));
  if (!raised) return {};
  const { code, amounts, given, rule } = raised;
  const wasPct = before.find((each) => each.amounts.label === amounts.label)?.amounts.pct;
  return {
    raisedBy: { ...amounts, isBaseRate: code === 'BASE_RATE', ...(wasPct !== undefined && { wasPct }) },
    ...(given && { given }),
    ...(rule && { rule }),
  };
}

type RatePart = LineOf<'BASE_RATE' | 'RATE_ADJUSTMENT'>;

function isRatePart(line: ExplanationLine): line is RatePart {
  return line.code === 'BASE_RATE' || line.code === 'RATE_ADJUSTMENT';
}

function isSame(one: RatePart['amounts'], other: RatePart['amounts']): boolean {
  return one.label === other.label && one.pct === other.pct;
}
