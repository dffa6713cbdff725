import { describe, expect, it } from 'vitest';
import {
  addBankingDays,
  addRescissionBusinessDays,
  isBankingDay,
  isRescissionBusinessDay,
  nextBankingDay,
} from './business-days.ts';
import { civilDate } from './civil-date.ts';

describe('business days', () => {
  it.each([
    ['2026-07-03', true, true],
    ['2026-07-04', false, false],
    ['2026-07-05', false, false],
    ['2026-11-26', false, false],
    ['2026-11-28', true, false],
    ['2027-07-05', true, false],
  ])('%s: rescission %s, banking %s', (date, forRescission, forBanks) => {
    expect(isRescissionBusinessDay(civilDate(date))).toBe(forRescission);
    expect(isBankingDay(civilDate(date))).toBe(forBanks);
  });

  it('are counted from the day after the given date', () => {
    expect(addRescissionBusinessDays(civilDate('2026-12-23'), 3)).toBe('2026-12-28');
    expect(nextBankingDay(civilDate('2026-11-28'))).toBe('2026-11-30');
    expect(addBankingDays(civilDate('2026-07-02'), 2)).toBe('2026-07-06');
    expect(addBankingDays(civilDate('2026-07-02'), 0)).toBe('2026-07-02');
  });
});
