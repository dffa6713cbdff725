// Proves BZ-03.

import { describe, expect, it } from 'vitest';
import { TERMS_YEARS } from '../facts/offers.facts.ts';
import { formatDollars, parseDollars, toCents } from '../money/cents.ts';
import { LARGEST_LINE_CENTS, SMALLEST_LINE_CENTS } from '../policy/fees.ts';
import { homelineRules } from '../testing/homeline.ts';
import { recordingTax } from './recording-tax.ts';
import published from './states.cases.json' with { type: 'json' };
import { STATES, stateOfFips, stateRules } from './states.ts';
import { isStateCode, US_STATES } from './us-states.ts';

/** A county with the most common figure, in states where some or all counties have their own. */
const COMMON: Readonly<Record<string, { countyFips?: string; localPct?: number }>> = {
  MD: { localPct: 1 },
  MN: { countyFips: '27001' },
  NY: { localPct: 1.05, countyFips: '36119' },
};

describe('the states', () => {
  it('include the fifty states and the District of Columbia', () => {
    expect(Object.keys(STATES).toSorted()).toEqual(published.states.map((row) => row.code).toSorted());
  });

  it.each(published.states)('include $code with the specified rules', (row) => {
    const rules = stateRules(row.code);
    expect(rules).toMatchObject({
      fips: row.fips,
      securityInstrument: row.securityInstrument,
      attorneyClosing: row.attorneyClosing,
      communityProperty: row.communityProperty,
      spouseSigns: row.spouseSigns,
      mortgageWitnesses: row.mortgageWitnesses,
      remoteNotary: row.remoteNotary,
    });
    expect(US_STATES[row.code as keyof typeof STATES]).toBe(row.name);
    const { recordingCents } = homelineRules.sheet.fees(row.code as keyof typeof STATES).output;
    expect(recordingCents).toBe(parseDollars(row.recordingFee));
    const line = { state: row.code, lineCents: toCents(100_000), termMonths: 180 };
    // The most common figure of states whose counties set the tax.
    expect(recordingTax({ ...line, ...COMMON[row.code] })).toBe(parseDollars(row.taxOn100k));
  });

  it('are found by code', () => {
    expect(stateOfFips('48')).toBe('TX');
    expect(stateOfFips('03')).toBeUndefined();
    expect(isStateCode('PR')).toBe(false);
    expect(() => stateRules('PR')).toThrow(RangeError);
  });
});

/** Converts a rate in cents per $500 to percent of the line. */
function perFiveHundred(centsPer500: number): number {
  return centsPer500 / 500;
}

describe('the recording tax', () => {
  it.each(published.tax)('is $tax for $line in $state over $months months', (row) => {
    const tax = recordingTax({
      state: row.state,
      lineCents: parseDollars(row.line),
      termMonths: row.months,
      ...COMMON[row.state],
      ...(row.countyFips !== null && { countyFips: row.countyFips }),
      ...(row.countyRate !== null && { localPct: perFiveHundred(row.countyRate) }),
    });
    expect(
      formatDollars(tax ?? expect.fail())
        .slice(1)
        .replace(',', ''),
    ).toBe(row.tax);
  });

  it.each(Object.keys(STATES))('is at most $1,400 per $100,000 in %s (BZ-03)', (state) => {
    for (const lineCents of [SMALLEST_LINE_CENTS, toCents(100_000), LARGEST_LINE_CENTS]) {
      for (const termYears of TERMS_YEARS) {
        const tax = recordingTax({ ...COMMON[state], state, lineCents, termMonths: termYears * 12 });
        expect((tax ?? expect.fail()) * 100_000).toBeLessThanOrEqual(toCents(1400) * (lineCents / 100));
      }
    }
  });
});
