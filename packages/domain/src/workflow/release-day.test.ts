import { describe, expect, it } from 'vitest';
import { civilDate } from '../dates/civil-date.ts';
import { type Facts, type FactWrite, noFacts, withFact } from '../facts/facts.ts';
import { releaseIfConfirmedOn } from '../funding/rescission-period.ts';
import { taskOf } from './current-step.ts';
import { dueDate } from './due-dates.ts';
import { stepOf } from './steps.ts';

const SIGNER = '00000000-0000-4000-8000-000000000003';

const home = (occupancy: 'PRIMARY' | 'SECOND_HOME', at = '2026-06-01T15:00:00.000Z') =>
  withFact(
    noFacts(),
    {
      fact: 'property',
      value: {
        ...{ uuid: '00000000-0000-4000-8000-000000000001', street1: '1 Elm', city: 'Pensacola', state: 'FL' },
        ...{ zip: '32501', occupancy, listedForSale: false },
      },
    },
    at,
  );
const after = (facts: Facts, at: string, ...writes: readonly FactWrite[]) =>
  writes.reduce((known, write) => withFact(known, write, at), facts);

const signed: FactWrite = { fact: 'noteSignatures', value: { answer: 'SIGNED' } } as never;
const ended: FactWrite = { fact: 'rescissionEnded', value: {} };
const approved: FactWrite = { fact: 'fundingDecisions', value: { decision: 'APPROVED' } } as never;
const confirmed: FactWrite = { fact: 'nonRescissionConfirmations', value: {} };
const coOwner = {
  fact: 'signers',
  value: {
    signers: [{ uuid: SIGNER, name: 'Sam', email: 's@example.com', type: 'CO_DEEDER', holdsTitle: true }],
  },
} as never;

const RESCISSION = stepOf('RESCISSION');
const FUNDABLE = stepOf('FUNDABLE');
// Signed on Wednesday, July 1, 2026: the period ends with Monday, July 6.
const signedHome = after(home('PRIMARY'), '2026-07-01T18:00:00.000Z', signed);
const MIDNIGHT = '2026-07-07T05:00:00.000Z';
const fundable = after(signedHome, MIDNIGHT, ended, approved);

describe('the end of the rescission period', () => {
  it('is midnight in Pensacola, which is an hour after midnight in Miami', () => {
    expect(dueDate(RESCISSION, signedHome)?.at).toBe(MIDNIGHT);
  });
});

describe('the release day', () => {
  it('waits for a rescission mailed on the last day (12 CFR 1026.15(c))', () => {
    expect(dueDate(FUNDABLE, fundable)).toMatchObject({ at: '2026-07-10T05:00:00.000Z' });
    expect(taskOf(FUNDABLE, fundable)).toBeUndefined();
  });

  it('is the next banking day once every owner has confirmed that nobody rescinded', () => {
    const sole = after(fundable, '2026-07-07T14:00:00.000Z', confirmed);
    expect(dueDate(FUNDABLE, sole)?.at).toBe(MIDNIGHT);
  });

  it('is never a day that has passed, also when confirmed late or on a weekend', () => {
    expect(releaseIfConfirmedOn(civilDate('2026-07-07'), fundable)).toBe('2026-07-07');
    expect(releaseIfConfirmedOn(civilDate('2026-07-08'), fundable)).toBe('2026-07-08');
    expect(releaseIfConfirmedOn(civilDate('2026-07-11'), fundable)).toBe('2026-07-13');
    expect(releaseIfConfirmedOn(civilDate('2026-07-05'), signedHome)).toBe('2026-07-07');
  });

  it('still waits for the mail when a co-owner has not confirmed', () => {
    const joint = after(fundable, '2026-07-07T14:00:00.000Z', coOwner, confirmed);
    expect(dueDate(FUNDABLE, joint)?.at).toBe('2026-07-10T05:00:00.000Z');
    const both = after(joint, '2026-07-07T15:00:00.000Z', {
      fact: 'nonRescissionConfirmations',
      value: { signer: SIGNER },
    });
    expect(dueDate(FUNDABLE, both)?.at).toBe(MIDNIGHT);
  });

  it('is never a Sunday, even where nobody may rescind', () => {
    const onSunday = after(home('SECOND_HOME'), '2026-07-12T16:00:00.000Z', signed, approved);
    expect(dueDate(FUNDABLE, onSunday)?.at).toBe('2026-07-13T05:00:00.000Z');
  });

  it('is today where nobody may rescind and the banks are open', () => {
    const onFriday = after(home('SECOND_HOME'), '2026-07-10T16:00:00.000Z', signed, approved);
    expect(dueDate(FUNDABLE, onFriday)?.at).toBe('2026-07-10T16:00:00.000Z');
  });

  it('lets the payment start once it has come', () => {
    const released = after(fundable, '2026-07-10T05:00:00.000Z', { fact: 'releaseDays', value: {} });
    expect(taskOf(FUNDABLE, released)).toBe('originateDisbursement');
    expect(dueDate(FUNDABLE, released)).toBeUndefined();
  });
});
