// Proves BZ-03, LW-12, RU-55, RU-63.

import { describe, expect, it } from 'vitest';
import { civilDate } from '../dates/civil-date.ts';
import { toCents } from '../money/cents.ts';
import { explainInitial, explainPriced } from '../offers/explain-decision.ts';
import type { ExplainedInputs } from '../offers/explain-inputs.ts';
import { recordingTaxLaw } from '../offers/explain-recording.ts';
import { TAXING_COUNTIES } from '../states/counties.ts';
import { STATES } from '../states/states.ts';
import { type Change, cell, sheetProblems, sheetWith } from '../testing/changed-rules.ts';
import { homeIn } from '../testing/home-in.ts';
import { homelineRules } from '../testing/homeline.ts';
import { decideInitial } from '../underwriting/initial-decision.ts';
import { refusalAsFailure } from '../underwriting/refusal-as-failure.ts';
import { priceChoice } from './choice.ts';
import { lacksRecordingTax, recordingOf } from './recording.ts';

const { sheet } = homelineRules;
const line = { lineCents: toCents(100_000), termYears: 15 } as const;

describe('the recording tax on a line of $100,000 over 15 years', () => {
  it.each([
    ['FL', undefined, 550],
    ['OH', undefined, 0],
    // Hennepin, Ramsey, and any other.
    ['MN', '27053', 240],
    ['MN', '27123', 240],
    ['MN', '27001', 230],
    // $3.50, $4.45 and $7.00 for each $500: Anne Arundel, Montgomery, Frederick.
    ['MD', '24003', 700],
    ['MD', '24031', 890],
    ['MD', '24021', 1400],
    // 0.8% and 1.05% less $30 in the commuter district: Nassau, Westchester.
    ['NY', '36059', 770],
    ['NY', '36119', 1020],
    // 0.75% less $25 outside the commuter district: Erie.
    ['NY', '36029', 725],
    // The basic 0.5% alone, without the additional tax that exempts $10,000: Ulster (Tax Law § 253(2)(a)).
    ['NY', '36111', 500],
  ] as const)('in %s, county %s, is $%i', (state, countyFips, dollars) => {
    expect(recordingOf({ sheet, state, countyFips }, line)?.taxCents).toBe(toCents(dollars));
  });

  it('is in the terms, and explained with the county’s table row', () => {
    const scenario = homeIn('MD', '24031');
    const priced = priceChoice(scenario, line);
    if (!priced.eligible) throw new Error(priced.reason);
    expect(priced.terms.recordingTaxCents).toBe(toCents(890));
    const lines = explainPriced(scenario, priced).flatMap((section) => section.lines);
    expect(lines.find(({ code }) => code === 'RECORDING_TAX')).toEqual({
      code: 'RECORDING_TAX',
      amounts: {
        ...{ cents: toCents(890), lineCents: toCents(100_000) },
        ...{ state: 'MD', countyFips: '24031', countyPct: 0.89 },
        ...{ source: expect.stringContaining('§ 12-103'), asOf: '2026-01-01' },
      },
      rule: { table: 'Recording tax by county', row: sheet.countyTax('24031')?.row },
    });
  });

  it('is explained with county, rate, table row and maximum when it leaves no line', () => {
    const scenario = homeIn('NY', '36061');
    const { occupancy, propertyType, state } = scenario;
    const decided = decideInitial({
      scenario,
      property: { occupancy, propertyType, state, ownership: 'INDIVIDUAL', condition: 'GOOD' },
      derogatories: undefined,
      incomeIsVerified: false,
    });
    const grounds: ExplainedInputs = {
      income: { code: 'INCOME', lines: [] },
      debts: { code: 'DEBTS', lines: [] },
      liens: [],
      value: { amounts: { source: 'ESTIMATE' } },
    };
    const { sections } = explainInitial({ scenario, ...grounds }, decided, []);
    const lines = sections.find(({ code }) => code === 'TERMS_REFUSED')?.lines ?? [];
    expect(lines).toHaveLength(5);
    expect(lines[0]).toMatchObject({
      amounts: {
        smallestLineCents: toCents(15_000),
        recordingTax: {
          ...{ state: 'NY', countyFips: '36061', countyPct: 1.8, deductCents: toCents(30) },
          ...{ cents: toCents(240), highestCents: toCents(210) },
        },
      },
      rule: { table: 'Recording tax by county', row: sheet.countyTax('36061')?.row },
    });
  });

  it('is the only term that depends on the county, besides the cash in hand (12 CFR 1002.4)', () => {
    const terms = (countyFips: string) => {
      const priced = priceChoice(homeIn('MD', countyFips), line);
      if (!priced.eligible) throw new Error(priced.reason);
      const { recordingTaxCents, cashToBorrowerCents, ...others } = priced.terms;
      return { ...others, cashBeforeTaxCents: cashToBorrowerCents + recordingTaxCents };
    };
    expect(terms('24031')).toEqual(terms('24510'));
  });

  it('is at most $1,400, and a higher tax is the reason for no line (BZ-03)', () => {
    for (const borough of ['36005', '36047', '36061', '36081', '36085']) {
      const priced = priceChoice(homeIn('NY', borough), line);
      expect(priced).toMatchObject({ eligible: false, reason: 'RECORDING_TAX_ABOVE_MAXIMUM' });
    }
    // At Maryland's highest rate, part of $500 is taxed as a whole.
    for (const dollars of [87_300, 100_100, 112_300]) {
      const priced = priceChoice(homeIn('MD', '24021'), { ...line, lineCents: toCents(dollars) });
      if (!priced.eligible) throw new Error(priced.reason);
      expect(priced.terms.recordingTaxCents).toBe(toCents(Math.ceil(dollars / 500) * 7));
    }
    expect(refusalAsFailure('RECORDING_TAX_ABOVE_MAXIMUM')).toMatchObject({
      reasonCode: 'AA24',
      statedReason: expect.stringContaining('county’s tax for recording'),
    });
  });
});

