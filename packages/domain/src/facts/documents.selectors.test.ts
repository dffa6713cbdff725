import { expect, it } from 'vitest';
import { splitDocuments } from './documents.selectors.ts';
import { type Facts, type FactWrite, noFacts, withFact } from './facts.ts';

const [SCAN, PART] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
const pages = (firstPage: number, lastPage: number): FactWrite => ({
  fact: 'documentFilings',
  value: {
    ...{ document: PART, type: 'SUPPORT' },
    pagesOf: { document: SCAN, firstPage, lastPage, pageCount: 3 },
  },
});
const after = (...writes: FactWrite[]) =>
  writes.reduce<Facts>((facts, write) => withFact(facts, write, '2026-03-02T15:00:00.000Z'), noFacts());

it('a document counts as split once all of its pages are filed separately, at once or over time', () => {
  expect([...splitDocuments(after(pages(1, 2)))]).toEqual([]);
  expect([...splitDocuments(after(pages(1, 2), pages(2, 2)))]).toEqual([]);
  expect([...splitDocuments(after(pages(1, 2), pages(3, 3)))]).toEqual([SCAN]);
});
