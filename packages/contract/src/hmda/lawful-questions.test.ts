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

describe('what the tables of a lender may ask about (12 CFR 1002.4 to 1002.6)', () => {
  it('holds, by its types, no answer of the HMDA questions', () => {
    expectTypeOf<Extract<EveryQuestion, keyof HmdaAnswers>>().toEqualTypeOf<never>();
  });

  it('is this list: whoever adds to it answers for it', () => {
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

  it('is age only for what of a pension counts before it may be drawn', () => {
    expect(tables.filter(([, inputs]) => inputs.includes('ageYears')).map(([name]) => name)).toEqual([
      'ASSETS',
    ]);
  });

  it('is the county only for the tax on recording, which is the county’s own', () => {
    expect(tables.filter(([, inputs]) => inputs.includes('county')).map(([name]) => name)).toEqual([
      'COUNTY_TAX',
    ]);
  });

  it('is for a price nothing about a person but their score, their income’s proof and the line they ask for', () => {
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
