// Proves RU-13, LW-13.

import { describe, expect, it } from 'vitest';
import type { EmploymentType } from '../facts/applicant.ts';
import type { Pension } from '../facts/pension.ts';
import { cents, parseDollars, toCents } from '../money/cents.ts';
import { homelineRules } from '../testing/homeline.ts';
import published from './income.cases.json' with { type: 'json' };
import { countedIncome, retirementIncome, separateMaintenanceIncome } from './other-income.ts';

function incomeOf(row: (typeof published.other)[number]) {
  const monthlyCents = parseDollars(row.monthlyGross);
  switch (row.kind) {
    case 'RETIREMENT_TAXABLE':
      return retirementIncome(homelineRules.policy, { monthlyCents, taxFree: false });
    case 'RETIREMENT_NON_TAXABLE':
      return retirementIncome(homelineRules.policy, { monthlyCents, taxFree: true });
    case 'SEPARATE_MAINTENANCE':
      return separateMaintenanceIncome(homelineRules.policy, {
        monthlyCents,
        monthsReceived: row.monthsReceived ?? 0,
        monthsRemaining: row.monthsRemaining ?? 0,
      });
    default:
      return { monthlyCents: cents(0) };
  }
}

describe('income without employment', () => {
  it.each(published.other)('counts $monthly of $monthlyGross a month for $kind', (row) => {
    expect(incomeOf(row).monthlyCents).toBe(parseDollars(row.monthly));
  });

  it('counts separate maintenance received for 6 months and due for 36 more', () => {
    const payments = { monthlyCents: toCents(1500), monthsReceived: 6, monthsRemaining: 36 };
    expect(separateMaintenanceIncome(homelineRules.policy, payments).monthlyCents).toBe(toCents(1500));
  });

  it.each([
    ['separate maintenance in full by the policy table', 6, 36, 1500],
    ['no separate maintenance received for less than 6 months', 5, 36, 0],
    ['no separate maintenance that ends within 36 months', 24, 35, 0],
  ])('counts %s', (_, monthsReceived, monthsRemaining, dollars) => {
    const employmentType = 'SEPARATE_MAINTENANCE_PAYMENTS';
    const stated = {
      employmentType,
      monthlyGrossCents: toCents(1500),
      monthsReceived,
      monthsRemaining,
    } as const;
    expect(countedIncome(homelineRules.policy, stated, toCents(1500)).monthlyCents).toBe(toCents(dollars));
  });

  it('counts employment income in full', () => {
    const stated = { employmentType: 'PART_TIME', monthlyGrossCents: toCents(1500) } as const;
    expect(countedIncome(homelineRules.policy, stated, toCents(1700)).monthlyCents).toBe(toCents(1700));
  });

  it('counts a pension that lasts at least three years', () => {
    const pension = { monthlyCents: toCents(2400), taxFree: false };
    expect(retirementIncome(homelineRules.policy, { ...pension, monthsRemaining: 35 }).monthlyCents).toBe(0);
    expect(retirementIncome(homelineRules.policy, { ...pension, monthsRemaining: 36 }).monthlyCents).toBe(
      toCents(2400),
    );
  });
});

describe('an award letter', () => {
  const counted = (employmentType: EmploymentType, award: Pension) =>
    countedIncome(
      homelineRules.policy,
      { employmentType, monthlyGrossCents: toCents(3000) },
      toCents(3000),
      award,
    ).monthlyCents;

  it.each([
    'SUPPLEMENTAL_SECURITY_INCOME',
    'VETERANS_DISABILITY',
    'WORKERS_COMPENSATION',
    'PUBLIC_ASSISTANCE',
  ] as const)('for %s is grossed up by its kind, for the unemployed and the retired', (kind) => {
    expect(counted('UNEMPLOYED', { kind, taxFree: false })).toBe(toCents(3750));
    expect(counted('RETIRED', { kind, taxFree: false })).toBe(toCents(3750));
  });

  it.each(['SOCIAL_SECURITY', 'SOCIAL_SECURITY_DISABILITY', 'PENSION'] as const)(
    'of %s grosses up when it isn’t taxed',
    (kind) => {
      expect(counted('UNEMPLOYED', { kind, taxFree: true })).toBe(toCents(3750));
      expect(counted('UNEMPLOYED', { kind, taxFree: false })).toBe(toCents(3000));
    },
  );

  it('is grossed up, but not the wages earned beside it', () => {
    const award = { kind: 'VETERANS_DISABILITY', taxFree: true, monthlyGrossCents: toCents(1000) } as const;
    expect(counted('PART_TIME', award)).toBe(toCents(3250));
    expect(counted('PART_TIME', { kind: 'VETERANS_DISABILITY', taxFree: true })).toBe(toCents(3000));
  });
});
