import type { ExplanationLine, ExplanationSection, RuleRow } from '../facts/explanation.ts';
import type { Amounts } from '../facts/explanation-lines.ts';
import type { PricedChoice, PricingScenario } from '../pricing/choice.ts';
import { localPct, localTax } from '../pricing/recording.ts';
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

/** Returns the recording tax law of the home's state, with the figure of the county and its row, or staff's own. */
export function recordingTaxLaw(scenario: PricingScenario): {
  readonly law: Omit<Amounts<'RECORDING_TAX'>, 'cents' | 'lineCents'>;
  readonly rule?: RuleRow;
} {
  const { sheet, state, countyFips } = scenario;
  const local = localTax(scenario);
  if (!local) return { law: { state } };
  const taxPct = localPct(local);
  const deductCents = recordingTaxDeduction({ state, countyFips, localPct: taxPct });
  const { source, asOf } = 'given' in local ? local.given : local.county;
  const law = {
    ...{ state, countyPct: taxPct, source, asOf },
    ...(countyFips && { countyFips }),
    ...('city' in local && local.city && { city: local.city.city }),
    ...(deductCents > 0 && { deductCents }),
  };
  const row = countyFips === undefined || 'given' in local ? undefined : sheet.countyTax(countyFips);
  return { law, ...(row && { rule: { table: row.table, row: row.row } }) };
}
