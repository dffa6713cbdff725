// Proves LW-10, DS-34.

import { describe, expect, it } from 'vitest';
import { civilDate } from '../dates/civil-date.ts';
import { type Facts, type FactWrite, noFacts, withFact } from '../facts/facts.ts';
import { floodNoticeIsAcknowledged } from '../facts/flood.selectors.ts';
import { toCents } from '../money/cents.ts';
import { openedSample } from '../sample-people/opened-sample.ts';
import { closingDateWait } from '../workflow/closing-date-wait.ts';
import { taskOf } from '../workflow/current-step.ts';
import { stepOf } from '../workflow/steps.ts';
import { acknowledgeClosing, closingAllowedOn, expireClosing, openingDay } from './hold.ts';
import { floodNoticeAllows, valuationCopiesAllow } from './opening-waits.ts';

const COPY = '00000000-0000-4000-8000-000000000001';
const NOTICE = '00000000-0000-4000-8000-000000000002';
const FILE = '00000000-0000-4000-8000-000000000003';

const home: FactWrite = {
  fact: 'property',
  value: {
    ...{ uuid: FILE, street1: '1 Elm', city: 'Columbus', state: 'OH', zip: '43085' },
    ...{ occupancy: 'PRIMARY', listedForSale: false },
  },
};
const valued: FactWrite = {
  fact: 'automatedValuations',
  value: { answer: 'HIT', valueCents: toCents(500_000) },
};
// The value is the second entry.
const copied: FactWrite = { fact: 'valuationCopies', value: { valuation: 2, document: COPY } };
const opened: FactWrite = { fact: 'documentOpenings', value: { document: COPY } };
const waived: FactWrite = { fact: 'valuationTimingWaiver', value: {} };
const closing: FactWrite = { fact: 'closingDocuments', value: { answer: 'READY', documents: [FILE] } };
const inZone: FactWrite = {
  fact: 'floodDeterminations',
  value: { answer: 'SPECIAL_HAZARD', zone: 'AE', communityParticipates: true },
};
const noticed: FactWrite = { fact: 'floodNoticeDelivery', value: { document: NOTICE } };
const received: FactWrite = { fact: 'floodNotice', value: {} };

/** Writes facts at noon in Columbus on the given days, in order. No lien stays on the home. */
type Day = readonly [day: string, ...writes: readonly FactWrite[]];
const told = (...days: readonly Day[]): Facts =>
  days
    .flatMap(([day, ...writes]) => writes.map((write) => ({ day, write })))
    .reduce((facts, { day, write }) => withFact(facts, write, `${day}T17:00:00.000Z`), noFacts());

describe('a first lien (12 CFR 1002.14(a)(1))', () => {
  // March 2, 2026 is a Monday.
  it('opens three business days after the borrower opened the copy of each valuation', () => {
    const facts = told(['2026-03-02', home, valued, copied, opened, closing]);
    expect(closingAllowedOn(facts)).toBe('2026-03-05');
    expect(openingDay(facts, civilDate('2026-03-02'))).toBe('2026-03-05');
  });

  it('opens three business days later if nothing shows that the borrower has the copy', () => {
    expect(closingAllowedOn(told(['2026-03-02', home, valued, copied, closing]))).toBe('2026-03-10');
  });

  it('opens after business days only: weekends and bank holidays, such as Memorial Day, don’t count', () => {
    expect(closingAllowedOn(told(['2026-05-22', home, valued, copied, opened, closing]))).toBe('2026-05-28');
  });

  it('keeps the day in the closing documents when a copy is opened after they were written', () => {
    const facts = told(['2026-03-02', home, valued, copied, closing, opened]);
    expect(closingAllowedOn(facts)).toBe('2026-03-10');
  });

  it('waits for an unsent copy, which goes out before the closing documents', () => {
    const facts = told(['2026-03-02', home, valued]);
    expect(openingDay(facts, civilDate('2026-03-03'))).toBe('2026-03-11');
    const notice: FactWrite = { fact: 'valuationRightNotice', value: { document: FILE } };
    const taskWith = (...writes: readonly FactWrite[]) =>
      taskOf(stepOf('CLOSING_DISCLOSURE_GENERATION'), told(['2026-03-02', home, valued, notice, ...writes]));
    expect(taskWith()).toBe('deliverValuations');
    expect(taskWith(copied)).toBe('generateClosingDocuments');
  });

  it('opens on receipt of the copies if the borrower waived the period three business days before', () => {
    const facts = told(['2026-03-02', home, valued, waived], ['2026-03-09', copied, opened, closing]);
    expect(closingAllowedOn(facts)).toBe('2026-03-09');
  });

  it('waits the whole period if the borrower waived it only a day before', () => {
    const facts = told(['2026-03-02', home, valued], ['2026-03-03', copied, opened, waived, closing]);
    expect(closingAllowedOn(facts)).toBe('2026-03-06');
  });
});

