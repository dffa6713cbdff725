import { summaryOf } from '@homeline/domain/rules/movement.ts';
import { aprChangesOf } from './apr-changes.ts';
import { changeBars, changeHistogram, MOST_BARS } from './charts.ts';
import { type Alike, LISTED, movedAlike } from './moved-alike.ts';
import { figuresOf, type Group, type Report, type Row, rowsOf } from './report.ts';
import { STYLE } from './report-style.ts';

/** A comparison as one page that needs nothing from anywhere, light or dark as the reader's machine is. */
export function htmlReport({ title, notes, groups }: Report): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
<main>
<h1>${escaped(title)}</h1>
${notes.map((note) => `<p>${escaped(note)}</p>`).join('\n')}
${groups.map(section).join('\n')}
</main>
</html>
`;
}

function section({ title, note, compared }: Group): string {
  const figures = figuresOf(summaryOf(compared));
  const changes = aprChangesOf(compared);
  const rows = rowsOf(compared);
  const isDrawn = changes.some(({ byPct }) => byPct !== 0);
  const charts = `<div class="charts">
<figure><figcaption>Change of APR in percentage points, by whom; at most the ${MOST_BARS} largest</figcaption>${isDrawn ? changeBars(changes) : ''}</figure>
<figure><figcaption>Change of APR in percentage points, how many</figcaption>${isDrawn ? changeHistogram(changes) : ''}</figure>
</div>`;
  return `<section>
<h2>${escaped(title)}</h2>
${note ? `<p>${escaped(note)}</p>` : ''}
<dl>${figures.map(([what, figure]) => `<div><dt>${what}</dt><dd>${figure}</dd></div>`).join('')}</dl>
${isDrawn ? charts : ''}
${
  rows.length > 0
    ? movedAlike(rows)
        .map((alike) => alikeSection(alike, rows.length <= LISTED))
        .join('')
    : '<p>Nobody moves.</p>'
}
</section>`;
}

/** How many move alike and how; who they are stands below, folded where they are many. */
function alikeSection({ words, rows }: Alike, isOpen: boolean): string {
  return `<details${isOpen ? ' open' : ''}><summary><b>${rows.length}</b> ${escaped(words)}</summary>${table(rows)}</details>`;
}

/** What stands above the terms that change. */
const TERMS = 'Terms that change';

function table(rows: readonly Row[]): string {
  const names = rows[0]?.cells.map(({ name }) => name) ?? [];
  const head = ['Who', ...names, TERMS].map((name) => `<th scope="col">${name}</th>`).join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.map(tableRow).join('')}</tbody></table>`;
}

function tableRow({ who, cells, terms }: Row): string {
  const rest = cells.map(
    ({ name, words, by }) =>
      `<td data-name="${name}"><span>${escaped(words)}${by ? ` <b>${escaped(by)}</b>` : ''}</span></td>`,
  );
  const changed = terms.map((term) => `<li>${escaped(term)}</li>`).join('');
  const last = `<td data-name="${TERMS}">${changed ? `<ul>${changed}</ul>` : 'none'}</td>`;
  return `<tr><th scope="row">${escaped(who)}</th>${rest.join('')}${last}</tr>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
