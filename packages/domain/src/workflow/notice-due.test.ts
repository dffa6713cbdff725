import { describe, expect, it } from 'vitest';
import published from '../adverse-action/adverse-action.cases.json' with { type: 'json' };
import { civilDate } from '../dates/civil-date.ts';
import { type Facts, type FactWrite, noFacts, withFact } from '../facts/facts.ts';
import { type NoticeClock, noticeDue, noticeDueBy } from './notice-due.ts';

const ON_2_MARCH = '2026-03-02T15:00:00.000Z';

const home: FactWrite = {
  fact: 'property',
  value: {
    ...{ uuid: '00000000-0000-4000-8000-000000000001', street1: '1 Elm', city: 'Columbus', state: 'OH' },
    ...{ zip: '43085', occupancy: 'PRIMARY', listedForSale: false },
  },
};
const consent: FactWrite = { fact: 'softCreditConsent', value: { textVersion: '1' } };
const hardPull: FactWrite = { fact: 'hardCredit', value: { answer: 'HIT' } };
const source: FactWrite = { fact: 'incomeSources', value: { how: 'LINK', source: 'TRUV_PAYROLL' } };
const income: FactWrite = {
  fact: 'incomeResults',
  value: { answer: 'VERIFIED' },
};
const condition: FactWrite = {
  fact: 'conditions',
  value: {
    uuid: '00000000-0000-4000-8000-000000000002',
    category: 'GENERIC_DOCUMENT_REQUEST',
    requestDocuments: ['SUPPORT'],
    comments: '',
  },
};
const incompleteness: FactWrite = {
  fact: 'incompletenessNotices',
  value: { items: ['A statement'], answerBy: civilDate('2026-04-01') },
};
const terms = {
  ...{ product: 'FIXED_TERM', termYears: 15, lineAmountCents: 100, feePct: 0, noteRatePct: 8, aprPct: 8 },
  ...{ monthlyPaymentCents: 1, originationFeeCents: 0, cashToBorrowerCents: 100, cltvPct: 1, dtiPct: 1 },
  codes: [],
};
const submission = { fact: 'applicationSubmission', value: { documents: [], terms } } as unknown as FactWrite;
const smaller = { ...terms, lineAmountCents: 50 };
const changedOffer = {
  fact: 'changedOffers',
  value: { before: terms, after: smaller, reason: 'RESERVES' },
} as unknown as FactWrite;

/** Returns facts recorded on March 2, unless they give another instant. */
function known(...writes: (FactWrite | readonly [FactWrite, string])[]): Facts {
  return writes.reduce<Facts>((facts, write) => {
    const [fact, at] = 'fact' in write ? [write, ON_2_MARCH] : write;
    return withFact(facts, fact, at);
  }, noFacts());
}

describe('the last day of a notice, 12 CFR 1002.9', () => {
  it.each(published.notices)('is $dueOn for $clock starting on $startedOn', ({ clock, startedOn, dueOn }) => {
    expect(noticeDueBy(clock as NoticeClock, civilDate(startedOn))).toBe(dueOn);
  });

  it('is the thirtieth day for adverse action on an open account', () => {
    expect(noticeDueBy('ADVERSE_ACTION_ON_ACCOUNT', civilDate('2026-03-02'))).toBe('2026-04-01');
  });
});

describe('the clock of a notice', () => {
  const complete = [home, consent, submission, hardPull, source, income] as const;

  it('runs from the day the last required information arrived, not from the submission', () => {
    const early = [home, consent, submission, hardPull, source].map(
      (write) => [write, '2026-02-20T15:00:00.000Z'] as const,
    );
    expect(noticeDue(known(...early, income))).toEqual({
      clock: 'COMPLETED_APPLICATION',
      startedOn: '2026-03-02',
      dueOn: '2026-04-01',
    });
  });

  it('uses dates at the home, where a late evening in Ohio is before the date in UTC', () => {
    const facts = known(...complete.slice(0, -1), [income, '2026-03-03T03:00:00.000Z']);
    expect(noticeDue(facts)?.startedOn).toBe('2026-03-02');
  });

  it('does not run for a borrower who has only viewed offers', () => {
    expect(noticeDue(known(home, consent))).toBeUndefined();
  });

  it('runs for an incomplete application until a notice of incompleteness is sent', () => {
    const withCondition = [...complete, condition] as const;
    expect(noticeDue(known(...withCondition))).toMatchObject({
      clock: 'INCOMPLETE_APPLICATION',
      dueOn: '2026-04-01',
    });
    expect(noticeDue(known(...withCondition, incompleteness))).toBeUndefined();
  });

  it('restarts with a new request after that notice', () => {
    const again = [condition, '2026-03-20T15:00:00.000Z'] as const;
    const facts = known(...complete, condition, incompleteness, again);
    expect(noticeDue(facts)).toMatchObject({ clock: 'INCOMPLETE_APPLICATION', startedOn: '2026-03-20' });
  });

  it('runs for a credit file that remains frozen, from the bureau’s answer', () => {
    const lookup: FactWrite = {
      fact: 'propertyLookups',
      value: { answer: 'MATCHED', lookedUpOn: civilDate('2026-03-02'), ineligible: [], statedReasons: [] },
    };
    const facts = known(home, consent, lookup, { fact: 'softCredit', value: { answer: 'FROZEN' } });
    expect(noticeDue(facts)).toMatchObject({ clock: 'INCOMPLETE_APPLICATION', dueOn: '2026-04-01' });
  });

  it('allows 90 days from a counteroffer, whether it is open or declined', () => {
    const offered = [...complete, changedOffer] as const;
    const refused: FactWrite = { fact: 'finalOfferAnswers', value: { answer: 'REFUSED' } };
    expect(noticeDue(known(...offered))).toMatchObject({ clock: 'COUNTER_OFFER', dueOn: '2026-05-31' });
    expect(noticeDue(known(...offered, refused))).toMatchObject({ dueOn: '2026-05-31' });
  });

  it('stops when the notice is sent or the borrower withdraws', () => {
    const declined: FactWrite = { fact: 'declineDecision', value: { reason: 'The home burned down' } };
    const sent: FactWrite = {
      fact: 'adverseActionNotice',
      value: { action: 'DECLINE', reasonCodes: ['AA24'], statedReasons: [], inquiriesWereKey: false },
    };
    expect(noticeDue(known(...complete, declined))?.dueOn).toBe('2026-04-01');
    expect(noticeDue(known(...complete, declined, sent))).toBeUndefined();
    expect(noticeDue(known(...complete, { fact: 'cancellation', value: {} }))).toBeUndefined();
  });
});
