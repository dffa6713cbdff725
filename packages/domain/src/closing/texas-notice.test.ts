// Proves DS-24, LW-15, LW-18.

import { describe, expect, it } from 'vitest';
import { civilDate } from '../dates/civil-date.ts';
import { type Facts, type FactWrite, noFacts, withFact } from '../facts/facts.ts';
import { appointmentProblem } from '../notary/appointment.ts';
import { staffDecision } from '../workflow/staff-decisions.ts';
import { closingAllowedOn } from './hold.ts';
import { noticeCopyChecks } from './texas-notice.ts';

const FILE = '00000000-0000-4000-8000-000000000001';
const NOTICE = '00000000-0000-4000-8000-000000000002';
const OWNER = '00000000-0000-4000-8000-000000000003';
const SPOUSE = '00000000-0000-4000-8000-000000000004';
const DEBTOR = '00000000-0000-4000-8000-000000000005';

const signer = (uuid: string, name: string) => ({ uuid, name, email: `${name}@example.com` });
const home: FactWrite = {
  fact: 'property',
  value: {
    ...{ uuid: FILE, street1: '1 Elm', city: 'Austin', state: 'TX', zip: '78701' },
    ...{ occupancy: 'PRIMARY', listedForSale: false },
  },
};
const signers: FactWrite = {
  fact: 'signers',
  value: {
    signers: [
      { ...signer(OWNER, 'Owen'), type: 'CO_DEEDER', holdsTitle: true },
      { ...signer(SPOUSE, 'Sal'), type: 'CO_DEEDER', holdsTitle: false, isOwnersSpouse: true },
      // Owes the line and owns nothing, so needs no notice.
      { ...signer(DEBTOR, 'Dee'), type: 'CO_BORROWER', holdsTitle: false },
    ],
  },
};
const written: FactWrite = {
  fact: 'summaryDocuments',
  value: { answer: 'READY', documents: [FILE, NOTICE], texasNotice: NOTICE },
};
const submitted = { fact: 'applicationSubmission', value: { documents: [FILE, NOTICE] } } as FactWrite;
const read: FactWrite = { fact: 'disclosuresAcknowledgement', value: { documents: [FILE, NOTICE] } };
const closing: FactWrite = { fact: 'closingDocuments', value: { answer: 'READY', documents: [FILE] } };
const opens = (by: string, document = NOTICE): FactWrite => ({
  fact: 'signerDocumentOpenings',
  value: { signer: by, document },
});

/** Writes facts at noon in Austin on the given days, in order. */
const told = (...days: readonly (readonly [day: string, ...writes: readonly FactWrite[]])[]): Facts =>
  days
    .flatMap(([day, ...writes]) => writes.map((write) => ({ day, write })))
    .reduce((facts, { day, write }) => withFact(facts, write, `${day}T17:00:00.000Z`), noFacts());

const applied = ['2026-03-02', home, signers, written, submitted, read] as const;

it('counts the twelve days from the last owner or spouse who opened the notice, not from who only borrows', () => {
  const facts = told(applied, ['2026-03-03', opens(OWNER)], ['2026-03-05', opens(SPOUSE), closing]);
  expect(closingAllowedOn(facts)).toBe('2026-03-17');
});

it('counts a spouse who opened another document as not having received the notice', () => {
  const facts = told(applied, ['2026-03-03', opens(OWNER), opens(SPOUSE, FILE)], ['2026-03-10', closing]);
  expect(closingAllowedOn(facts)).toBe('2026-03-22');
});

it('moves the first day on when somebody opens the notice after the closing documents, also for an appointment', () => {
  const facts = told(applied, ['2026-03-10', opens(OWNER), closing], ['2026-03-20', opens(SPOUSE)]);
  const notBefore = closingAllowedOn(facts);
  expect(notBefore).toBe('2026-04-01');
  const limits = { now: '2026-03-20T18:00:00.000Z', timeZone: 'America/Chicago', notBefore };
  expect(appointmentProblem('2026-03-31T15:00:00.000Z', limits)).toBe(
    'Must be 04/01/2026 or later: the law has the line wait until then',
  );
  expect(appointmentProblem('2026-04-01T15:00:00.000Z', limits)).toBeUndefined();
});

it('counts from the borrower alone where nobody else owns the home', () => {
  expect(closingAllowedOn(told(['2026-03-02', home, written, submitted, read, closing]))).toBe(
    civilDate('2026-03-14'),
  );
});

describe('a translated copy of the notice (Tex. Const. art. XVI, 50(g))', () => {
  const appliedIn = (language: 'en' | 'es'): FactWrite =>
    ({ fact: 'applicationSubmission', value: { documents: [FILE, NOTICE], language } }) as FactWrite;
  const spanish = told(['2026-03-02', home, written, appliedIn('es'), read]);
  const state = (facts: Facts, comments?: string) =>
    staffDecision('COMPLIANCE_REVIEW', 'TRANSLATED_NOTICE_GIVEN')?.(
      facts,
      {} as never,
      comments === undefined ? {} : { comments },
    );

  it('is missing for a Texan who applied in Spanish, until staff state when and how it was given', () => {
    expect(noticeCopyChecks(spanish)).toMatchObject([
      { line: { code: 'NOTICE_TRANSLATED', amounts: { language: 'es' } }, holds: false },
    ]);
    expect(state(spanish)).toEqual({ missing: 'comments' });
    const stated = state(spanish, 'Handed over at the branch on March 3') as readonly FactWrite[];
    const given = stated.reduce(
      (facts, write) => withFact(facts, write, '2026-03-04T17:00:00.000Z'),
      spanish,
    );
    expect(noticeCopyChecks(given)).toMatchObject([{ holds: true }]);
    expect(state(given, 'Again')).toEqual({ refusal: 'No translated notice is missing' });
  });

  it('is reported with how many opened it, and still waits for the officer, if the whole notice in Spanish went out with the notice', () => {
    const COPY = '00000000-0000-4000-8000-000000000009';
    const withCopy = { ...written, value: { ...written.value, texasNoticeInSpanish: COPY } } as FactWrite;
    const opened: FactWrite = { fact: 'documentOpenings', value: { document: COPY } };
    const givenIn = (...more: readonly (readonly [day: string, ...writes: readonly FactWrite[]])[]) =>
      told(['2026-03-02', home, signers, withCopy, appliedIn('es'), read], ...more);
    const given = (facts: Facts) => noticeCopyChecks(facts).map(({ line, holds }) => [line.amounts, holds]);
    expect(given(givenIn())).toEqual([
      [{ language: 'es', holds: false, given: { on: '2026-03-02', opened: 0, of: 3 } }, false],
    ]);
    expect(given(givenIn(['2026-03-03', opened, opens(SPOUSE, COPY), opens(DEBTOR, COPY)]))).toEqual([
      [{ language: 'es', holds: false, given: { on: '2026-03-02', opened: 2, of: 3 } }, false],
    ]);
  });

  it('is not asked for after an application in English, or in another state', () => {
    expect(noticeCopyChecks(told(['2026-03-02', home, written, appliedIn('en'), read]))).toEqual([]);
    const inOhio = { ...home, value: { ...home.value, state: 'OH' } } as FactWrite;
    expect(noticeCopyChecks(told(['2026-03-02', inOhio, written, appliedIn('es'), read]))).toEqual([]);
  });
});
