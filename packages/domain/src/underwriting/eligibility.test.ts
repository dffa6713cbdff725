// Proves EN-06, RU-55.

import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { Occupancy, OwnershipType, PropertyType } from '../facts/home.ts';
import { PropertyCondition } from '../facts/property.facts.ts';
import { type Cents, cents, parseDollars, toCents } from '../money/cents.ts';
import { limitsFor } from '../policy/limits.ts';
import { STATE_CODES } from '../states/us-states.ts';
import { homelineRules } from '../testing/homeline.ts';
import published from './eligibility.cases.json' with { type: 'json' };
import {
  checkEligibility,
  type EligibilityInput,
  noLineFailures,
  propertyFailures,
  reasonCodesOf,
} from './eligibility.ts';

const { policy } = homelineRules;

const Case = z.object({
  fico: z.number(),
  state: z.enum(STATE_CODES),
  occ: Occupancy,
  propertyType: PropertyType,
  ownership: OwnershipType,
  condition: PropertyCondition,
  value: z.string(),
  liens: z.string(),
  income: z.string(),
  debts: z.string(),
  rate: z.string(),
  titleTransferDays: z.number().optional(),
  bk7Months: z.number().optional(),
  bk13Months: z.number().optional(),
  foreclosureMonths: z.number().optional(),
  mort30in12: z.number().optional(),
  mort60in12: z.number().optional(),
  openJudgments: z.number().optional(),
});

function inputOf(change: object): EligibilityInput & Required<Pick<EligibilityInput, 'credit' | 'capacity'>> {
  const row = Case.parse({ ...published.ordinary, ...change });
  return {
    property: {
      state: row.state,
      occupancy: row.occ,
      propertyType: row.propertyType,
      ownership: row.ownership,
      condition: row.condition,
      daysSinceTransfer: row.titleTransferDays,
    },
    credit: {
      fico: row.fico,
      derogatories: {
        mortgage30in12: row.mort30in12 ?? 0,
        mortgage60in12: row.mort60in12 ?? 0,
        mortgage90in24: 0,
        pastDueNow: false,
        openJudgments: row.openJudgments ?? 0,
        openTaxLiens: 0,
        monthsSinceChapter7: row.bk7Months,
        monthsSinceChapter13: row.bk13Months,
        monthsSinceForeclosure: row.foreclosureMonths,
      },
    },
    capacity: {
      valueCents: parseDollars(row.value),
      retainedLiensCents: [parseDollars(row.liens)],
      monthlyIncomeCents: parseDollars(row.income),
      monthlyDebtsCents: parseDollars(row.debts),
      noteRatePct: Number(row.rate),
      months: 360,
      interestOnly: false,
    },
  };
}

/** Returns the step of the first failing rule; without one, the sub-decision of the offers from the largest line. */
function resultOf(input: EligibilityInput) {
  const { failures, capacity } = checkEligibility(policy, input);
  const [first] = failures;
  const isByDti = capacity !== undefined && capacity.dtiLineCents < capacity.equityLineCents;
  return {
    decision: first?.decision ?? 'SELECT',
    subDecision: first?.subDecision ?? (isByDti ? 'UNVERIFIED_DTI_LIMITED' : 'UNVERIFIED_OFFER'),
    step: first?.step ?? 'OFFER_SELECTION',
    reasonCodes: reasonCodesOf(failures),
  };
}

