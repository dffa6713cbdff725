// Proves RU-43.

import { describe, expect, it } from 'vitest';
import average from '../../../../personas/t01.json' with { type: 'json' };
import { civilDate } from '../dates/civil-date.ts';
import type { Sealed } from '../facts/fact.ts';
import { type Facts, type FactWrite, withFact } from '../facts/facts.ts';
import { Persona } from '../sample-people/persona.ts';
import { walk } from '../sample-people/walk.ts';
import { homelineRules } from '../testing/homeline.ts';
import { payManually } from './changed-offer.ts';
import { rateCodes } from './codes.ts';

const STARTS = '2026-03-10T17:00:00.000Z';
const { facts } = walk(
  Persona.parse(average),
  { ...homelineRules, licensedStates: ['OH'] },
  STARTS,
  'AUTOPAY_ACCOUNT',
);
const after = (...writes: FactWrite[]) =>
  writes.reduce<Facts>((known, write) => withFact(known, write, STARTS), facts);
const paysManually: FactWrite = { fact: 'autopay', value: { payType: 'MANUAL' } };

describe('the autopay discount', () => {
  it('applies until the borrower chooses how to pay', () => {
    expect([...rateCodes(facts)]).toEqual([['AUTOPAY', { source: 'AUTOPAY_UNLESS_DECLINED' }]]);
  });

  it('ends when the borrower pays manually, while a membership discount remains', () => {
    const membership = {
      code: 'QUORUM' as const,
      statedNumber: { number: 'sealed:a number' as Sealed, last4: '4471' },
    };
    const member = after({ fact: 'origin', value: { isCrypto: false, memberships: [membership] } });
    expect([...rateCodes(member).keys()]).toEqual(['QUORUM', 'AUTOPAY']);
    const writes = payManually(member, {
      ...homelineRules,
      today: civilDate('2026-03-10'),
      ageYears: 44,
      coBorrowerAges: new Map(),
    });
    const paysManually = writes.reduce<Facts>((known, write) => withFact(known, write, STARTS), member);
    expect([...rateCodes(paysManually).keys()]).toEqual(['QUORUM']);
  });

  it('remains, with that reason, when the line is unavailable without it', () => {
    expect(rateCodes(after(paysManually)).get('AUTOPAY')).toEqual({ source: 'AUTOPAY_KEPT' });
  });
});
