// Proves DS-21.

import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { describe, expect, it } from 'vitest';
import { documentText } from './document-text.ts';
import { LenderPapers } from './lender-papers.ts';
import { OWN_WORDS, type OwnParagraph } from './own-words.ts';
import { renderHtml } from './render-html.ts';
import { renderPdf } from './render-pdf.ts';
import { writeDocument } from './templates.ts';
import { pdfTexts } from './testing/pdf-text.ts';
import { LENDER, sampleLine, sampleSubject } from './testing/sample.ts';

const PARAGRAPHS = Object.entries(OWN_WORDS).flatMap(([type, paragraphs]) =>
  Object.entries<OwnParagraph>(paragraphs).map(
    ([id, paragraph]) => [type as keyof typeof OWN_WORDS, id, paragraph] as const,
  ),
);

/** The sample papers of March 2, 2026, of a lender with words of its own. */
const written = (type: Parameters<typeof writeDocument>[0], ...versions: readonly object[]) =>
  writeDocument(
    type,
    sampleSubject(
      { line: sampleLine({ payoffDollars: 20_000 }) },
      { ...LENDER, papers: LenderPapers.parse(versions) },
    ),
  );

describe('a lender’s own words', () => {
  it.each(PARAGRAPHS)('%s %s: replace the paragraph, and nothing else', (type, id, { text, must = [] }) => {
    const own = `Our own words, by phone at {phone}. ${text}`;
    expect(must.every(([, says]) => says.test(text))).toBe(true);
    const [before, after] = [
      written(type),
      written(type, { from: '2026-01-01', words: { [type]: { [id]: own } } }),
    ].map((model) => documentText(model).split('\n'));
    const changed = after?.filter((line) => !before?.includes(line)) ?? [];
    expect(changed).toHaveLength(1);
    expect(changed[0]).toContain('Our own words, by phone at (800) 555-0142. ');
    expect(after).toHaveLength(before?.length ?? 0);
  });

  it('count for papers from their day on, until the next version', () => {
    const version = (from: string, words: string) => ({
      from,
      words: { RIGHTNOTTOCLOSE: { notObliged: words } },
    });
    const text = (...days: readonly [string, string]) =>
      documentText(
        written('RIGHTNOTTOCLOSE', version(days[0], 'Earlier words.'), version(days[1], 'Later words.')),
      );
    expect(text('2026-01-01', '2026-03-03')).toContain('Earlier words.');
    expect(text('2026-01-01', '2026-03-02')).toContain('Later words.');
    expect(text('2026-03-03', '2026-03-04')).toContain('does not oblige you to sign them');
  });
});

describe('a summary in Spanish', () => {
  const es = 'Dice que puede cancelar sin costo.';
  const version = {
    from: '2026-01-01',
    summaries: { es: { NOTICE_OF_RIGHT_TO_CANCEL: es, SECURITY_INSTRUMENT: es } },
  };

  it('is printed after the paper, as Spanish, under a heading that says that it isn’t the legal document', async () => {
    const model = written('NOTICE_OF_RIGHT_TO_CANCEL', version);
    expect(documentText(model).endsWith(`Resumen en español (no es el documento legal)\n${es}`)).toBe(true);
    expect(renderHtml(model)).toContain(
      '<section lang="es-US">\n<h2>Resumen en español (no es el documento legal)</h2>',
    );
    const pdf = await renderPdf(model);
    expect((await pdfTexts(pdf)).content).toContain(es.replace(/\s/g, ''));
    expect(Buffer.from(pdf).toString('latin1')).toContain('/Lang (es-US)');
  });

  it('is not printed on a paper that a county records, nor before its day', () => {
    expect(documentText(written('SECURITY_INSTRUMENT', version))).not.toContain(es);
    const later = { ...version, from: civilDate('2026-03-03') };
    expect(documentText(written('NOTICE_OF_RIGHT_TO_CANCEL', later))).not.toContain(es);
  });
});
