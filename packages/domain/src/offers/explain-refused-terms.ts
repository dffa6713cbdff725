import type { ExplanationLine, ExplanationSection, RuleRow } from '../facts/explanation.ts';
import type { Amounts } from '../facts/explanation-lines.ts';
import type { PricingScenario } from '../pricing/choice.ts';
import type { TermRefusal } from '../pricing/offers.ts';
import { highestTax } from '../pricing/recording.ts';
import { refusalAsFailure } from '../underwriting/refusal-as-failure.ts';
import { recordingTaxLaw } from './explain-recording.ts';

/** Explains each refused term: why its smallest line is unavailable. */
export function explainRefusedTerms(
  scenario: PricingScenario,
  refusals: readonly TermRefusal[],
): readonly ExplanationSection[] {
  if (refusals.length === 0) return [];
  const lines = refusals.map((refusal): ExplanationLine => {
    const { rule, reasonCode, statedReason } = refusalAsFailure(refusal.reason);
    const { exceeds, ...by } = limitExceeded(scenario, refusal);
    return {
      code: 'TERM_REFUSED',
      amounts: {
        ...{ termYears: refusal.termYears, rule, smallestLineCents: scenario.policy.minLineCents },
        ...(reasonCode && { reasonCode }),
        ...(statedReason && { statedReason }),
        ...exceeds,
      },
      ...by,
    };
  });
  return [{ code: 'TERMS_REFUSED', lines }];
}

type Exceeded = {
  readonly exceeds: Pick<
    Amounts<'TERM_REFUSED'>,
    'noteRatePct' | 'highestAprPct' | 'highCost' | 'recordingTax'
  >;
  readonly rule?: RuleRow;
};

/** The price limit that the smallest line exceeds, with its row. */
function limitExceeded(
  scenario: PricingScenario,
  { noteRatePct, highCost, recordingTaxCents }: TermRefusal,
): Exceeded {
  const { sheet, policy } = scenario;
  if (recordingTaxCents !== undefined) {
    const { law, ...by } = recordingTaxLaw(scenario);
    const highestCents = highestTax(policy.minLineCents);
    return { exceeds: { recordingTax: { ...law, cents: recordingTaxCents, highestCents } }, ...by };
  }
  if (noteRatePct === undefined) return { exceeds: {} };
  if (!highCost) return { exceeds: { noteRatePct, highestAprPct: sheet.apr.ceilingPct } };
  const { ratePct, source, published } = highCost.rate;
  return {
    exceeds: { noteRatePct, highCost: { pct: ratePct, law: source } },
    rule: { table: published.table, row: published.row },
  };
}
