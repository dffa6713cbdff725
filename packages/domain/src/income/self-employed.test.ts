import { describe, expect, it } from 'vitest';
import { cents, parseDollars, toCents } from '../money/cents.ts';
import published from './income.cases.json' with { type: 'json' };
import { selfEmployedIncome } from './self-employed.ts';

const year = (net: string) => ({ netCents: parseDollars(net), addBackCents: cents(0) });

describe('income from an own business', () => {
  it.each(published.selfEmployed)('$latestYearNet after $priorYearNet is $monthly: $rule', (row) => {
    const income = selfEmployedIncome(year(row.latestYearNet), year(row.priorYearNet));
    expect(income.monthlyCents).toBe(parseDollars(row.monthly));
    expect(income.rule === 'TWO_YEAR_AVERAGE').toBe(row.rule === 'two-year average');
    expect(income.needsReview).toBe(row.rule.startsWith('declining more than 20%'));
  });

  it('adds back what was no outlay', () => {
    const [latest, prior] = [year('96000'), year('84000')];
    expect(selfEmployedIncome({ ...latest, addBackCents: toCents(2400) }, prior).monthlyCents).toBe(
      toCents(7600),
    );
  });

  it('takes the latest year of a small fall without a review, and no loss', () => {
    expect(selfEmployedIncome(year('90000'), year('100000'))).toEqual({
      monthlyCents: toCents(7500),
      rule: 'LATEST_YEAR',
      needsReview: false,
    });
    expect(selfEmployedIncome(year('-5000'), year('60000')).monthlyCents).toBe(0);
  });
});
