// Proves LW-07.

import { expect, it } from 'vitest';
import { type Facts, type FactWrite, noFacts, withFact } from './facts.ts';
import { legalDescription, pendingTitleReview, searchWithoutDescription } from './title.selectors.ts';

const LOT = 'Lot 8 of Elm Court Subdivision';
const after = (...writes: readonly FactWrite[]): Facts =>
  writes.reduce((facts, write) => withFact(facts, write, '2026-03-02T15:00:00Z'), noFacts());
const clear = (description?: string): FactWrite => ({
  fact: 'finalTitle',
  value: { answer: 'CLEAR', ...(description && { legalDescription: description }) },
});
const written: FactWrite = { fact: 'notaryDocuments', value: { answer: 'READY', documents: [] } };

it('continues with the legal description of a clear title', () => {
  const facts = after(clear(LOT));
  expect(pendingTitleReview(facts)).toBeUndefined();
  expect(legalDescription(facts)).toBe(LOT);
});

it('holds a clear title without a legal description for title staff, and uses their description', () => {
  const stopped = after(clear());
  expect(pendingTitleReview(stopped)).toMatchObject({ answer: 'CLEAR' });
  expect(searchWithoutDescription(stopped)).toBeDefined();
  const described = after(
    clear(),
    { fact: 'titleDecisions', value: { decision: 'CLEARED', legalDescription: LOT } },
    clear(),
  );
  expect(pendingTitleReview(described)).toBeUndefined();
  expect(legalDescription(described)).toBe(LOT);
});

it('never stops a line whose security instrument is already written', () => {
  expect(pendingTitleReview(after(clear(), written))).toBeUndefined();
});
