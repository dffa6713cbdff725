import { describe, expect, it } from 'vitest';
import { civilDate } from '../dates/civil-date.ts';
import { cents } from '../money/cents.ts';
import published from './bank.cases.json' with { type: 'json' };
import { checkMicroDeposits } from './micro-deposits.ts';

const pair = ([first = 0, second = 0]: number[]) => [cents(first), cents(second)] as const;
const sentOn = civilDate('2026-03-02');
const right = {
  sentCents: pair([11, 37]),
  enteredCents: pair([37, 11]),
  sentOn,
  enteredOn: sentOn,
  triesBefore: 0,
};
const wrong = { ...right, enteredCents: pair([11, 36]) };

describe('micro-deposits', () => {
  it.each(published.microDeposits)('$sentCents found as $enteredCents: $pass', (row) => {
    const found = { ...right, sentCents: pair(row.sentCents), enteredCents: pair(row.enteredCents) };
    expect(checkMicroDeposits(found)).toBe(row.pass ? 'CONFIRMED' : 'WRONG');
  });

  it('may be entered three times', () => {
    expect(checkMicroDeposits({ ...wrong, triesBefore: 1 })).toBe('WRONG');
    expect(checkMicroDeposits({ ...wrong, triesBefore: 2 })).toBe('NO_TRIES_LEFT');
    expect(checkMicroDeposits({ ...right, triesBefore: 2 })).toBe('CONFIRMED');
    expect(checkMicroDeposits({ ...right, triesBefore: 3 })).toBe('NO_TRIES_LEFT');
  });

  it('expire after ten days', () => {
    expect(checkMicroDeposits({ ...right, enteredOn: civilDate('2026-03-12') })).toBe('CONFIRMED');
    expect(checkMicroDeposits({ ...right, enteredOn: civilDate('2026-03-13') })).toBe('EXPIRED');
  });
});
