import { type Cents, cents, roundHalfUp } from '../money/cents.ts';
import { FIVE_HUNDRED_DOLLARS, HUNDRED_DOLLARS, type RecordingTax } from './state-rules.ts';
import { stateRules } from './states.ts';

export type TaxedLine = {
  /** Two letters. */
  state: string;
  lineCents: Cents;
  termMonths: number;
  /** Five digits, where a county has a rate of its own. */
  countyFips?: string | undefined;
  /** The rate that the county has set, in the unit of the state's rule: cents per $500, or percent. */
  countyRate?: number | undefined;
};

/**
 * The tax on recording the security instrument of a line, half up to the cent.
 * @throws RangeError when there is no such state, or the county's rate is not one that the state allows
 */
export function recordingTax(line: TaxedLine): Cents {
  return cents(roundHalfUp(taxBy(stateRules(line.state).recordingTax, line)));
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
      return (line.lineCents * (rule.countyRatePct?.[line.countyFips ?? ''] ?? rule.ratePct)) / 100;
    case 'STAMP_AND_RATE': {
      const share = roundHalfUp((line.lineCents * rule.ratePct) / 100);
      return units(line.lineCents, rule.unitCents) * rule.stampCents + share;
    }
    case 'BY_TERM': {
      const row = rule.rows.find(({ monthsBelow }) => line.termMonths < monthsBelow);
      return ((row?.centsPer100 ?? 0) * line.lineCents) / HUNDRED_DOLLARS;
    }
    case 'COUNTY_PER_500': {
      const rate = allowed(line.countyRate ?? rule.defaultCents, rule.minCents, rule.maxCents);
      return units(line.lineCents, FIVE_HUNDRED_DOLLARS) * rate;
    }
    case 'COUNTY_RATE': {
      const rate = allowed(line.countyRate ?? rule.defaultPct, rule.minPct, rule.maxPct);
      return Math.max(0, (line.lineCents * rate) / 100 - rule.deductCents);
    }
  }
}

function units(amountCents: number, unitCents: number): number {
  return Math.ceil(amountCents / unitCents);
}

function allowed(rate: number, lowest: number, highest: number): number {
  if (rate < lowest || rate > highest) throw new RangeError(`No county has a rate of ${rate}`);
  return rate;
}
