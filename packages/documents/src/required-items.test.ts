// Proves DS-17, LW-09.

import type { WrittenDocumentType } from '@homeline/domain/documents/written-documents.ts';
import { expect, it } from 'vitest';
import { renderHtml } from './render-html.ts';
import { renderPdf } from './render-pdf.ts';
import { writeDocument } from './templates.ts';
import { htmlText } from './testing/html-text.ts';
import { pdfTexts } from './testing/pdf-text.ts';
import { REQUIRED_ITEMS } from './testing/required-items.ts';
import { homeFor, sampleLine, sampleSubject } from './testing/sample.ts';

const TYPES = Object.keys(REQUIRED_ITEMS) as WrittenDocumentType[];
const withoutSpace = (words: string) => words.replace(/\s/g, '');

it.each(TYPES)('%s has each required item in the PDF file and on the page', async (type) => {
  const line = type === 'PAYOFF_AUTHORIZATION' ? { line: sampleLine({ payoffDollars: 20_000 }) } : {};
  const model = writeDocument(type, sampleSubject({ ...line, ...homeFor(type) }));
  const { content } = await pdfTexts(await renderPdf(model));
  const items = REQUIRED_ITEMS[type] ?? [];
  const missing = (text: string) =>
    items.filter(([, words]) => !text.includes(withoutSpace(words))).map(([item]) => item);
  expect(missing(content)).toEqual([]);
  expect(missing(htmlText(renderHtml(model)))).toEqual([]);
});
