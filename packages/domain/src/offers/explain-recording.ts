import type { ExplanationLine, ExplanationSection, Grounded } from '../facts/explanation.ts';
import { type Cents, formatDollars, formatWholeDollars, toCents } from '../money/cents.ts';
import type { PricedChoice, PricingScenario } from '../pricing/choice.ts';
import type { TermRefusal } from '../pricing/offers.ts';
import { highestTax, recordingOf } from '../pricing/recording.ts';
import { TAXING_COUNTIES } from '../states/counties.ts';
import { stateRules } from '../states/states.ts';
import { US_STATES } from '../states/us-states.ts';

/** What recording costs besides the draw. */
export function recordingSection(situation: PricingScenario, { terms }: PricedChoice): ExplanationSection[] {
  const { table, row } = situation.sheet.fees(situation.state);
  const { recordingFeeCents: fee, recordingTaxCents: tax } = terms;
  const lines: ExplanationLine[] = [
    ...(fee > 0 ? [{ label: 'Recording fee', value: formatDollars(fee), rule: { table, row } }] : []),
    ...(tax > 0
      ? [
          {
            label: 'Recording tax',
            value: formatDollars(tax),
            ...taxGrounds(situation, terms.lineAmountCents),
          },
        ]
      : []),
  ];
  return lines.length > 0 ? [{ title: 'Recording, besides the draw', lines }] : [];
}

/** By what law a line is taxed when it is recorded and, where that leaves it to the county, by which row of the sheet. */
function taxGrounds({ sheet, state, countyFips }: PricingScenario, lineCents: Cents): Grounded {
  const law = `The law of ${US_STATES[state]}, on ${formatWholeDollars(lineCents)}`;
  const county = countyFips === undefined ? undefined : sheet.countyTax(countyFips);
  if (!county) return { from: law };
  const { table, row, output } = county;
  const rate = output.pct === null ? 'the rate most usual in the state' : `${output.pct}%`;
  const { recordingTax } = stateRules(state);
  const deducted =
    recordingTax.kind === 'COUNTY_RATE' && recordingTax.deductCents > 0
      ? ` less ${formatDollars(recordingTax.deductCents)}`
      : '';
  return { from: `${law}; ${TAXING_COUNTIES[countyFips ?? '']}: ${rate}${deducted}`, rule: { table, row } };
}

/** The tax on the smallest line, the rate and the row of the county that ask for it, and the most that a borrower of ours pays. */
export function taxRefusal(situation: PricingScenario, termYears: TermRefusal['termYears']): Grounded {
  const lineCents = situation.policy.minLineCents;
  const { taxCents } = recordingOf(situation, { lineCents, termYears });
  const { from, ...by } = taxGrounds(situation, lineCents);
  const [highest, perHundredThousand] = [lineCents, toCents(100_000)].map((line) =>
    formatDollars(highestTax(line)),
  );
  return {
    from: `The smallest line, ${formatWholeDollars(lineCents)}, is taxed ${formatDollars(taxCents)} (${from}); the most that a borrower of ours pays is ${highest} of it, ${perHundredThousand} for each $100,000`,
    ...by,
  };
}
