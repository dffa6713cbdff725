import type { ExplanationLine, ExplanationSection, RuleRow } from '../facts/explanation.ts';
import type { Amounts } from '../facts/explanation-lines.ts';
import type { PricedChoice, PricingScenario } from '../pricing/choice.ts';
import { recordingTaxDeduction } from '../states/recording-tax.ts';

/** Explains the recording fee and tax, which are paid from the draw. */
export function explainRecording(scenario: PricingScenario, { terms }: PricedChoice): ExplanationSection[] {
  const { table, row } = scenario.sheet.fees(scenario.state);
  const { recordingFeeCents, recordingTaxCents, lineAmountCents: lineCents } = terms;
  const { law, ...by } = recordingTaxLaw(scenario);
  const lines: ExplanationLine[] = [
    ...(recordingFeeCents > 0
      ? [{ code: 'RECORDING_FEE' as const, amounts: { cents: recordingFeeCents }, rule: { table, row } }]
      : []),
    ...(recordingTaxCents > 0
      ? [{ code: 'RECORDING_TAX' as const, amounts: { ...law, cents: recordingTaxCents, lineCents }, ...by }]
      : []),
  ];
  return lines.length > 0 ? [{ code: 'RECORDING', lines }] : [];
}

/** Returns the recording tax law of the home's state, with the county's row where the county sets the rate. */
export function recordingTaxLaw({ sheet, state, countyFips }: PricingScenario): {
  readonly law: Pick<Amounts<'RECORDING_TAX'>, 'state' | 'countyFips' | 'countyPct' | 'deductCents'>;
  readonly rule?: RuleRow;
} {
  const county = countyFips === undefined ? undefined : sheet.countyTax(countyFips);
  if (!county) return { law: { state } };
  const { table, row, output } = county;
  const deductCents = recordingTaxDeduction({ state, countyFips, countyPct: output.pct ?? undefined });
  return {
    law: { state, countyFips, countyPct: output.pct, ...(deductCents > 0 && { deductCents }) },
    rule: { table, row },
  } as ReturnType<typeof recordingTaxLaw>;
}
