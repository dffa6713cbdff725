// Proves PR-47.

import { expect, it } from 'vitest';
import { type Facts, type FactWrite, noFacts, withFact } from '../../facts/facts.ts';
import { evidenceOn } from './evidence.ts';

const rowsOf = (...writes: readonly (readonly [FactWrite, string])[]) => {
  const facts = writes.reduce<Facts>((so, [write, at]) => withFact(so, write, at), noFacts());
  return evidenceOn(['ACCOUNT'], facts)[0]?.rows ?? [];
};
const home = { uuid: '', street1: '115 Test Street', city: 'Columbus', state: 'OH' } as never;
const AT = '2026-03-10T17:00:00.000Z';
const checked = (balance: object, answer = 'VERIFIED', at = AT) =>
  [{ fact: 'bankChecks', value: { answer, balance } as never }, at] as const;
const property = [{ fact: 'property', value: home }, AT] as const;

it('shows the balance when the account was linked, with its time at the home', () => {
  const rows = rowsOf(property, checked({ availableCents: 510_050, currentCents: 520_000 }));
  expect(rows).toEqual([
    { label: 'Account check', value: 'Verified' },
    {
      label: 'Balance when linked',
      value: '$5,100.50 available, $5,200.00 in the account, 03/10/2026, 1:00 PM EDT',
    },
  ]);
});

it('shows the newest balance alone, and an overdrawn one as such', () => {
  const later = '2026-03-12T17:30:00.000Z';
  const rows = rowsOf(
    property,
    checked({ currentCents: 520_000 }, 'SUSPECT'),
    checked({ currentCents: -1234 }, 'VERIFIED', later),
  );
  expect(rows.filter(({ label }) => label.startsWith('Balance'))).toEqual([
    { label: 'Balance when linked', value: '-$12.34 in the account, 03/12/2026, 1:30 PM EDT' },
  ]);
});

it('says nothing of a balance that the bank didn’t give', () => {
  const [write, at] = checked({});
  expect(rowsOf(property, [{ ...write, value: { answer: 'VERIFIED' } } as never, at])).toHaveLength(1);
  expect(rowsOf(property, checked({}))).toHaveLength(1);
});
