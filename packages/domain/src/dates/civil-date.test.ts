// Proves SH-20.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  ageOn,
  CivilDateSchema,
  civilDate,
  civilDateIn,
  daysBetween,
  formatUs,
  latest,
  weekday,
} from './civil-date.ts';

const anyDate = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => civilDate(date.toISOString().slice(0, 10)));

describe('a civil date', () => {
  it.each(['2026-02-30', '2025-02-29', '2026-13-01', '2026-1-1', '01/02/2026', ''])('rejects %j', (text) => {
    expect(CivilDateSchema.safeParse(text).success).toBe(false);
  });

  it('accepts February 29 in a leap year', () => {
    expect(civilDate('2028-02-29')).toBe('2028-02-29');
  });

  it('agrees with the Gregorian calendar', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -40_000, max: 40_000 }), (date, days) => {
        const [year, month, day] = date.split('-').map(Number);
        const expected = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, (day ?? 0) + days));
        expect(addDays(date, days)).toBe(expected.toISOString().slice(0, 10));
        expect(daysBetween(date, addDays(date, days))).toBe(days);
        expect(weekday(addDays(date, days))).toBe(
          ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'][expected.getUTCDay()],
        );
      }),
    );
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2027-01-29', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2025-03-20', 12, '2026-03-20'],
  ])('%s plus %i months is %s', (date, months, expected) => {
    expect(addMonths(civilDate(date), months)).toBe(expected);
  });

  it('has the US format MM/dd/yyyy', () => {
    expect(formatUs(civilDate('2026-03-09'))).toBe('03/09/2026');
  });

  it('depends on the time zone', () => {
    const instantMs = Date.UTC(2026, 6, 7, 6, 10);
    expect(civilDateIn('America/Los_Angeles', instantMs)).toBe('2026-07-06');
    expect(civilDateIn('America/New_York', instantMs)).toBe('2026-07-07');
  });

  it('is the latest of several', () => {
    expect(latest(civilDate('2026-03-02'), civilDate('2026-03-09'), civilDate('2026-03-05'))).toBe(
      '2026-03-09',
    );
  });
});

describe('age', () => {
  it.each([
    ['2008-11-21', '2026-11-21', 18],
    ['2008-11-22', '2026-11-21', 17],
    ['1964-11-21', '2026-11-21', 62],
    ['1964-11-22', '2026-11-21', 61],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
  ])('someone born %s is on %s %i years old', (bornOn, date, age) => {
    expect(ageOn(civilDate(bornOn), civilDate(date))).toBe(age);
  });
});
