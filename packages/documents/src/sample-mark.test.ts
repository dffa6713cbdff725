// Proves DS-20.

import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import type { WrittenDocumentType } from '@homeline/domain/documents/written-documents.ts';
import { describe, expect, it } from 'vitest';
import { hasSameText } from './mark-changes.ts';
import { renderHtml } from './render-html.ts';
import { renderPdf } from './render-pdf.ts';
import { TEMPLATES, writeDocument } from './templates.ts';
import { pdfTexts } from './testing/pdf-text.ts';
import { homeFor, LENDER, sampleSubject } from './testing/sample.ts';

const NAMES = Object.keys(TEMPLATES) as WrittenDocumentType[];
const SAMPLE = 'Sample, to be reviewed by the lender’s counsel';

/** The sample paper of March 2, 2026. */
const reviewedOn = (day: string | undefined, type: WrittenDocumentType) =>
  writeDocument(
    type,
    sampleSubject({ ...homeFor(type) }, { ...LENDER, ...(day && { papersReviewedOn: civilDate(day) }) }),
  );

describe('a paper that counsel hasn’t reviewed', () => {
  it.each(NAMES)('%s says so on its page and on each page of its PDF file', async (type) => {
    const model = reviewedOn(undefined, type);
    expect(renderHtml(model)).toContain(SAMPLE);
    const { content, furniture } = await pdfTexts(await renderPdf(model));
    const mark = SAMPLE.replace(/\s/g, '');
    const pages = furniture.match(/Page\d+of\d+/g) ?? [];
    expect(furniture.split(mark)).toHaveLength(pages.length + 1);
    expect(content.endsWith(mark)).toBe(true);
  });

  it('says so if it was written before the review, and is no longer marked from that day on', () => {
    expect(renderHtml(reviewedOn('2026-03-03', 'HELOC_AGREEMENT'))).toContain(SAMPLE);
    for (const day of ['2026-03-02', '2026-01-15'])
      expect(renderHtml(reviewedOn(day, 'HELOC_AGREEMENT'))).not.toContain(SAMPLE);
  });

  it('needn’t be read again because the mark is gone', () => {
    const [before, after] = [undefined, '2026-03-02'].map((day) =>
      renderHtml(reviewedOn(day, 'HELOC_AGREEMENT')),
    );
    expect(hasSameText(before ?? '', after ?? '')).toBe(true);
  });
});
