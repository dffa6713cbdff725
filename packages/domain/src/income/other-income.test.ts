import { describe, expect, it } from 'vitest';
import { cents, parseDollars, toCents } from '../money/cents.ts';
import { homelineRules } from '../testing/homeline.ts';
import published from './income.cases.json' with { type: 'json' };
import { retirementIncome, separateMaintenanceIncome } from './other-income.ts';

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
      return cents(0);
  }
}

describe('income without employment', () => {
  it.each(published.other)('$kind of $monthlyGross counts $monthly', (row) => {
    expect(incomeOf(row)).toBe(parseDollars(row.monthly));
  });

  it('counts maintenance from six months received and thirty-six to come', () => {
    const payments = { monthlyCents: toCents(1500), monthsReceived: 6, monthsRemaining: 36 };
    expect(separateMaintenanceIncome(homelineRules.policy, payments)).toBe(toCents(1500));
  });

  it('counts a pension that lasts three years', () => {
    const pension = { monthlyCents: toCents(2400), taxFree: false };
    expect(retirementIncome(homelineRules.policy, { ...pension, monthsRemaining: 35 })).toBe(0);
    expect(retirementIncome(homelineRules.policy, { ...pension, monthsRemaining: 36 })).toBe(toCents(2400));
  });
});
