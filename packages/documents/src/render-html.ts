import { SHEET, type Stroke, svgPath } from '@homeline/domain/signing/drawn-signature.ts';
import { type Block, type DocumentModel, type Field, phrases, type Text } from './document.ts';

/**
 * Renders a document as an HTML page with one level-one heading and a level-two heading per section. A strict Content-Security-Policy
 * applies, so it has no script and no style attribute. The same document always gives the same text.
 * @param stylesheetHref where `document.css` is served; without it the page is unstyled
 */
export function renderHtml(model: DocumentModel, stylesheetHref?: string): string {
  return pageOf([model], model, stylesheetHref);
}

/** Renders documents that belong together as one page, one after the other, titled as the first. */
export function renderHtmlTogether(
  [first, ...others]: readonly [DocumentModel, ...DocumentModel[]],
  stylesheetHref: string,
): string {
  return pageOf([first, ...others], first, stylesheetHref);
}

function pageOf(
  models: readonly DocumentModel[],
  { language, title, letterhead, mark }: DocumentModel,
  stylesheetHref: string | undefined,
): string {
  return lines(
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(title)} · ${escaped(letterhead.name)}</title>`,
    stylesheetHref && `<link rel="stylesheet" href="${escaped(stylesheetHref)}">`,
    '</head>',
    '<body>',
    ...(models.length === 1
      ? models.map((model) => written(model, 'main'))
      : ['<main>', ...models.map((model) => written(model, 'article')), '</main>']),
    mark && `<footer class="document-mark">${escaped(mark)}</footer>`,
    '</body>',
    '</html>',
    '',
  );
}

function written(
  { letterhead, title, particulars, opening, sections }: DocumentModel,
  element: 'main' | 'article',
): string {
  return lines(
    `<${element} class="document">`,
    '<header class="document-letterhead">',
    `<p class="document-lender">${escaped(letterhead.name)}</p>`,
    `<address>${letterhead.lines.map(escaped).join('<br>')}</address>`,
    '</header>',
    `<h1>${escaped(title)}</h1>`,
    particulars.length > 0 && definitionList(particulars),
    ...opening.map(htmlOf),
    ...sections.map(({ heading, blocks, language }) =>
      lines(
        language ? `<section lang="${language}">` : '<section>',
        `<h2>${escaped(heading)}</h2>`,
        ...blocks.map(htmlOf),
        '</section>',
      ),
    ),
    `</${element}>`,
  );
}

type Html<Kind extends Block['kind']> = (block: Extract<Block, { kind: Kind }>) => string;

const HTML: { readonly [Kind in Block['kind']]: Html<Kind> } = {
  paragraph: ({ text }) => `<p>${inline(text)}</p>`,
  list: ({ ordered, items }) => {
    const name = ordered ? 'ol' : 'ul';
    return lines(`<${name}>`, ...items.map((item) => `<li>${inline(item)}</li>`), `</${name}>`);
  },
  definitions: ({ rows }) => definitionList(rows),
  amounts: ({ figures }) => definitionList(figures, 'document-amounts'),
  table: ({ caption, columns, rows, total }) => {
    const row = (cells: readonly string[]) => {
      const written = cells.map((cell, index) => {
        const align = columns[index]?.align === 'right' ? ' class="amount"' : '';
        return index === 0
          ? `<th scope="row"${align}>${escaped(cell)}</th>`
          : `<td${align}>${escaped(cell)}</td>`;
      });
      return `<tr>${written.join('')}</tr>`;
    };
    const heads = columns.map(({ heading, align }) => {
      return `<th scope="col"${align === 'right' ? ' class="amount"' : ''}>${escaped(heading)}</th>`;
    });
    return lines(
      '<table>',
      `<caption>${escaped(caption)}</caption>`,
      `<thead><tr>${heads.join('')}</tr></thead>`,
      lines('<tbody>', ...rows.map(row), '</tbody>'),
      total && `<tfoot>${row(total)}</tfoot>`,
      '</table>',
    );
  },
  notice: ({ title, paragraphs }) =>
    lines(
      '<div class="document-notice">',
      `<p><strong>${escaped(title)}</strong></p>`,
      ...paragraphs.map((text) => `<p>${inline(text)}</p>`),
      '</div>',
    ),
  fields: ({ fields }) => lines('<div class="document-fields">', ...fields.map(fieldHtml), '</div>'),
};

function htmlOf(block: Block): string {
  const write = HTML[block.kind] as Html<Block['kind']>;
  return write(block as never);
}

function fieldHtml({ id, kind, label, value, drawing }: Field): string {
  const name = kind.toLowerCase().replace('_', '-');
  return lines(
    `<div class="document-field document-field-${name}" id="${escaped(id)}">`,
    `<span class="document-field-value">${value ? escaped(value) : ''}${drawing ? drawingHtml(drawing) : ''}</span>`,
    `<span class="document-field-label">${escaped(label)}</span>`,
    '</div>',
  );
}

/** Hidden from screen readers: the name beside it says the same. */
function drawingHtml(strokes: readonly Stroke[]): string {
  return `<svg class="document-field-drawing" viewBox="0 0 ${SHEET.width} ${SHEET.height}" aria-hidden="true"><path d="${svgPath(strokes)}"/></svg>`;
}

function definitionList(rows: readonly (readonly [string, string])[], name = 'document-definitions'): string {
  const pairs = rows.map(
    ([term, detail]) => `<div><dt>${escaped(term)}</dt><dd>${escaped(detail)}</dd></div>`,
  );
  return lines(`<dl class="${name}">`, ...pairs, '</dl>');
}

function inline(text: Text): string {
  return phrases(text)
    .map((part) => (typeof part === 'string' ? escaped(part) : `<strong>${escaped(part.strong)}</strong>`))
    .join('');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

function lines(...parts: readonly (string | false | undefined)[]): string {
  return parts.filter((part) => part !== false && part !== undefined).join('\n');
}
