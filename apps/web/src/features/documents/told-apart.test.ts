import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { expect, test } from 'vitest';
import { newestOfEach, toldApart } from './told-apart.ts';

const written = (uuid: string, type: string, created: string): DocumentSummary => ({
  ...{ uuid, type, created, title: type === 'CREDIT_SCORE_DISCLOSURE' ? 'Your credit score' : type },
  ...{ hasHtml: true, contentType: 'application/pdf', sizeBytes: 1 },
});
const soft = written('1', 'CREDIT_SCORE_DISCLOSURE', '2026-06-01T14:00:00.000Z');
const full = written('2', 'CREDIT_SCORE_DISCLOSURE', '2026-06-09T14:00:00.000Z');
const [summary, anew] = [
  written('3', 'SUMMARY', '2026-06-01T15:00:00.000Z'),
  written('4', 'SUMMARY', '2026-06-02T15:00:00.000Z'),
];

test('of what was written anew the newest is kept, and the notice of every score that was used', () => {
  expect(newestOfEach([soft, summary, anew, full])).toEqual([soft, anew, full]);
});

test('two with one title are told apart by when they were written, and others keep theirs', () => {
  const titles = toldApart([soft, full, summary]).map(({ title }) => title);
  expect(titles[0]).toContain('Your credit score, 06/01/2026');
  expect(titles[1]).toContain('Your credit score, 06/09/2026');
  expect(titles[2]).toBe('SUMMARY');
});
