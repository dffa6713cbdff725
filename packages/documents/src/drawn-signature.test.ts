// Proves DS-06.

import { expect, it } from 'vitest';
import { asSigned } from './as-signed.ts';
import { renderHtml } from './render-html.ts';
import { renderPdf } from './render-pdf.ts';
import { writeDocument } from './templates.ts';
import { pdfText } from './testing/pdf-text.ts';
import { sampleSignatures, sampleSubject } from './testing/sample.ts';

it('prints a drawn signature beside the typed name, without extra text', async () => {
  const signedWith = (drawing: readonly number[][] | undefined) =>
    asSigned(writeDocument('HELOC_AGREEMENT', sampleSubject()), sampleSignatures({ drawing }));
  const strokes = [[10, 20, 120, 90, 240, 20, 380, 100]];
  const [drawn, typed] = [signedWith(strokes), signedWith(undefined)];
  expect(renderHtml(drawn)).toContain(
    'María José Álvarez-O’Neill<svg class="document-field-drawing" viewBox="0 0 400 120" aria-hidden="true">',
  );
  const [withDrawing, without] = [await renderPdf(drawn), await renderPdf(typed)];
  expect(await pdfText(withDrawing)).toBe(await pdfText(without));
  expect(withDrawing.length).toBeGreaterThan(without.length);
});
