// Proves RU-59.

import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { type Facts, type FactWrite, withFact } from '@homeline/domain/facts/facts.ts';
import { changesSinceSubmission } from '@homeline/domain/facts/offer-changes.selectors.ts';
import type { Terms } from '@homeline/domain/facts/offers.facts.ts';
import { currentTerms } from '@homeline/domain/facts/offers.selectors.ts';
import { type Cents, toCents } from '@homeline/domain/money/cents.ts';
import { payManually } from '@homeline/domain/offers/changed-offer.ts';
import { walk } from '@homeline/domain/sample-people/walk.ts';
import { describe, expect, it } from 'vitest';
import { homeline, personNamed } from './people.ts';

const STARTED_AT = '2026-03-10T17:00:00.000Z';
const context = { ...homeline, today: civilDate('2026-03-11'), ageYears: 44, coBorrowerAges: new Map() };

const withFacts = (facts: Facts, ...writes: readonly FactWrite[]) =>
  writes.reduce((known, write) => withFact(known, write, '2026-03-11T17:00:00.000Z'), facts);

const atAutopay = walk(personNamed('T01'), homeline, STARTED_AT, 'AUTOPAY_ACCOUNT').facts;
const submitted = atAutopay.applicationSubmission?.terms ?? expect.fail();

const lineOf = (lineAmountCents: Cents): Terms => ({ ...submitted, lineAmountCents });
const choosing = (line: Cents): FactWrite => ({ fact: 'offerSelection', value: { terms: lineOf(line) } });
const offered = (before: Cents, after: Cents): FactWrite => ({
  fact: 'changedOffers',
  value: { before: lineOf(before), after: lineOf(after), reason: 'RESERVES' },
});
const answered = (answer: 'ACCEPTED' | 'REFUSED'): FactWrite => ({
  fact: 'finalOfferAnswers',
  value: { answer },
});

const told = (facts: Facts) =>
  changesSinceSubmission(facts).map(({ before, after, reason }) => [
    reason,
    before.lineAmountCents,
    after.lineAmountCents,
  ]);

const [FIRST, SECOND, THIRD] = [submitted.lineAmountCents, toCents(60_000), toCents(40_500)];

describe('changes since submission', () => {
  it('are none while the submitted terms are current', () => {
    expect(submitted).toEqual(currentTerms(atAutopay));
    expect(changesSinceSubmission(atAutopay)).toEqual([]);
  });

  it('begin with the submitted line, even if another was chosen later', () => {
    const chosen = withFacts(atAutopay, choosing(THIRD));
    const changes = changesSinceSubmission(withFacts(chosen, ...payManually(chosen, context)));
    expect(changes.map(({ reason }) => reason)).toEqual(['CHOSEN_ANEW', 'AUTOPAY_DECLINED']);
    expect(changes[0]).toMatchObject({ before: submitted, after: lineOf(THIRD) });
    expect(changes[1]?.before).toEqual(lineOf(THIRD));
    expect(changes[1]?.after).toMatchObject({ lineAmountCents: THIRD });
  });

  it('don’t include choosing the same line again', () => {
    expect(told(withFacts(atAutopay, choosing(FIRST)))).toEqual([]);
  });

  it('list each change from the terms before it, with choices in between', () => {
    const changed = withFacts(atAutopay, offered(FIRST, SECOND), answered('ACCEPTED'));
    expect(told(changed)).toEqual([['RESERVES', FIRST, SECOND]]);
    expect(told(withFacts(changed, choosing(THIRD)))).toEqual([
      ['RESERVES', FIRST, SECOND],
      ['CHOSEN_ANEW', SECOND, THIRD],
    ]);
    const between = withFacts(atAutopay, choosing(SECOND), offered(SECOND, THIRD), answered('ACCEPTED'));
    expect(told(withFacts(between, choosing(FIRST)))).toEqual([
      ['CHOSEN_ANEW', FIRST, SECOND],
      ['RESERVES', SECOND, THIRD],
      ['CHOSEN_ANEW', THIRD, FIRST],
    ]);
  });

  it('leave out terms offered and not accepted', () => {
    const refused = withFacts(atAutopay, offered(FIRST, THIRD), answered('REFUSED'));
    expect(told(withFacts(refused, offered(FIRST, SECOND), answered('ACCEPTED')))).toEqual([
      ['RESERVES', FIRST, SECOND],
    ]);
  });
});
