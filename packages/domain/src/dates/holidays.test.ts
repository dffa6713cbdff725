import { describe, expect, it } from 'vitest';
import { type CivilDate, civilDate, weekday } from './civil-date.ts';
import published from './holidays.cases.json' with { type: 'json' };
import { federalHolidays, isBankHoliday, isStatutoryHoliday } from './holidays.ts';

describe('the legal public holidays of 5 USC 6103(a), 2025 to 2030', () => {
  it.each(published)('$name $year', (row) => {
    const holiday = federalHolidays(row.year).find((each) => each.name === row.name);
    expect(holiday).toEqual({
      name: row.name,
      statutoryOn: row.statutoryOn,
      observedOn: row.observedOn,
      banksClosedOn: row.banksClosedOn ?? undefined,
      fixedDate: row.fixedDate,
    });
    expect(weekday(civilDate(row.statutoryOn))).toBe(row.weekday);
    expect(isStatutoryHoliday(civilDate(row.statutoryOn))).toBe(true);
    if (row.banksClosedOn) expect(isBankHoliday(civilDate(row.banksClosedOn))).toBe(true);
  });

  it('number eleven a year, in order', () => {
    for (let year = 2021; year < 2100; year += 1) {
      const dates = federalHolidays(year).map((holiday): CivilDate => holiday.statutoryOn);
      expect(dates).toHaveLength(11);
      expect(dates).toEqual(dates.toSorted());
    }
  });

  it('don’t include the observed day', () => {
    expect(isStatutoryHoliday(civilDate('2026-07-03'))).toBe(false);
    expect(isBankHoliday(civilDate('2026-07-03'))).toBe(false);
  });

  it('don’t include Inauguration Day', () => {
    expect(isStatutoryHoliday(civilDate('2029-01-20'))).toBe(false);
  });
});
