import * as policyTables from '@homeline/domain/policy/policy-tables.ts';
import { RATE_INPUTS } from '@homeline/domain/policy/rate-inputs.ts';
import * as rateTables from '@homeline/domain/policy/rate-tables.ts';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { HmdaAnswers } from './save-hmda.ts';

type AskedAbout<T> = T extends { inputs: infer I } ? keyof I : never;
type EveryQuestion = AskedAbout<
  (typeof policyTables)[keyof typeof policyTables] | (typeof rateTables)[keyof typeof rateTables]
>;

const tables = Object.entries({ ...policyTables, ...rateTables }).flatMap(([name, spec]) =>
  typeof spec === 'object' && 'inputs' in spec ? [[name, Object.keys(spec.inputs)] as const] : [],
);

describe('the inputs of a lender’s decision tables (12 CFR 1002.4 to 1002.6)', () => {
  it('include no HMDA answer, by type', () => {
    expectTypeOf<Extract<EveryQuestion, keyof HmdaAnswers>>().toEqualTypeOf<never>();
  });

  it('are exactly this reviewed list', () => {
    expect([...new Set(tables.flatMap(([, inputs]) => inputs))].toSorted()).toMatchInlineSnapshot(`
      [
        "ageDays",
        "ageYears",
        "asset",
        "assetsComplete",
        "cltvPct",
        "code",
        "condition",
        "confidenceScore",
        "county",
        "daysSinceTransfer",
        "debtsAreLow",
        "delinquencyCured",
        "deviation",
        "dtiLineDollars",
        "equityLineDollars",
        "feePct",
        "fico",
        "income",
        "incomeDoc",
        "lates30In12",
        "lates60In12",
        "lates90In24",
        "lienPosition",
        "lineDollars",
        "listedForSale",
        "maturityYears",
        "monthsReceived",
        "monthsRemaining",
        "monthsSinceChapter13",
        "monthsSinceChapter7",
        "monthsSinceForeclosure",
        "monthsSinceShortSale",
        "occupancy",
        "openItems",
        "openItemsPassed",
        "ownership",
        "pastDueNow",
        "product",
        "propertyType",
        "scoreAboveMinimum",
        "state",
        "termYears",
      ]
    `);
  });

  it('use age only for retirement savings that cannot be withdrawn yet', () => {
    expect(tables.filter(([, inputs]) => inputs.includes('ageYears')).map(([name]) => name)).toEqual([
      'ASSETS',
    ]);
  });

  it('use the county only for the county recording tax', () => {
    expect(tables.filter(([, inputs]) => inputs.includes('county')).map(([name]) => name)).toEqual([
      'COUNTY_TAX',
    ]);
  });

  it('price a person only by credit score, income documentation and requested line', () => {
    expect(Object.keys(RATE_INPUTS)).toEqual([
      'fico',
      'cltvPct',
      'termYears',
      'lineDollars',
      'occupancy',
      'lienPosition',
      'propertyType',
      'state',
      'incomeDoc',
      'product',
      'feePct',
    ]);
  });
});
