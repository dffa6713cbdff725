import { describe, expect, it } from 'vitest';
import { civilDate } from '../dates/civil-date.ts';
import { type FactWrite, noFacts, withFact } from '../facts/facts.ts';
import { othersToConfirm, rescissionEndsIfSignedToday } from './rescission-period.ts';

const AT = '2026-07-01T18:00:00.000Z';
const SIGNER = '00000000-0000-4000-8000-000000000003';
const after = (...writes: readonly FactWrite[]) =>
  writes.reduce((known, write) => withFact(known, write, AT), noFacts());
const home = (state: string, occupancy = 'PRIMARY') =>
  ({
    fact: 'property',
    value: { uuid: SIGNER, street1: '1 Elm', city: 'X', state, zip: '32501', occupancy },
  }) as never;

describe('the last day to cancel if everything is signed today', () => {
  const wednesday = civilDate('2026-07-01');

  it('is the third business day, as the notice states it', () => {
    expect(rescissionEndsIfSignedToday(after(home('FL')), wednesday)).toBe('2026-07-06');
  });

  it('isn’t said without a right to cancel, or where an appointment at an office sets the day', () => {
    expect(rescissionEndsIfSignedToday(after(home('FL', 'INVESTMENT')), wednesday)).toBeUndefined();
    expect(rescissionEndsIfSignedToday(after(home('TX')), wednesday)).toBeUndefined();
  });
});

it('waits only for the owners who haven’t confirmed', () => {
  const robin = { uuid: SIGNER, name: 'Robin', email: 'r@example.com', type: 'CO_DEEDER', holdsTitle: true };
  const signers = { fact: 'signers', value: { signers: [robin] } } as never;
  expect(othersToConfirm(after(home('FL')))).toEqual([]);
  expect(othersToConfirm(after(home('FL'), signers)).map(({ name }) => name)).toEqual(['Robin']);
  const confirmed: FactWrite = { fact: 'nonRescissionConfirmations', value: { signer: SIGNER } };
  expect(othersToConfirm(after(home('FL'), signers, confirmed))).toEqual([]);
});
