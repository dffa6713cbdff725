import { expect, it } from 'vitest';
import { type Facts, noFacts, withFact } from '../facts/facts.ts';
import { cents, toCents } from '../money/cents.ts';
import { isUnlikely, knownAmountCents } from './unlikely-amount.ts';

const stated: Facts = withFact(
  noFacts(),
  { fact: 'statedIncome', value: { employmentType: 'FULL_TIME', monthlyGrossCents: toCents(9800) } },
  '2026-03-10T17:00:00.000Z',
);

it('asks to confirm an income a quarter off the stated one', () => {
  const known = knownAmountCents('monthlyGrossCents', stated) ?? expect.fail();
  expect(known).toBe(toCents(9800));
  for (const typed of [
    toCents(980),
    toCents(98_000),
    cents(100),
    toCents(6100),
    toCents(7350),
    toCents(12_250),
  ])
    expect(isUnlikely(typed, known)).toBe(true);
  for (const typed of [toCents(9800), toCents(7351), toCents(12_249), toCents(8250)])
    expect(isUnlikely(typed, known)).toBe(false);
});

it('asks to confirm an amount only when there is one to compare with', () => {
  expect(knownAmountCents('valueCents', stated)).toBeUndefined();
  expect(knownAmountCents('numDocsRequired', stated)).toBeUndefined();
  expect(knownAmountCents('monthlyGrossCents', noFacts())).toBeUndefined();
});
