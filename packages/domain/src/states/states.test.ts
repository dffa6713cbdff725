import { describe, expect, it } from 'vitest';
import { formatDollars, parseDollars, toCents } from '../money/cents.ts';
import { HIGHEST_RECORDING_TAX_PER_100K_CENTS } from '../pricing/fees.ts';
import { homelineRules } from '../testing/homeline.ts';
import { recordingTax } from './recording-tax.ts';
import published from './states.cases.json' with { type: 'json' };
import { isStateCode, STATES, stateOfFips, stateRules } from './states.ts';

describe('the states', () => {
  it('are fifty and the District of Columbia', () => {
    expect(Object.keys(STATES).toSorted()).toEqual(published.states.map((row) => row.code).toSorted());
  });

  it.each(published.states)('$code', (row) => {
    const rules = stateRules(row.code);
    expect(rules).toMatchObject({
      name: row.name,
      fips: row.fips,
      securityInstrument: row.securityInstrument,
      attorneyClosing: row.attorneyClosing,
      communityProperty: row.communityProperty,
      spouseSigns: row.spouseSigns,
      mortgageWitnesses: row.mortgageWitnesses,
      remoteNotary: row.remoteNotary,
    });
    const { recordingCents } = homelineRules.sheet.fees(row.code as keyof typeof STATES).output;
    expect(recordingCents).toBe(parseDollars(row.recordingFee));
    const tax = recordingTax({ state: row.code, lineCents: toCents(100_000), termMonths: 180 });
    expect(tax).toBe(parseDollars(row.taxOn100k));
    expect(tax).toBeLessThanOrEqual(HIGHEST_RECORDING_TAX_PER_100K_CENTS);
  });

  it('are known by code', () => {
    expect(stateOfFips('48')).toBe('TX');
    expect(stateOfFips('03')).toBeUndefined();
    expect(isStateCode('PR')).toBe(false);
    expect(() => stateRules('PR')).toThrow(RangeError);
  });
});

describe('the tax on recording', () => {
  it.each(published.tax)('$line in $state for $months months is $tax', (row) => {
    const tax = recordingTax({
      state: row.state,
      lineCents: parseDollars(row.line),
      termMonths: row.months,
      countyFips: row.countyFips ?? undefined,
      countyRate: row.countyRate ?? undefined,
    });
    expect(formatDollars(tax).slice(1).replace(',', '')).toBe(row.tax);
  });

  it('refuses a rate that no county has', () => {
    const line = { state: 'MD', lineCents: toCents(100_000), termMonths: 180 };
    expect(() => recordingTax({ ...line, countyRate: 701 })).toThrow(RangeError);
  });
});
