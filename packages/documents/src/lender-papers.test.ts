import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { expect, it } from 'vitest';
import { LenderPapers, papersOn } from './lender-papers.ts';

const summary = (from: string, es: string) => ({ from, summaries: { es: { HELOC_AGREEMENT: es } } });

it.each<[string, readonly object[], boolean]>([
  ['a paragraph of 2,000 characters', [summary('2026-01-01', 'x'.repeat(2000))], true],
  ['one more', [summary('2026-01-01', 'x'.repeat(2001))], false],
  ['no words', [summary('2026-01-01', ' ')], false],
  ['two paragraphs', [summary('2026-01-01', 'Uno\ndos')], false],
  ['signs that no paper can print', [summary('2026-01-01', '東京')], false],
  ['versions in the order of their days', [summary('2026-01-01', 'x'), summary('2026-01-02', 'y')], true],
  ['two versions of a day', [summary('2026-01-01', 'x'), summary('2026-01-01', 'y')], false],
  ['versions out of order', [summary('2026-01-02', 'x'), summary('2026-01-01', 'y')], false],
])('a lender’s papers with %s', (_, versions, taken) => {
  expect(LenderPapers.safeParse(versions).success).toBe(taken);
});

it('a version counts from its day until the next', () => {
  const versions = LenderPapers.parse([summary('2026-01-01', 'x'), summary('2026-03-01', 'y')]);
  expect(papersOn(versions, civilDate('2025-12-31'))).toBeUndefined();
  expect(papersOn(versions, civilDate('2026-02-28'))).toBe(versions[0]);
  expect(papersOn(versions, civilDate('2026-03-01'))).toBe(versions[1]);
  expect(papersOn(undefined, civilDate('2026-03-01'))).toBeUndefined();
});
