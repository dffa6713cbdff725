// Proves RU-52.

import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { expect, test } from 'vitest';
import { newestVersions, withUniqueTitles } from './unique-titles.ts';

const written = (uuid: string, type: string, created: string): DocumentSummary => ({
  ...{ uuid, type, created, title: type === 'CREDIT_SCORE_DISCLOSURE' ? 'Your credit score' : type },
  ...{ timeZone: 'America/Los_Angeles', hasHtml: true, contentType: 'application/pdf', sizeBytes: 1 },
});
const soft = written('1', 'CREDIT_SCORE_DISCLOSURE', '2026-06-02T05:00:00.000Z');
const full = written('2', 'CREDIT_SCORE_DISCLOSURE', '2026-06-09T14:00:00.000Z');
const [summary, rewritten] = [
  written('3', 'SUMMARY', '2026-06-01T15:00:00.000Z'),
  written('4', 'SUMMARY', '2026-06-02T15:00:00.000Z'),
];

test('keeps the newest version of a document, and the notice of every credit score used', () => {
  expect(newestVersions([soft, summary, rewritten, full])).toEqual([soft, rewritten, full]);
});

test('adds the time of writing, at the home, to a shared title, and leaves other titles alone', () => {
  const titles = withUniqueTitles([soft, full, summary]).map(({ title }) => title);
  expect(titles[0]).toBe('Your credit score, Jun 1, 2026, 10:00 PM PDT');
  expect(titles[1]).toContain('Your credit score, Jun 9, 2026, ');
  expect(titles[2]).toBe('SUMMARY');
});
