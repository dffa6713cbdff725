import { type Cents, cents, HUNDRED_DOLLARS, roundHalfUp } from '../money/cents.ts';
import { FIVE_HUNDRED_DOLLARS, type RecordingTax } from './state-rules.ts';
import { stateRules } from './states.ts';
import type { StateCode } from './us-states.ts';

export type TaxedLine = {
  /** Two letters. */
  state: string;
  lineCents: Cents;
  termMonths: number;
  /** Five digits. */
  countyFips?: string | undefined;
  /** The county's own rate in percent of the line. Without it, the state's most common rate applies. */
  countyPct?: number | undefined;
};

/**
 * Returns the recording tax of a line in cents, rounded half up.
 * @throws RangeError for an unknown state
 */
export function recordingTax(line: TaxedLine): Cents {
  return cents(roundHalfUp(taxBy(stateRules(line.state).recordingTax, line)));
}

/** Returns the range of tax that a state lets its counties set, in percent of the line, if it does. */
export function countyTaxBounds(
  state: StateCode,
): readonly [lowestPct: number, highestPct: number] | undefined {
  const { recordingTax: rule } = stateRules(state);
  const pctOf = (amountCents: number) => (amountCents * 100) / FIVE_HUNDRED_DOLLARS;
  if (rule.kind === 'COUNTY_PER_500') return [pctOf(rule.minCents), pctOf(rule.maxCents)];
  return rule.kind === 'COUNTY_RATE' ? [rule.minPct, rule.maxPct] : undefined;
}

/** Returns the amount in cents that a state deducts from the recording tax of a line. */
export function recordingTaxDeduction(line: Pick<TaxedLine, 'state' | 'countyFips' | 'countyPct'>): Cents {
  const { recordingTax: rule } = stateRules(line.state);
  return rule.kind === 'COUNTY_RATE' ? deductionBy(rule, line) : cents(0);
}

function deductionBy(
  rule: Extract<RecordingTax, { kind: 'COUNTY_RATE' }>,
  { countyFips, countyPct = rule.defaultPct }: Pick<TaxedLine, 'countyFips' | 'countyPct'>,
): Cents {
  if (countyPct <= rule.minPct) return cents(0);
  // Published figures for an unknown county use the district's part.
  const exemptPct =
    countyFips === undefined
      ? Math.max(...Object.values(rule.countyExemptPct))
      : (rule.countyExemptPct[countyFips] ?? rule.exemptPct);
  return cents(roundHalfUp(shareOf(rule.exemptFirstCents, exemptPct)));
}

function taxBy(rule: RecordingTax, line: TaxedLine): number {
  switch (rule.kind) {
    case 'NONE':
      return 0;
    case 'PER_UNIT': {
      if (line.termMonths <= (rule.exemptUpToMonths ?? 0)) return 0;
      const taxed = Math.max(0, line.lineCents - (rule.exemptFirstCents ?? 0));
      return Math.min(rule.capCents ?? Infinity, units(taxed, rule.unitCents) * rule.taxCents);
    }
    case 'RATE':
      return shareOf(line.lineCents, rule.countyRatePct?.[line.countyFips ?? ''] ?? rule.ratePct);
    case 'STAMP_AND_RATE': {
      const share = roundHalfUp(shareOf(line.lineCents, rule.ratePct));
      return units(line.lineCents, rule.unitCents) * rule.stampCents + share;
    }
    case 'BY_TERM': {
      const row = rule.rows.find(({ monthsBelow }) => line.termMonths < monthsBelow);
      return ((row?.centsPer100 ?? 0) * line.lineCents) / HUNDRED_DOLLARS;
    }
    case 'COUNTY_PER_500': {
      const rate =
        line.countyPct === undefined ? rule.defaultCents : shareOf(FIVE_HUNDRED_DOLLARS, line.countyPct);
      return units(line.lineCents, FIVE_HUNDRED_DOLLARS) * roundHalfUp(rate);
    }
    case 'COUNTY_RATE': {
      return Math.max(
        0,
        shareOf(line.lineCents, line.countyPct ?? rule.defaultPct) - deductionBy(rule, line),
      );
    }
  }
}

function units(amountCents: number, unitCents: number): number {
  return Math.ceil(amountCents / unitCents);
}

function shareOf(amountCents: number, pct: number): number {
  return (amountCents * pct) / 100;
}