describe('the credit policy', () => {
  it.each(published.cases)('$id: $change leads to $expected.step', ({ change, expected }) => {
    const { decision, subDecision, step, reasonCodes } = expected;
    expect(resultOf(inputOf(change))).toEqual({ decision, subDecision, step, reasonCodes });
    const { capacity } = checkEligibility(policy, inputOf(change));
    if (expected.equityLine) {
      expect(capacity?.maxCltvPct).toBe(expected.maxCltvPct);
      expect(capacity?.equityLineCents).toBe(parseDollars(expected.equityLine));
    }
    if (expected.dtiLine && expected.offeredMax) {
      expect(capacity?.maxDtiPct).toBe(expected.maxDtiPct);
      expect(capacity?.dtiLineCents).toBe(parseDollars(expected.dtiLine));
      expect(Math.min(capacity?.equityLineCents ?? 0, capacity?.dtiLineCents ?? 0)).toBe(
        parseDollars(expected.offeredMax),
      );
    }
  });

  it('checks equity and DTI below the minimum score by the limits of the minimum score', () => {
    const low = inputOf({ fico: 600, value: '500000', liens: '480000', income: '9800', debts: '7900' });
    const { failures, capacity } = checkEligibility(policy, { ...low, assetsComplete: true });
    expect(failures.map(({ rule }) => rule)).toEqual(['MINIMUM_SCORE', 'EQUITY', 'DTI']);
    expect(reasonCodesOf(failures)).toEqual(['AA26', 'AA23', 'AA09']);
    const { maxCltvPct, maxDtiPct } = limitsFor(policy, { ...low.property, fico: 640 }) ?? expect.fail();
    expect(capacity).toMatchObject({ maxCltvPct, maxDtiPct });
    const alone = checkEligibility(policy, inputOf({ fico: 600 })).failures;
    expect(alone.map(({ rule }) => rule)).toEqual(['MINIMUM_SCORE']);
  });

  it('returns every failing rule, and the first decides', () => {
    const all = inputOf({
      propertyType: 'COOP',
      fico: 650,
      bk7Months: 10,
      mort60in12: 1,
      liens: '490000',
      debts: '9000',
    });
    const { failures } = checkEligibility(policy, all);
    expect(failures.map(({ rule }) => rule)).toEqual([
      'PROPERTY_TYPE',
      'CHAPTER_7',
      'MORTGAGE_LATES',
      'EQUITY',
      'DTI',
    ]);
    expect(resultOf(all)).toMatchObject({
      step: 'INELIGIBLE_PROPERTY',
      reasonCodes: ['AA28', 'AA21', 'AA17', 'AA23'],
    });
  });

  it.each([
    ['LISTED_FOR_SALE', { listedForSale: true }, ['AA24']],
    ['TEXAS_OCCUPANCY', { state: 'TX', occupancy: 'SECOND_HOME' }, ['AA24']],
    ['PROPERTY_TYPE', { propertyType: 'MANUFACTURED' }, ['AA28']],
    ['OWNERSHIP', { ownership: 'LIFE_ESTATE' }, ['AA29']],
  ] as const)('checks the property rules without credit or capacity: %s', (rule, change, reasons) => {
    const failures = propertyFailures(policy, { ...inputOf({}).property, ...change });
    expect(failures.map(({ rule: name }) => name)).toEqual([rule]);
    expect(reasonCodesOf(failures)).toEqual(reasons);
  });

  it('refers a late mortgage payment to an underwriter, and continues once it is cured', () => {
    const late = inputOf({ mort30in12: 1 });
    expect(resultOf(late)).toMatchObject({ decision: 'REVIEW', step: 'DELINQUENCY_REVIEW' });
    expect(resultOf({ ...late, reviewed: { delinquency: true } }).step).toBe('OFFER_SELECTION');
    const beyond = { ...inputOf({ mort30in12: 2 }), reviewed: { delinquency: true } };
    expect(resultOf(beyond).step).toBe('DECLINED');
  });

  it('returns every failing row, even of one rule', () => {
    const { failures } = checkEligibility(policy, inputOf({ mort30in12: 2, mort60in12: 1 }));
    expect(failures.map(({ rule, by }) => [rule, by?.row])).toEqual([
      ['MORTGAGE_LATES', 6],
      ['MORTGAGE_LATES', 7],
    ]);
  });

  it('declines for DTI once assets are complete', () => {
    const overdebt = { ...inputOf({ fico: 690, income: '5200', debts: '6000' }), assetsComplete: true };
    expect(resultOf(overdebt)).toMatchObject({
      decision: 'DECLINE',
      subDecision: 'UNVERIFIED_DTI_LIMITED',
      step: 'DTI_DECLINE',
      reasonCodes: ['AA09'],
    });
  });

  it('gives income, not debts, as the reason when debts are low', () => {
    const reasons = (incomeCents: Cents, debtsCents: Cents) =>
      reasonCodesOf(noLineFailures(policy, { incomeCents, debtsCents, maxDtiPct: 50 }));
    expect(reasons(toCents(400), cents(0))).toEqual(['AA08']);
    expect(reasons(toCents(5200), toCents(6000))).toEqual(['AA09']);
  });
});
