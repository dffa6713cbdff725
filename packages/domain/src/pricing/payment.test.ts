// Proves BZ-04, SH-12.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { civilDate } from '../dates/civil-date.ts';
import { cents, formatDollars, parseDollars, toCents } from '../money/cents.ts';
import published from './payment.cases.json' with { type: 'json' };
import {
  disclosureSchedule,
  interestForDays,
  interestOnlyPayment,
  monthlyPayment,
  type Schedule,
  servicingSchedule,
} from './payment.ts';

const plain = (amount: Parameters<typeof formatDollars>[0]) => formatDollars(amount).replace(/[$,]/g, '');

function rowsShown(schedule: Schedule, numbers: readonly number[]) {
  return numbers.map((number) => {
    const row = schedule.installments[number - 1];
    return (
      row && {
        n: row.number,
        interest: plain(row.interestCents),
        principal: plain(row.principalCents),
        payment: plain(row.paymentCents),
        balance: plain(row.balanceCents),
      }
    );
  });
}

describe('the monthly payment', () => {
  it.each(published.payments)(
    '$principal at $noteRatePct% over $termYears years is $monthlyPayment',
    (row) => {
      expect(plain(monthlyPayment(parseDollars(row.principal), row.noteRatePct, row.months))).toBe(
        row.monthlyPayment,
      );
    },
  );

  it('is the line divided by the number of payments without interest', () => {
    expect(monthlyPayment(toCents(12_000), 0, 60)).toBe(toCents(200));
  });
});

describe('the disclosure schedule', () => {
  it.each(published.monthlySchedules)(
    'matches the published one of $principal at $noteRatePct%',
    (expected) => {
      const schedule = disclosureSchedule(
        parseDollars(expected.principal),
        expected.noteRatePct,
        expected.months,
      );
      expect(plain(schedule.paymentCents)).toBe(expected.payment);
      expect(plain(schedule.totalInterestCents)).toBe(expected.totalInterest);
      expect(
        rowsShown(
          schedule,
          expected.rows.map((row) => row.n),
        ),
      ).toEqual(expected.rows);
    },
  );

  it('repays exactly the line at any terms', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 150, max: 4000 }),
        fc.integer({ min: 152, max: 344 }),
        fc.constantFrom(60, 120, 180, 240, 360),
        (hundreds, twentieths, months) => {
          const line = toCents(hundreds * 100);
          const { installments } = disclosureSchedule(line, twentieths / 20, months);
          expect(installments.reduce((total, row) => total + row.principalCents, 0)).toBe(line);
          expect(installments.at(-1)?.balanceCents).toBe(0);
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('the servicing schedule', () => {
  it.each(published.dailySchedules)(
    'matches the published one of $principal opened $openDate',
    (expected) => {
      const schedule = servicingSchedule({
        lineCents: parseDollars(expected.principal),
        noteRatePct: expected.noteRatePct,
        months: expected.months,
        openedOn: civilDate(expected.openDate),
        firstDueOn: civilDate(expected.firstDue),
      });
      expect(plain(schedule.paymentCents)).toBe(expected.payment);
      expect(plain(schedule.totalInterestCents)).toBe(expected.totalInterest);
      const numbers = expected.rows.map((row) => row.n);
      const dated = numbers.map((number) => schedule.installments[number - 1]);
      const shown = rowsShown(schedule, numbers).map((row, index) => ({
        ...row,
        due: dated[index]?.dueOn,
        days: dated[index]?.days,
      }));
      expect(shown).toEqual(expected.rows);
    },
  );

  it('adds interest above the payment to the balance after a long first period', () => {
    const schedule = servicingSchedule({
      lineCents: toCents(75_000),
      noteRatePct: 9.9,
      months: 240,
      openedOn: civilDate('2026-07-07'),
      firstDueOn: civilDate('2026-09-01'),
    });
    expect(schedule.installments[0]?.principalCents).toBeLessThan(0);
    expect(plain(schedule.lastPaymentCents)).toBe('4376.01');
    expect(schedule.installments.at(-1)?.balanceCents).toBe(0);
  });
});

describe('interest', () => {
  it.each(published.interestDays)('on $balance at $noteRatePct% for $days days is $interest', (row) => {
    const interest = interestForDays(parseDollars(row.balance), row.noteRatePct, row.days);
    expect(plain(interest)).toBe(row.interest);
  });

  it.each(published.interestOnly)('alone on $balance is disclosed as $displayPayment', (row) => {
    const balance = parseDollars(row.balance);
    expect(plain(interestOnlyPayment(balance, row.noteRatePct))).toBe(row.displayPayment);
    const bills = [28, 30, 31].map((days) => plain(interestForDays(balance, row.noteRatePct, days)));
    expect(bills).toEqual([row.bill28, row.bill30, row.bill31]);
  });

  it('is zero on a zero balance', () => {
    expect(interestForDays(cents(0), 9.25, 30)).toBe(0);
  });
});
