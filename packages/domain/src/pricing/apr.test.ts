import { describe, expect, it } from 'vitest';
import { civilDate } from '../dates/civil-date.ts';
import { cents, parseDollars, toCents } from '../money/cents.ts';
import { roundPct } from '../money/percent.ts';
import { originationFee } from '../policy/fees.ts';
import published from './apr.cases.json' with { type: 'json' };
import { actuarialApr, effectiveApr, firstMonthlyPeriod } from './apr.ts';

function fractionOf(text: string): number {
  const [part = '0', whole = '1'] = text.split('/');
  return Number(part) / Number(whole);
}

describe('the examples of Regulation Z, Appendix J', () => {
  it.each(published.appendixJ)('$paragraph: $what is $aprPct%', (row) => {
    const aprPct = actuarialApr({
      advanceCents: parseDollars(row.advance),
      unitPeriodsPerYear: row.unitPeriodsPerYear,
      payments: row.payments.map((run) => ({
        amountCents: parseDollars(run.amount),
        count: run.count,
        firstUnit: run.firstUnit,
        fraction: fractionOf(run.fraction),
      })),
    });
    expect(roundPct(aprPct, 2)).toBe(row.aprPct);
    if (row.unroundedAprPct !== null) expect(aprPct).toBeCloseTo(row.unroundedAprPct, 7);
  });

  it('rejects payments that do not repay the advance', () => {
    const payments = [{ amountCents: toCents(10), count: 2, firstUnit: 1, fraction: 0 }];
    expect(() => actuarialApr({ advanceCents: toCents(100), unitPeriodsPerYear: 12, payments })).toThrow(
      RangeError,
    );
  });

  it('treats payments short of the advance by cent rounding as interest-free', () => {
    const payments = [{ amountCents: parseDollars('33.33'), count: 3, firstUnit: 1, fraction: 0 }];
    expect(actuarialApr({ advanceCents: toCents(100), unitPeriodsPerYear: 12, payments })).toBe(0);
  });

  it('rejects payments short of a large advance by more than their rounding', () => {
    const payments = [{ amountCents: parseDollars('99999.95'), count: 1, firstUnit: 1, fraction: 0 }];
    expect(() => actuarialApr({ advanceCents: toCents(100_000), unitPeriodsPerYear: 12, payments })).toThrow(
      'The payments do not repay the advance',
    );
  });

  it('rejects a draw without an advance', () => {
    const payments = [{ amountCents: toCents(10), count: 2, firstUnit: 1, fraction: 0 }];
    expect(() => actuarialApr({ advanceCents: toCents(0), unitPeriodsPerYear: 12, payments })).toThrow(
      'There is no advance',
    );
  });
});

describe('the effective APR of a draw', () => {
  it.each(published.effective)('$id is $effectiveAprPct%', (row) => {
    const line = parseDollars(row.lineAmount);
    const fee = originationFee(line, row.originationFeePct) + parseDollars(row.otherPrepaidFinanceCharges);
    const dates =
      row.openDate && row.firstDue
        ? { openedOn: civilDate(row.openDate), firstDueOn: civilDate(row.firstDue) }
        : undefined;
    const apr = effectiveApr({
      lineCents: line,
      noteRatePct: row.noteRatePct,
      months: row.termYears * 12,
      prepaidFinanceChargesCents: cents(fee),
      ...(dates && { dates }),
    });
    expect(apr.aprPct).toBe(row.effectiveAprPct);
    expect(apr.amountFinancedCents).toBe(parseDollars(row.amountFinanced));
    expect(apr.paymentCents).toBe(parseDollars(row.payment));
    expect(apr.lastPaymentCents).toBe(parseDollars(row.lastPayment));
    if (row.effectiveAprExact6 !== null) expect(apr.unroundedAprPct).toBeCloseTo(row.effectiveAprExact6, 6);
    if (row.totalOfPayments) expect(apr.totalOfPaymentsCents).toBe(parseDollars(row.totalOfPayments));
    if (row.financeCharge) expect(apr.financeChargeCents).toBe(parseDollars(row.financeCharge));
    if (dates) {
      const { wholeMonths, oddDays } = firstMonthlyPeriod(dates.openedOn, dates.firstDueOn);
      expect([wholeMonths, oddDays]).toEqual([row.wholeUnitPeriods, row.oddDays]);
    }
  });

  it('equals the note rate of an interest-only line without a fee', () => {
    const line = {
      lineCents: toCents(80_000),
      noteRatePct: 9.4,
      months: 360,
      prepaidFinanceChargesCents: cents(0),
    };
    expect(effectiveApr({ ...line, interestOnly: true }).aprPct).toBe(9.4);
  });
});
