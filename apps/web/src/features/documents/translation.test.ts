// Proves DS-67.

import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { expect, it } from 'vitest';
import { isTranslation, translationOf } from './translation.tsx';

it('offers no translation on an English page', () => {
  const document: DocumentSummary = {
    ...{ uuid: '5f0c2f9a-6a52-4d57-9f6e-2d7b7a3a1c01', type: 'TEXAS_12_DAY_NOTICE', title: 'Notice' },
    ...{ created: '2026-03-02T17:00:00.000Z', timeZone: 'America/Chicago' },
    ...{ hasHtml: true, contentType: 'application/pdf', sizeBytes: 1 },
    translations: [{ uuid: '5f0c2f9a-6a52-4d57-9f6e-2d7b7a3a1c02', language: 'es' }],
  };
  expect(translationOf(document)).toBeUndefined();
  expect(isTranslation(document)).toBe(false);
});
