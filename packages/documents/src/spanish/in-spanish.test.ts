// Proves DS-67.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { documentText } from '../document-text.ts';
import { LenderPapers } from '../lender-papers.ts';
import { renderHtml } from '../render-html.ts';
import { renderPdf } from '../render-pdf.ts';
import { writeDocument } from '../templates.ts';
import { htmlText } from '../testing/html-text.ts';
import { pdfTexts } from '../testing/pdf-text.ts';
import { homeFor, LENDER, sampleSubject } from '../testing/sample.ts';
import { inSpanish } from './in-spanish.ts';

type Type = Parameters<typeof writeDocument>[0];

/** Returns the sample paper in Spanish, of a lender with these lines. */
function written(type: Type, lines: Readonly<Record<string, string>>) {
  const papers = LenderPapers.parse([{ from: '2026-01-01', translations: { es: { [type]: lines } } }]);
  const subject = sampleSubject(homeFor(type), { ...LENDER, papers });
  return inSpanish(type, writeDocument(type, subject), subject) ?? expect.fail();
}

/** Returns Spanish for every line: the English one, marked. */
function everyLine(type: Type): Record<string, string> {
  const result = written(type, {});
  return Object.fromEntries(('missing' in result ? result.missing : []).map((line) => [line, `ES ${line}`]));
}

const whole = (type: Type, lines = everyLine(type)) => {
  const result = written(type, lines);
  return 'model' in result ? result.model : expect.fail(`${result.missing}`);
};

describe('a paper in Spanish', () => {
  it.each(['HELOC_AGREEMENT', 'CLOSING_SUMMARY', 'NOTICE_OF_RIGHT_TO_CANCEL'] as const)(
    'has Spanish for each line of %s, and figures, names and days from the paper',
    (type) => {
      const english = documentText(writeDocument(type, sampleSubject(homeFor(type))));
      const spanish = documentText(whole(type));
      for (const amount of english.match(/\$[\d,]+(\.\d\d)?|\d+(\.\d+)?%/g) ?? [])
        expect(spanish).toContain(amount);
      expect(spanish).not.toMatch(/(January|February|March|April) \d/);
      expect(spanish).toMatch(/\d de marzo de 2026/);
      expect(spanish).toContain('María José Álvarez-O’Neill');
    },
  );

  it('says first that it is a translation and that the paper in English is the legal one, and has nothing to sign', () => {
    const model = whole('NOTICE_OF_RIGHT_TO_CANCEL');
    expect(model.language).toBe('es-US');
    expect(documentText(model).split('\n').slice(0, 8)).toEqual([
      'ES Notice of right to cancel',
      'Fecha',
      '2 de marzo de 2026',
      'Número de préstamo',
      'NG-100042',
      'Prestatario',
      'María José Álvarez-O’Neill',
      'Propiedad',
    ]);
    expect(model.opening[0]).toMatchObject({ kind: 'notice', title: 'Traducción al español' });
    expect(model.mark).toBe('Muestra, pendiente de revisión por los abogados del prestamista');
    expect(model.sections.flatMap(({ blocks }) => blocks).map(({ kind }) => kind)).not.toContain('fields');
  });

  it('emphasizes what the paper does, and fills each name in its Spanish place', () => {
    const lines = everyLine('NOTICE_OF_RIGHT_TO_CANCEL');
    const [key = ''] = Object.keys(lines).filter((line) => line.includes('**midnight of {date}**'));
    const html = renderHtml(
      whole('NOTICE_OF_RIGHT_TO_CANCEL', { ...lines, [key]: 'Hasta **la medianoche del {date}**.' }),
    );
    expect(html).toContain('Hasta <strong>la medianoche del sábado, 7 de marzo de 2026</strong>.');
    expect(html).toContain('<html lang="es-US">');
  });

  it('names a line without Spanish, by its English words', () => {
    const { 'Notice of right to cancel': _, ...lines } = everyLine('NOTICE_OF_RIGHT_TO_CANCEL');
    expect(written('NOTICE_OF_RIGHT_TO_CANCEL', lines)).toEqual({ missing: ['Notice of right to cancel'] });
  });

  it('takes words with a name for a number, where numbers vary', () => {
    const lines = everyLine('NOTICE_OF_RIGHT_TO_CANCEL');
    const [key = ''] = Object.keys(lines).filter((line) =>
      line.startsWith('If you cancel the account, the mort'),
    );
    delete lines[key];
    const general = key.replace('20', '{number}');
    const text = documentText(
      whole('NOTICE_OF_RIGHT_TO_CANCEL', { ...lines, [general]: 'Dentro de {number} días.' }),
    );
    expect(text).toContain('Dentro de 20 días.');
  });

  it('is refused in the folder with another name in braces than the English line has', () => {
    const parse = (spanish: string) =>
      LenderPapers.safeParse([
        {
          from: '2026-01-01',
          translations: { es: { TEXAS_12_DAY_NOTICE: { 'At least {money};': spanish } } },
        },
      ]).error?.issues;
    expect(parse('Al menos {money};')).toBeUndefined();
    for (const wrong of ['Al menos $4,000;', 'Al menos {date};', 'Al menos {money} y {money};'])
      expect(parse(wrong)).toMatchObject([
        {
          path: [0, 'translations', 'es', 'TEXAS_12_DAY_NOTICE', 'At least {money};'],
          message: 'Must have the same names in braces as the English line',
        },
      ]);
  });
});

describe('the sample lender’s notice for Texas', () => {
  const papers = LenderPapers.parse(
    JSON.parse(
      readFileSync(new URL('../../../../organisations/homeline/papers.json', import.meta.url), 'utf8'),
    ),
  );
  const subject = sampleSubject(homeFor('TEXAS_12_DAY_NOTICE'), { ...LENDER, papers });
  const english = writeDocument('TEXAS_12_DAY_NOTICE', subject);
  const spanish = inSpanish('TEXAS_12_DAY_NOTICE', english, subject) ?? expect.fail();
  const model = 'model' in spanish ? spanish.model : expect.fail(`${spanish.missing}`);

  it('is whole in Spanish: as many lines, with the letters, amounts and shares of the Constitution’s', () => {
    const parts = (text: string) => text.match(/^\([A-R]\)|\$4,000|80 P|12 D|3 D|2 P|50\(\w\)\(\d+\)/gm);
    expect(parts(documentText(model))).toEqual(parts(documentText(english)));
    expect(documentText(model)).toContain(
      '(G) USTED PUEDE PAGAR EL PRÉSTAMO POR ANTICIPADO SIN PENALIDAD NI CARGO;',
    );
  });

  it('says the same as a page and as a PDF file, in the same order', async () => {
    const { content } = await pdfTexts(await renderPdf(model));
    expect(content.replaceAll('•', '')).toBe(htmlText(renderHtml(model)).replaceAll('•', ''));
  });
});
