import type { ExplanationLine, ExplanationSection, Grounded } from '../facts/explanation.ts';
import { formatWholeDollars } from '../money/cents.ts';
import { formatPct } from '../money/percent.ts';
import { highCostLimits } from '../policy/high-cost.ts';
import type { PricingScenario } from '../pricing/choice.ts';
import type { TermRefusal } from '../pricing/offers.ts';
import { decisionInWords, reasonText } from '../underwriting/rule-lines.ts';
import { withoutOffer } from '../underwriting/without-offer.ts';
import { taxRefusal } from './explain-recording.ts';

/** Each term without a line, and what stands in the way of its smallest one. */
export function termsWithout(
  situation: PricingScenario,
  refusals: readonly TermRefusal[],
): readonly ExplanationSection[] {
  if (refusals.length === 0) return [];
  const lines = refusals.map((refusal): ExplanationLine => {
    const { rule, reasonCode, statedReason } = withoutOffer(refusal.reason);
    return {
      label: `Over ${refusal.termYears} years`,
      value: statedReason ?? (reasonCode ? reasonText(reasonCode) : decisionInWords(rule)),
      ...refusalGrounds(situation, refusal),
    };
  });
  return [{ title: 'Terms without a line', lines }];
}

/** The smallest line that is refused; where it is for its rate, with the rate and the highest that the law or the sheet leaves. */
function refusalGrounds(
  situation: PricingScenario,
  { termYears, reason, noteRatePct }: TermRefusal,
): Grounded {
  const { sheet, policy, lienPosition, state } = situation;
  if (reason === 'RECORDING_TAX_ABOVE_MAXIMUM') return taxRefusal(situation, termYears);
  const smallest = `The smallest line, ${formatWholeDollars(policy.minLineCents)}`;
  if (noteRatePct === undefined) return { from: smallest };
  const rate = `${smallest}, at ${formatPct(noteRatePct, 2)}`;
  if (reason !== 'HIGH_COST')
    return { from: `${rate}; the highest APR is ${formatPct(sheet.apr.ceilingPct, 2)}` };
  const line = { lineCents: policy.minLineCents, termYears, lienPosition, state };
  const { ratePct, source, published } = highCostLimits(line, sheet).rate;
  return {
    from: `${rate}; above ${formatPct(ratePct, 2)} the law calls it high cost (${source})`,
    rule: { table: published.table, row: published.row },
  };
}
