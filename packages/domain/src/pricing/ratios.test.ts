import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDollars, toCents } from '../money/cents.ts';
import { cltvPct } from '../money/cltv.ts';
import { roundPct } from '../money/percent.ts';
import { LARGEST_LINE_CENTS, SMALLEST_LINE_CENTS } from '../policy/fees.ts';
import { monthlyPayment } from './payment.ts';
import published from './ratios.cases.json' with { type: 'json' };
import { dtiLine, dtiPct, equityLine, maxNewPaymentCents } from './ratios.ts';

describe('CLTV', () => {
  it.each(published.cltv)('is $cltvPctExact% for $newLine on $value behind $retainedLiens', (row) => {
    const pct = cltvPct(
      parseDollars(row.value),
      row.retainedLiens.map(parseDollars),
      parseDollars(row.newLine),
    );
    expect(pct.toFixed(6)).toBe(row.cltvPctExact);
    expect(roundPct(pct, 2).toFixed(2)).toBe(row.cltvPctDisplay);
    expect(pct <= 80).toBe(row.passes80);
    expect(pct <= 85).toBe(row.passes85);
  });

  it('passes at the limit and fails one cent above it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 100_000_000 }),
        fc.constantFrom(50, 60, 70, 75, 80, 85),
        (k, limit) => {
          const value = toCents(k);
          const line = toCents((k * limit) / 100);
          expect(cltvPct(value, [], line) <= limit).toBe(true);
          expect(cltvPct(value, [toCents(0.01)], line) <= limit).toBe(false);
        },
      ),
    );
  });
});

describe('the line that equity supports', () => {
  it.each(published.maxLine)('is $maxLineFloor100 on $value behind $retainedLiens at $maxCltvPct%', (row) => {
    const line = equityLine(parseDollars(row.value), row.retainedLiens.map(parseDollars), {
      maxCltvPct: row.maxCltvPct,
      capCents: LARGEST_LINE_CENTS,
    });
    expect(line).toBe(parseDollars(row.maxLineFloor100));
    expect(line >= SMALLEST_LINE_CENTS).toBe(row.eligible);
  });
});

describe('DTI', () => {
  it.each(published.dti)('is $dtiPct% for $monthlyDebts and $newPayment of $monthlyIncome', (row) => {
    const [income, debts] = [parseDollars(row.monthlyIncome), parseDollars(row.monthlyDebts)];
    const pct = dtiPct(income, debts, parseDollars(row.newPayment));
    expect(roundPct(pct, 2)).toBe(row.dtiPct);
    expect(pct <= row.maxDtiPct).toBe(row.within);
    const maxPaymentCents = maxNewPaymentCents(income, debts, row.maxDtiPct);
    expect(maxPaymentCents).toBe(parseDollars(row.paymentRoom));
    expect(dtiLine(maxPaymentCents, { ...row, interestOnly: false })).toBe(
      parseDollars(row.dtiLimitedLineFloor100),
    );
  });

  it('exceeds every limit without income', () => {
    expect(dtiPct(toCents(0), toCents(1), toCents(0))).toBe(Infinity);
  });

  it('supports a line whose payment stays within the maximum', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 900_000 }),
        fc.integer({ min: 152, max: 344 }),
        (maxPaymentCents, twentieths) => {
          const line = dtiLine(maxPaymentCents, {
            noteRatePct: twentieths / 20,
            months: 180,
            interestOnly: false,
          });
          expect(monthlyPayment(line, twentieths / 20, 180)).toBeLessThanOrEqual(maxPaymentCents);
        },
      ),
    );
  });

  it('supports a larger line when only interest is paid', () => {
    const interestOnly = { noteRatePct: 9.25, months: 180, interestOnly: true };
    expect(dtiLine(77_083, interestOnly)).toBe(toCents(99_900));
    expect(dtiLine(-1, interestOnly)).toBe(0);
  });
});
