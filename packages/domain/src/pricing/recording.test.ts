// Proves BZ-03, RU-55, RU-63.

import { describe, expect, it } from 'vitest';
import { toCents } from '../money/cents.ts';
import { explainInitial, explainPriced } from '../offers/explain-decision.ts';
import type { ExplainedInputs } from '../offers/explain-inputs.ts';
import { homeIn } from '../testing/home-in.ts';
import { homelineRules } from '../testing/homeline.ts';
import { decideInitial } from '../underwriting/initial-decision.ts';
import { refusalAsFailure } from '../underwriting/refusal-as-failure.ts';
import { priceChoice } from './choice.ts';
import { recordingOf } from './recording.ts';

const { sheet } = homelineRules;
const line = { lineCents: toCents(100_000), termYears: 15 } as const;

describe('the recording tax on a line of $100,000 over 15 years', () => {
  it.each([
    ['FL', undefined, 550],
    ['MD', undefined, 1000],
    ['NY', undefined, 1020],
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
    // 0.75% less $25 outside it: Erie. Albany has the state's most common rate, 1.05%.
    ['NY', '36029', 725],
    ['NY', '36001', 1025],
    // The basic 0.5% alone, without the additional tax that exempts $10,000: Ulster (Tax Law § 253(2)(a)).
    ['NY', '36111', 500],
  ] as const)('in %s, county %s, is $%i', (state, countyFips, dollars) => {
    expect(recordingOf({ sheet, state, countyFips }, line).taxCents).toBe(toCents(dollars));
  });

  it('is in the terms, and in their explanation with the row of the county', () => {
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
      },
      rule: { table: 'Recording tax by county', row: sheet.countyTax('24031')?.row },
    });
  });

  it('has an explanation with county, rate, row and maximum when it leaves no line', () => {
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

  it('is the only term that depends on the county, with the cash that the tax leaves (12 CFR 1002.4)', () => {
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
