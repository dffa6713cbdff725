import type { WrittenDocumentType } from '@homeline/domain/documents/written-documents.ts';
import { type Block, type DocumentModel, notice, type Phrase, phrases, type Text } from '../document.ts';
import { papersOn } from '../lender-papers.ts';
import type { DocumentSubject } from '../subject.ts';
import { filled, isWordless, linesOf } from './line-key.ts';

/** A paper in Spanish, or the lines that have no Spanish. */
export type InSpanish = { readonly model: DocumentModel } | { readonly missing: readonly string[] };

/** What every paper says around its own words. */
const FRAME: Readonly<Record<string, string>> = {
  Date: 'Fecha',
  'Loan number': 'Número de préstamo',
  Borrower: 'Prestatario',
  Property: 'Propiedad',
  'Loan originator': 'Originador del préstamo',
  'Loan {loanNumber}': 'Préstamo {loanNumber}',
  'Sample, to be reviewed by the lender’s counsel':
    'Muestra, pendiente de revisión por los abogados del prestamista',
};
const TRANSLATION = notice(
  'Traducción al español',
  'Esta traducción es para su información. El documento legal es el que está en inglés: es el que usted recibe o firma, y el que vale si hay diferencias.',
);

/**
 * Returns a paper in the lender's Spanish words: every title, heading, label and paragraph has its own, by the English words that it stands
 * for. Days are written in Spanish; names and amounts stay. What people sign, and a summary in Spanish, are left out: the English paper has them.
 * @returns undefined if the lender has no Spanish for this type
 */
export function inSpanish(
  type: WrittenDocumentType,
  model: DocumentModel,
  subject: DocumentSubject,
): InSpanish | undefined {
  const words = papersOn(subject.lender.papers, subject.madeOn)?.translations.es[type];
  if (!words) return undefined;
  const missing = new Set<string>();

  function line(english: string): string {
    const lines = linesOf(english, subject);
    for (const each of lines) {
      const found = words?.[each.key] ?? FRAME[each.key];
      if (found !== undefined) return filled(found, each);
    }
    const [, plain] = lines;
    if (isWordless(plain)) return filled(plain.key, plain);
    missing.add(lines[0].key);
    return english;
  }
  const text = (given: Text): Text => unmarked(line(marked(given)));
  const block = (given: Block): readonly Block[] => {
    switch (given.kind) {
      case 'paragraph':
        return [{ ...given, text: text(given.text) }];
      case 'list':
        return [{ ...given, items: given.items.map(text) }];
      case 'definitions':
        return [{ ...given, rows: given.rows.map(([term, detail]) => [line(term), line(detail)] as const) }];
      case 'amounts':
        return [
          { ...given, figures: given.figures.map(([label, value]) => [line(label), line(value)] as const) },
        ];
      case 'table':
        return [
          {
            ...given,
            caption: line(given.caption),
            columns: given.columns.map((column) => ({ ...column, heading: line(column.heading) })),
            rows: given.rows.map((row) => row.map(line)),
            ...(given.total && { total: given.total.map(line) }),
          },
        ];
      case 'notice':
        return [{ ...given, title: line(given.title), paragraphs: given.paragraphs.map(text) }];
      case 'fields':
        return [];
    }
  };
  const { title, particulars, opening, sections, mark, reference } = model;
  const written: DocumentModel = {
    ...model,
    language: 'es-US',
    title: line(title),
    reference: line(reference),
    ...(mark && { mark: line(mark) }),
    particulars: particulars.map(([term, detail]) => [line(term), line(detail)] as const),
    opening: [TRANSLATION, ...opening.flatMap(block)],
    sections: sections
      .filter(({ language }) => language === undefined)
      .map(({ heading, blocks }) => ({ heading: line(heading), blocks: blocks.flatMap(block) })),
  };
  return missing.size > 0 ? { missing: [...missing] } : { model: written };
}

/** Returns a text with two asterisks around what is strong. */
function marked(text: Text): string {
  return phrases(text)
    .map((phrase) => (typeof phrase === 'string' ? phrase : `**${phrase.strong}**`))
    .join('');
}

function unmarked(text: string): Text {
  if (!text.includes('**')) return text;
  return text
    .split('**')
    .map((part, index): Phrase => (index % 2 === 1 ? { strong: part } : part))
    .filter((part) => part !== '');
}