describe('a home in a special flood hazard area (42 USC 4104a, 12 CFR 22.9)', () => {
  it('gets its notice as soon as the zone is known, and before the closing documents', () => {
    const facts = told(['2026-03-02', home, inZone]);
    expect(taskOf(stepOf('FLOOD_NOTICE'), facts)).toBe('deliverFloodNotice');
    expect(taskOf(stepOf('CLOSING_DISCLOSURE_GENERATION'), facts)).toBe('deliverFloodNotice');
    expect(taskOf(stepOf('FLOOD_NOTICE'), told(['2026-03-02', home, inZone, noticed]))).toBeUndefined();
  });

  it('opens a line ten days after the notice, the period the agencies consider reasonable', () => {
    expect(closingAllowedOn(told(['2026-03-02', home, inZone, noticed, closing]))).toBe('2026-03-12');
    expect(openingDay(told(['2026-03-02', home, inZone]), civilDate('2026-03-03'))).toBe('2026-03-13');
  });

  it('lets the notice be acknowledged only after its delivery', () => {
    const acknowledges = (...writes: readonly FactWrite[]) =>
      floodNoticeIsAcknowledged(told(['2026-03-02', home, inZone, ...writes]));
    expect(acknowledges(received)).toBe(false);
    expect(acknowledges(received, noticed)).toBe(false);
    expect(acknowledges(noticed, received)).toBe(true);
  });
});

describe('a borrower who withdrew their consent to electronic records', () => {
  const withdrawn: FactWrite = { fact: 'recordsWithdrawals', value: {} };
  const mailed: FactWrite = { fact: 'recordMailings', value: { documents: [COPY, NOTICE] } };
  const written = [home, valued, inZone, copied, noticed];
  const onPaper = (...later: readonly Day[]) =>
    told(['2026-03-02', withdrawn], ['2026-03-03', ...written], ...later);

  it.each<[string, FactWrite, valuation: string, flood: string]>([
    // Each wait counts from the day in the closing documents, as for a paper that isn't written yet.
    ['has nothing that nobody mailed', closing, '2026-03-17', '2026-03-19'],
    ['has what staff mailed three business days later', mailed, '2026-03-17', '2026-03-22'],
    ['has what they couldn’t see once they consent again', openedSample(), '2026-03-17', '2026-03-19'],
  ])('%s', (_, later, valuation, flood) => {
    const facts = onPaper(['2026-03-09', later, closing]);
    const on = { on: civilDate('2026-03-09') };
    expect([valuationCopiesAllow(facts, on), floodNoticeAllows(facts, on)]).toEqual([valuation, flood]);
  });

  it('signs documents that state the day on which they may, written again if that has moved', () => {
    const early: FactWrite = {
      fact: 'closingDocuments',
      value: { answer: 'READY', documents: [FILE], openingOn: civilDate('2026-03-17') },
    };
    const facts = onPaper(['2026-03-09', early], ['2026-03-12', openedSample()]);
    expect(closingAllowedOn(facts)).toBe('2026-03-22');
    expect(expireClosing(facts, civilDate('2026-03-17'))).toEqual([]);
    expect(expireClosing(facts, civilDate('2026-03-22'))).toEqual([
      { fact: 'closingDocumentsExpiries', value: {} },
    ]);
  });
});

describe('the closing hold', () => {
  const facts = told(['2026-03-02', home, valued, copied, opened, inZone, noticed, closing]);
  const holdOn = (today: string) =>
    acknowledgeClosing(facts, [FILE], civilDate(today)).find(({ fact }) => fact === 'closingHold')?.value;

  it('lasts to the latest of all dates and names what it waits for', () => {
    expect(holdOn('2026-03-02')).toEqual({
      allowedOn: '2026-03-12',
      reasons: ['VALUATION_COPY', 'FLOOD_NOTICE'],
    });
  });

  it('names no wait that is over, and ends with the last date', () => {
    expect(holdOn('2026-03-05')).toEqual({ allowedOn: '2026-03-12', reasons: ['FLOOD_NOTICE'] });
    expect(holdOn('2026-03-12')).toBeUndefined();
  });

  it('explains the wait to the borrower', () => {
    const { why } = closingDateWait(['VALUATION_COPY', 'FLOOD_NOTICE']);
    expect(why).toContain('three business days with your copy of its valuation');
    expect(why).toContain('ten days after our flood notice');
    expect(why).not.toContain('Texas');
  });
});
