// Proves RU-37, RU-38.

import { noticeOf } from '@homeline/domain/adverse-action/notice.ts';
import { undisclosedScore } from '@homeline/domain/credit/score-disclosure.ts';
import { isDeclined } from '@homeline/domain/facts/ends.selectors.ts';
import { reasonsInWords } from '@homeline/domain/reasons/printed-reasons.ts';
import { walk } from '@homeline/domain/sample-people/walk.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { dueDate } from '@homeline/domain/workflow/due-dates.ts';
import { awaitsCounterOfferAnswer, unansweredNotice } from '@homeline/domain/workflow/incompleteness.ts';
import { noticeDue } from '@homeline/domain/workflow/notice-due.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import { describe, expect, it } from 'vitest';
import { history } from './history.ts';
import { applicants, homeline } from './people.ts';

const CLOSES: readonly string[] = ['inactivity', 'incompletenessExpired'];

const walks = applicants.map((person) => {
  const { facts } = walk(person, homeline, '2026-03-10T17:00:00.000Z');
  return [`${person.id} ${person.branch}`, facts] as const;
});

describe('at every step of each persona', () => {
  it.each(walks)('%s: inactivity closes nothing before a notice of incompleteness', (_, facts) => {
    for (const moment of history(facts)) {
      const step = currentStep(moment);
      const closes = CLOSES.includes(dueDate(step, moment)?.fact.fact ?? '');
      const wasTold = unansweredNotice(moment) !== undefined || awaitsCounterOfferAnswer(step, moment);
      expect([step.id, closes && !wasTold]).toEqual([step.id, false]);
    }
  });

  it.each(walks)('%s: no letter precedes the consent to electronic records', (_, facts) => {
    const letters = [
      ...[...facts.incompletenessNotices, ...facts.adverseActionNotice],
      ...[...facts.scoreDisclosures, ...facts.summaryDocuments],
    ];
    for (const { seq } of letters) expect(facts.esignConsent?.seq).toBeLessThan(seq);
  });

  it.each(walks)('%s: every score used in a decision is disclosed (15 USC 1681g(g))', (_, facts) => {
    const isDecided = facts.initialDecisions.length > 0;
    expect(isDecided && undisclosedScore(facts)).toBeFalsy();
    const scores = facts.scoreDisclosures.map(({ score }) => score);
    expect(new Set(scores).size).toBe(scores.length);
  });

  it.each([
    ['T01', { at: 'OFFER_SELECTION', does: 'CANCEL_REQUESTED' }, 'CANCELLED'],
    ['T01', { at: 'OFFER_SELECTION', does: 'NOTHING' }, 'INACTIVE'],
    ['T01', { at: 'ADDITIONAL_PROFILE', does: 'CANCEL_REQUESTED' }, 'CANCELLED'],
  ])('%s, who sees offers and leaves with %o, got one score disclosure', (id, act, end) => {
    const person = applicants.find((each) => each.id === id) ?? expect.fail();
    const leaving = { ...person, forced: { ...person.forced, borrower: [act] } };
    const { facts } = walk(leaving as typeof person, homeline, '2026-03-10T17:00:00.000Z');
    expect(currentStep(facts).id).toBe(end);
    expect(facts.scoreDisclosures).toMatchObject([{ score: person.credit.fico }]);
  });

  it.each<StepName>(['OFFER_SELECTION', 'ADDITIONAL_PROFILE', 'HMDA_COLLECTION', 'APP_SUBMISSION'])(
    'inactivity at %s brings one notice of incompleteness and closes the application after its deadline',
    (at) => {
      const avery = applicants.find(({ id }) => id === 'T01') ?? expect.fail();
      const silent = { ...avery, forced: { ...avery.forced, borrower: [{ at, does: 'NOTHING' }] } };
      const { facts } = walk(silent, homeline, '2026-03-10T17:00:00.000Z');
      expect(currentStep(facts).id).toBe('INACTIVE');
      expect(facts.incompletenessNotices).toHaveLength(1);
      expect(facts.adverseActionNotice).toMatchObject([{ action: 'INCOMPLETENESS' }]);
    },
  );

  it.each(walks)('%s: a decline owes a notice until it is sent', (_, facts) => {
    for (const moment of history(facts).filter(isDeclined)) {
      const isSent = moment.adverseActionNotice.length > 0;
      expect(noticeDue(moment) === undefined).toBe(isSent);
    }
  });

  const refused = walks.filter(([, { adverseActionNotice }]) => adverseActionNotice.length > 0);
  it.each(refused)('%s: the notice has one to four printable reasons', (_, facts) => {
    const notice = noticeOf(facts);
    const printed = reasonsInWords(notice.reasonCodes, notice);
    expect(printed.length).toBeGreaterThan(0);
    expect(printed.length).toBeLessThanOrEqual(4);
  });
});
