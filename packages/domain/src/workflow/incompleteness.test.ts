import { describe, expect, it } from 'vitest';
import { civilDate } from '../dates/civil-date.ts';
import { type Facts, type FactWrite, noFacts, withFact } from '../facts/facts.ts';
import { currentStep, taskOf } from './current-step.ts';
import { dueDate } from './due-dates.ts';
import { answerDeadline } from './incompleteness.ts';
import { MISSING_ITEMS, missingItems } from './missing-items.ts';
import { STEPS } from './steps.ts';

const STARTED = '2026-03-02T15:00:00.000Z';
const SILENT = '2026-03-12T15:00:00.000Z';
const LETTER = '5b1f9a52-6d0e-4c3e-9a53-0a1c8f0c7f21';
const silence: FactWrite = { fact: 'silences', value: {} };
const notice: FactWrite = {
  fact: 'incompletenessNotices',
  value: { items: ['A statement'], answerBy: civilDate('2026-04-01') },
};
const consent: FactWrite = { fact: 'contact', value: { email: 'a@example.com', phone: '' } };

/** Returns an application at its first page, with any later facts. */
function atTheStart(...later: FactWrite[]): Facts {
  const begun = withFact(noFacts(), consent, STARTED);
  return later.reduce<Facts>((facts, write) => withFact(facts, write, SILENT), begun);
}

const dueFor = (facts: Facts) => dueDate(currentStep(facts), facts);
const taskFor = (facts: Facts) => taskOf(currentStep(facts), facts);

describe('a borrower who is silent (12 CFR 1002.9(c)(2))', () => {
  it('gets a notice of what is missing before the file is closed', () => {
    expect(dueFor(atTheStart())).toMatchObject({ fact: { fact: 'silences' }, at: SILENT });
    const unsent = atTheStart(silence);
    expect(taskFor(unsent)).toBe('sendIncompletenessNotice');
    expect(dueFor(unsent)).toBeUndefined();
  });

  it('is closed only after the last day of the notice', () => {
    const notified = atTheStart(silence, notice);
    expect(taskFor(notified)).toBeUndefined();
    // Midnight in New York, the default time zone until the home is known.
    expect(dueFor(notified)).toMatchObject({ fact: { fact: 'inactivity' }, at: '2026-04-02T04:00:00.000Z' });
  });

  it('sees the same deadline before and after the notice', () => {
    const shown = [atTheStart(), atTheStart(silence, notice)].map((facts) => dueFor(facts)?.shownAt);
    expect(shown).toEqual(['2026-04-02T03:59:59.000Z', '2026-04-02T03:59:59.000Z']);
  });

  it('gets another notice after a new period of silence', () => {
    const back = atTheStart(silence, notice, consent);
    expect(dueFor(back)).toMatchObject({ fact: { fact: 'silences' }, at: '2026-03-22T15:00:00.000Z' });
    expect(taskFor(withFact(back, silence, '2026-03-22T15:00:00.000Z'))).toBe('sendIncompletenessNotice');
  });

  it('does not answer the notice by opening it', () => {
    const opened: FactWrite = { fact: 'documentOpenings', value: { document: LETTER } };
    const notified = atTheStart(silence, notice);
    expect(dueFor(withFact(notified, opened, '2026-03-20T15:00:00.000Z'))).toEqual(dueFor(notified));
  });

  it('has 20 days to answer', () => {
    expect(answerDeadline(civilDate('2026-03-12'))).toBe('2026-04-01');
  });
});

describe('the missing items', () => {
  const signed = STEPS.findIndex(({ id }) => id === 'NOTE_SIGNING');
  const borrowers = STEPS.filter(
    ({ id, kind }, index) => kind === 'BORROWER_ACTION' && index <= signed && id !== 'PREQUAL_WINBACK',
  );

  it.each(borrowers.map(({ id }) => id))('are named at %s', (id) => {
    expect(MISSING_ITEMS[id]).toBeDefined();
  });

  it('are the documents that a condition requests', () => {
    expect(missingItems('DOCUMENT_REQUEST', ['Bank statement'])).toEqual(['Bank statement']);
    expect(missingItems('DOCUMENT_REQUEST', [])).toHaveLength(1);
  });
});
