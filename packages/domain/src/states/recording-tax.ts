import { type Cents, cents, HUNDRED_DOLLARS, roundHalfUp } from '../money/cents.ts';
import { type CityTax, FIVE_HUNDRED_DOLLARS, type RecordingTax } from './state-rules.ts';
import { stateRules } from './states.ts';
import type { StateCode } from './us-states.ts';

export type TaxedLine = {
  /** Two letters. */
  state: string;
  lineCents: Cents;
  termMonths: number;
  /** Five digits. */
  countyFips?: string | undefined;
  /** The county's rate plus its city's, in percent of the line. */
  localPct?: number | undefined;
};

/**
 * Returns the recording tax of a line in cents, rounded half up. Undefined where the county sets it and
 * `localPct` is missing: it is never guessed.
 * @throws RangeError for an unknown state
 */
export function recordingTax(line: TaxedLine): Cents | undefined {
  const taxCents = taxBy(stateRules(line.state).recordingTax, line);
  return taxCents === undefined ? undefined : cents(roundHalfUp(taxCents));
}

/** Returns the range of tax that a state lets its counties set, in percent of the line, if it does. */
export function countyTaxBounds(
  state: StateCode,
): readonly [lowestPct: number, highestPct: number] | undefined {
  const { recordingTax: rule } = stateRules(state);
  const pctOf = (amountCents: number) => (amountCents * 100) / FIVE_HUNDRED_DOLLARS;
  if (rule.kind === 'COUNTY_PER_500') return [pctOf(rule.minCents), pctOf(rule.maxCents)];
  if (rule.kind === 'COUNTY_RATE') return [rule.minPct, rule.maxPct];
  if (rule.kind !== 'RATE' || !rule.countyRates) return undefined;
  const rates = [rule.ratePct, ...Object.values(rule.countyRates).map(({ pct }) => pct)];
  return [Math.min(...rates), Math.max(...rates)];
}

/** Returns the error text for a county's and city's rate that state law doesn't allow; undefined for a lawful one. */
export function localTaxProblem(state: StateCode, pct: number): string | undefined {
  const [lowest, highest] = countyTaxBounds(state) ?? [0, 0];
  const isWithin = pct >= lowest && pct <= highest;
  return isWithin ? undefined : `State law allows ${lowest}% to ${highest}% of the line, not ${pct}%`;
}

/** Returns the amount in cents that a state deducts from the recording tax of a line. */
export function recordingTaxDeduction(line: Pick<TaxedLine, 'state' | 'countyFips' | 'localPct'>): Cents {
  const { recordingTax: rule } = stateRules(line.state);
  return rule.kind === 'COUNTY_RATE' ? deductionBy(rule, line) : cents(0);
}

/**
 * Returns the tax of the city that a home is in; UNKNOWN if its ZIP code is only partly in a taxing city.
 * @param city as in the address of the home
 */
export function cityTaxAt(
  state: StateCode,
  { countyFips, city = '', zip = '' }: { countyFips?: string | undefined; city?: string; zip?: string },
): CityTax | 'UNKNOWN' | undefined {
  const { recordingTax: rule } = stateRules(state);
  const taxes = rule.kind === 'COUNTY_RATE' ? rule.cityTaxes : [];
  const of = (matches: (tax: CityTax) => boolean) =>
    taxes.find((tax) => tax.countyFips === countyFips && matches(tax));
  const known = of((tax) => tax.city.toLowerCase() === city.trim().toLowerCase() || tax.zips.includes(zip));
  return known ?? (of(({ sharedZips }) => sharedZips.includes(zip)) && 'UNKNOWN');
}

function deductionBy(
  rule: Extract<RecordingTax, { kind: 'COUNTY_RATE' }>,
  { countyFips, localPct }: Pick<TaxedLine, 'countyFips' | 'localPct'>,
): Cents {
  if (localPct === undefined || localPct <= rule.minPct) return cents(0);
  const exemptPct = rule.countyExemptPct[countyFips ?? ''] ?? rule.exemptPct;
  return cents(roundHalfUp(shareOf(rule.exemptFirstCents, exemptPct)));
}

function taxBy(rule: RecordingTax, line: TaxedLine): number | undefined {
  switch (rule.kind) {
    case 'NONE':
      return 0;
    case 'PER_UNIT': {
      if (line.termMonths <= (rule.exemptUpToMonths ?? 0)) return 0;
      const taxed = Math.max(0, line.lineCents - (rule.exemptFirstCents ?? 0));
      return Math.min(rule.capCents ?? Infinity, units(taxed, rule.unitCents) * rule.taxCents);
    }
    case 'RATE': {
      const pct = line.localPct ?? ratePctAt(rule, line.countyFips);
      return pct === undefined ? undefined : shareOf(line.lineCents, pct);
    }
    case 'STAMP_AND_RATE': {
      const share = roundHalfUp(shareOf(line.lineCents, rule.ratePct));
      return units(line.lineCents, rule.unitCents) * rule.stampCents + share;
    }
    case 'BY_TERM': {
      const row = rule.rows.find(({ monthsBelow }) => line.termMonths < monthsBelow);
      return ((row?.centsPer100 ?? 0) * line.lineCents) / HUNDRED_DOLLARS;
    }
    case 'COUNTY_PER_500':
      if (line.localPct === undefined) return undefined;
      return (
        units(line.lineCents, FIVE_HUNDRED_DOLLARS) *
        roundHalfUp(shareOf(FIVE_HUNDRED_DOLLARS, line.localPct))
      );
    case 'COUNTY_RATE':
      if (line.localPct === undefined) return undefined;
      return Math.max(0, shareOf(line.lineCents, line.localPct) - deductionBy(rule, line));
  }
}

/** Returns a state's rate, or a county's own. Undefined for an unknown county in a state where some have their own. */
function ratePctAt(
  { ratePct, countyRates }: Extract<RecordingTax, { kind: 'RATE' }>,
  countyFips: string | undefined,
): number | undefined {
  if (!countyRates) return ratePct;
  return countyFips === undefined ? undefined : (countyRates[countyFips]?.pct ?? ratePct);
}

function units(amountCents: number, unitCents: number): number {
  return Math.ceil(amountCents / unitCents);
}

function shareOf(amountCents: number, pct: number): number {
  return (amountCents * pct) / 100;
}