describe('a home in a county or city without a figure', () => {
  const given = { pct: 1, source: 'Albany County Clerk, by phone', asOf: civilDate('2026-11-20') };

  it.each([
    ['Albany, which the sheet doesn’t know', 'NY', '36001'],
    ['an unknown county in New York', 'NY', undefined],
    ['an unknown county in Maryland', 'MD', undefined],
    ['an unknown county in Minnesota, where two have their own rate', 'MN', undefined],
  ] as const)('has no recording tax: %s', (_, state, countyFips) => {
    const place = { sheet, state, countyFips };
    expect(recordingOf(place, line)).toBeUndefined();
    expect(lacksRecordingTax(place)).toBe(true);
    expect(priceChoice(homeIn(state, countyFips), line)).toEqual({
      eligible: false,
      reason: 'RECORDING_TAX_UNKNOWN',
    });
    expect(recordingOf({ ...place, givenTax: given }, line)).toBeDefined();
  });

  it('is priced with a figure entered by staff, explained with its source and date', () => {
    const scenario = { ...homeIn('NY', '36001'), givenTax: given };
    const priced = priceChoice(scenario, line);
    if (!priced.eligible) throw new Error(priced.reason);
    // 1 % of $100,000, less $25 outside the commuter district.
    expect(priced.terms.recordingTaxCents).toBe(toCents(975));
    const lines = explainPriced(scenario, priced).flatMap((section) => section.lines);
    expect(lines.find(({ code }) => code === 'RECORDING_TAX')).toEqual({
      code: 'RECORDING_TAX',
      amounts: {
        ...{ cents: toCents(975), lineCents: toCents(100_000), deductCents: toCents(25) },
        ...{ state: 'NY', countyFips: '36001', countyPct: 1, source: given.source, asOf: given.asOf },
      },
    });
  });
});

describe('Yonkers (N.Y. Tax Law § 253-d)', () => {
  const westchester = { sheet, state: 'NY', countyFips: '36119' } as const;
  const taxAt = (city: string, zip: string) =>
    recordingOf({ ...westchester, city, zip }, { ...line, lineCents: toCents(75_000) })?.taxCents;

  it('adds its half percent to the county’s tax, by name or by ZIP code: $1,132.50 on $75,000', () => {
    expect(taxAt('Yonkers', '10701')).toBe(toCents(1132.5));
    expect(taxAt('YONKERS ', '10583')).toBe(toCents(1132.5));
    expect(taxAt('Colonial Heights', '10710')).toBe(toCents(1132.5));
    expect(taxAt('White Plains', '10601')).toBe(toCents(757.5));
  });

  it('isn’t guessed for a ZIP code shared with another city', () => {
    expect(taxAt('Bronxville', '10708')).toBeUndefined();
    expect(taxAt('Tuckahoe', '10707')).toBeUndefined();
  });

  it('raises the tax above our maximum, and the reason says so', () => {
    const scenario = { ...homeIn('NY', '36119'), city: 'Yonkers', zip: '10701' };
    expect(priceChoice(scenario, line)).toMatchObject({
      eligible: false,
      reason: 'RECORDING_TAX_ABOVE_MAXIMUM',
    });
    expect(recordingTaxLaw(scenario)).toMatchObject({ law: { countyPct: 1.55, city: 'Yonkers' } });
  });
});

describe('every local figure', () => {
  it('has a source and a date, in the code and in the sample rate sheets', () => {
    const inCode = Object.values(STATES).flatMap(({ recordingTax: rule }) => [
      ...(rule.kind === 'RATE' ? Object.values(rule.countyRates ?? {}) : []),
      ...(rule.kind === 'COUNTY_RATE' ? rule.cityTaxes : []),
    ]);
    const inSheet = Object.keys(TAXING_COUNTIES).flatMap(
      (fips) => sheet.countyTax(fips)?.output.figure ?? [],
    );
    expect(inCode).toHaveLength(3);
    expect(inSheet).toHaveLength(Object.keys(TAXING_COUNTIES).length - 10);
    for (const { source, asOf } of [...inCode, ...inSheet]) {
      expect(source).not.toBe('');
      expect(asOf).toMatch(/^20\d\d-\d\d-\d\d$/);
    }
  });

  it('without a source is refused when others have one, and ignored in an older sheet', async () => {
    expect(await sheetProblems(cell('countyTax_row_8_out_2', 'null'))).toEqual([
      'table "Recording tax by county", row 8: Montgomery, MD has a tax without its source and its day',
    ]);
    const older = (column: string): Change => [new RegExp(`<output id="countyTax_${column}".*?/>`), ''];
    const cells: readonly Change[] = [2, 3].map((out) => [
      new RegExp(`<outputEntry id="countyTax_row_\\d+_out_${out}"><text>.*?</text></outputEntry>`, 'g'),
      '',
    ]);
    const { sheet: before } = await sheetWith(older('source'), older('asOf'), ...cells);
    expect(before.countyTax('24031')?.output.figure).toBeUndefined();
  });
});
