// Proves LW-14.

import { type Facts, withFact } from '@homeline/domain/facts/facts.ts';
import { keptUntil, standingLegalHold } from '@homeline/domain/records/kept-until.ts';
import { walk } from '@homeline/domain/sample-people/walk.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import { describe, expect, it } from 'vitest';
import { homeline, personNamed } from './people.ts';

const STARTED_AT = '2026-03-10T17:00:00.000Z';
const ENDED_AT = '2026-03-12T17:00:00.000Z';

const factsOf = (id: string, until?: StepName) => walk(personNamed(id), homeline, STARTED_AT, until).facts;
const kept = (facts: Facts, moreMonths = 0) => keptUntil(facts, ENDED_AT, moreMonths);

describe('the records of an application', () => {
  it('declined before its questions for monitoring are kept 25 months (12 CFR 1002.12(b)(1))', () => {
    expect(kept(factsOf('T14'))).toEqual({ kind: 'APPLICATION', on: '2028-04-12' });
  });

  it('withdrawn after them are kept three years from the register’s day (12 CFR 1003.5(a)(1)(i))', () => {
    expect(kept(factsOf('T32'))).toEqual({ kind: 'MONITORING', on: '2030-03-01' });
  });

  it('with a sanctions match are kept ten years (31 CFR 501.601)', () => {
    const matched = withFact(
      factsOf('T14'),
      { fact: 'sanctionsScreens', value: { answer: 'POSSIBLE_MATCH' } },
      ENDED_AT,
    );
    expect(kept(matched)).toEqual({ kind: 'SANCTIONS', on: '2036-03-12' });
  });

  it('of an open line are kept ten years past its maturity', () => {
    const facts = factsOf('T01');
    const { termYears } = facts.offerSelection?.terms ?? expect.fail();
    const year = Number(facts.disbursements[0]?.at.slice(0, 4));
    const until = kept(facts) ?? expect.fail();
    expect(until.kind).toBe('LINE_SANCTIONS');
    expect(Number(until.on.slice(0, 4))).toBe(year + termYears + 10);
    // Without its terms nobody knows when it matures, so it is kept.
    const { offerSelection: _, ...without } = facts;
    expect(kept(without as Facts)).toBeUndefined();
  });

  it('of a rescinded line are kept for the notary’s record, once everything is returned and released', () => {
    const rescinded = factsOf('T33');
    expect(kept(rescinded)).toBeUndefined();
    const settled = withFact(
      rescinded,
      { fact: 'rescissionSettled', value: { comments: 'Released' } },
      '2026-04-01T17:00:00.000Z',
    );
    expect(kept(settled)?.kind).toBe('NOTARY');
  });

  it('have no end while the application is open', () => {
    expect(kept(factsOf('T14', 'WAITING_FOR_INITIAL_OFFERS'))).toBeUndefined();
  });

  it('count from the last notice, where that came later', () => {
    const facts = factsOf('T14');
    const notice = facts.adverseActionNotice.at(-1) ?? expect.fail();
    const {
      at: _,
      seq: __,
      ...value
    } = structuredClone(notice) as typeof notice & { reasonCodes: string[]; statedReasons: string[] };
    const later = withFact(facts, { fact: 'adverseActionNotice', value }, '2026-05-01T17:00:00.000Z');
    expect(kept(later)?.on).toBe('2028-06-01');
  });

  it('are kept longer where the lender says so, and never shorter', () => {
    expect(kept(factsOf('T14'), 12)?.on).toBe('2029-04-12');
  });
});

it('a legal hold stands until it is released', () => {
  const hold = (facts: Facts, state: 'PLACED' | 'RELEASED') =>
    withFact(facts, { fact: 'legalHolds', value: { hold: state, reason: 'A lawsuit' } }, ENDED_AT);
  const held = hold(factsOf('T14'), 'PLACED');
  expect(standingLegalHold(held)).toMatchObject({ reason: 'A lawsuit' });
  expect(standingLegalHold(hold(held, 'RELEASED'))).toBeUndefined();
});
