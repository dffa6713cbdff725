import type { ExplanationLine } from '../facts/explanation.ts';
import { cents, formatDollars, formatWholeDollars, HUNDRED_DOLLARS } from '../money/cents.ts';
import { formatPct } from '../money/percent.ts';
import {
  defaultFeePct,
  feeUpTo,
  fitsIncome,
  type PricedChoice,
  type PricingScenario,
  priceChoice,
  priceOnEquity,
} from '../pricing/choice.ts';
import { isRefusedForPrice } from '../pricing/offers.ts';
import { equityLine, maxNewPaymentCents } from '../pricing/ratios.ts';
import { explainRate } from './explain-rate.ts';

const LABEL = 'A larger line';

/**
 * What stands in the way of one hundred dollars more, or makes it dearer: its price, or what it costs a month, with the row that raises
 * its rate; with a higher fee than the one offered first, that it is not offered with that one. Nothing where it can be had at the same rate, or where equity or the policy carries no more, which stands above.
 */
export function largerLines(situation: PricingScenario, priced: PricedChoice): readonly ExplanationLine[] {
  const { limits, terms } = priced;
  const { valueCents, retainedLiensCents, monthlyIncomeCents, monthlyDebtsCents } = situation;
  const lineCents = cents(terms.lineAmountCents + HUNDRED_DOLLARS);
  const onEquity = equityLine(valueCents, retainedLiensCents, { ...limits, capCents: limits.maxLineCents });
  if (lineCents > onEquity) return [];
  const feePct = feeUpTo(situation, lineCents, terms.feePct);
  const larger = priceOnEquity(situation, { lineCents, termYears: terms.termYears, feePct });
  if (!larger.eligible) return isRefusedForPrice(larger.reason) ? [WITHOUT_PRICE] : [];
  const { noteRatePct, monthlyPaymentCents } = larger.terms;
  const fits = fitsIncome(larger);
  const isDearer = noteRatePct > terms.noteRatePct;
  const firstPct = defaultFeePct(situation, lineCents);
  const atFirst = { lineCents, termYears: terms.termYears, feePct: firstPct };
  if (fits && terms.feePct > firstPct && !priceChoice(situation, atFirst).eligible)
    return [
      {
        label: LABEL,
        value: 'is not offered',
        from: `None is larger than with a fee of ${formatPct(firstPct, 2)}`,
      },
    ];
  if (fits && !isDearer) return [];
  const room = cents(Math.floor(maxNewPaymentCents(monthlyIncomeCents, monthlyDebtsCents, limits.maxDtiPct)));
  const cost = `${formatWholeDollars(lineCents)} at ${formatPct(noteRatePct, 2)} costs ${formatDollars(monthlyPaymentCents)} a month`;
  const { why, ...row } = isDearer ? raisedBy(situation, priced, larger) : {};
  return [
    {
      label: LABEL,
      value: fits ? 'is dearer' : 'does not fit your income',
      from: [fits ? cost : `${cost}, above the room of ${formatDollars(room)}`, why]
        .filter(Boolean)
        .join('; '),
      ...row,
    },
  ];
}

const WITHOUT_PRICE: ExplanationLine = {
  label: LABEL,
  value: 'has no price',
  from: 'Its rate would be above what the law or our rate sheet allows',
};

/** What makes the larger line's rate another: the first part of it that is not in this one's, before and after, with its row. */
function raisedBy(
  situation: PricingScenario,
  priced: PricedChoice,
  larger: PricedChoice,
): { readonly why?: string } & Pick<ExplanationLine, 'given' | 'rule'> {
  const before = explainRate(situation, priced).filter(({ isTotal }) => !isTotal);
  const raised = explainRate(situation, larger).find(
    ({ label, value, isTotal }) =>
      !isTotal && !before.some((each) => each.label === label && each.value === value),
  );
  if (!raised) return {};
  const { label, value, from, given, rule } = raised;
  const was = before.find((each) => each.label === label)?.value;
  return {
    why: `${label} ${value}${was ? ` instead of ${was}` : ''}${from ? ` (${from})` : ''}`,
    ...(given && { given }),
    ...(rule && { rule }),
  };
}
