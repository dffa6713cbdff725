import { describe, expect, it } from 'vitest';
import { civilDate } from '../dates/civil-date.ts';
import { parseDollars, toCents } from '../money/cents.ts';
import published from './income.cases.json' with { type: 'json' };
import { checkYearToDate, monthlyHourlyPay, monthlyPay, type PayFrequency, variablePay } from './pay.ts';

const FREQUENCIES: readonly PayFrequency[] = [
  'WEEKLY',
  'BIWEEKLY',
  'SEMIMONTHLY',
  'MONTHLY',
  'QUARTERLY',
  'ANNUAL',
];

describe('pay of a month', () => {
  it.each(published.payFrequency)('$grossPerPeriod $frequency is $monthly', (row) => {
    const frequency = FREQUENCIES.find((each) => each === row.frequency);
    if (!frequency) throw new Error(row.frequency);
    expect(monthlyPay(parseDollars(row.grossPerPeriod), frequency)).toBe(parseDollars(row.monthly));
  });

  it('twice a month is two periods', () => {
    expect(monthlyPay(toCents(2708.33), 'SEMIMONTHLY')).toBe(toCents(5416.66));
  });

  it.each(published.hourly)('$hourlyRate an hour for $hoursPerWeek hours is $monthly', (row) => {
    const monthly = monthlyHourlyPay(parseDollars(row.hourlyRate), Number(row.hoursPerWeek));
    expect(monthly).toBe(parseDollars(row.monthly));
  });
});

describe('the year to date', () => {
  it.each(published.ytdCheck)('$ytdGross to $periodEnd against $baseMonthly is $result', (row) => {
    const check = checkYearToDate({
      yearToDateCents: parseDollars(row.ytdGross),
      periodEndsOn: civilDate(row.periodEnd),
      hiredOn: row.hireDate ? civilDate(row.hireDate) : undefined,
      baseMonthlyCents: parseDollars(row.baseMonthly),
    });
    expect(check.monthsElapsed.toFixed(2)).toBe(row.monthsElapsed);
    expect(check.monthlyCents).toBe(parseDollars(row.ytdMonthly));
    expect(check.result).toBe(row.result);
    expect(check.qualifyingCents).toBe(parseDollars(row.qualifying));
  });

  it('counts base pay only when more was paid', () => {
    const check = checkYearToDate({
      yearToDateCents: toCents(40_000),
      periodEndsOn: civilDate('2026-06-30'),
      hiredOn: civilDate('2020-01-01'),
      baseMonthlyCents: toCents(5416.67),
    });
    expect(check).toMatchObject({ result: 'BASE_ONLY', qualifyingCents: toCents(5416.67) });
  });
});

describe('variable pay', () => {
  it('is the average of two years while it rises, the latest when it falls', () => {
    expect(variablePay(toCents(6000), toCents(3600))).toBe(toCents(400));
    expect(variablePay(toCents(2400), toCents(9600))).toBe(toCents(200));
  });
});
