import { testInWords } from './bands.ts';
import { formatProblem, type TableProblem } from './decision-table.ts';
import type { Sheet } from './sheet.ts';

/** A row that is named: the labels of its table's inputs, and its tests. */
type NamedRow = { readonly inputs: readonly string[]; readonly tests: readonly string[] };

/** A problem names this many rows; the others are counted. */
const MOST_ROWS = 3;

/** Returns the bands of a row in words: 'Score 700 to 719, Combined loan to value over 70 to 75 %'. A test of any value has no words. */
export function bandsInWords({ inputs, tests }: NamedRow): string {
  return tests
    .map((test, index) => ({ label: inputs[index] ?? '', words: testInWords(test) }))
    .filter(({ words }) => words !== 'any')
    .map(({ label, words }) => withUnit(label, words))
    .join(', ');
}

/** Puts the unit of a label after its number: 'Term, years' and '10' give 'Term 10 years'. */
function withUnit(label: string, words: string): string {
  const [, name, unit] = /^(.+), ([^,]+)$/.exec(label) ?? [];
  if (name === undefined) return `${label} ${words}`;
  return unit === '$' ? `${name} ${words.replace(/\d[\d.]*/g, '$$$&')}` : `${name} ${words} ${unit}`;
}

/** Returns the bands of a table's row in words, or its number if it tests nothing. */
export function rowInWords({ inputs, rows }: Sheet, number: number): string {
  const tests = rows[number - 1]?.inputs.map(({ text }) => text) ?? [];
  return bandsInWords({ inputs, tests }) || `row ${number}`;
}

/** Returns a problem as one line that names its rows by their bands: 'Base rate; Score 700 to 719; Percent: …'. */
export function problemInWords(sheets: readonly Sheet[], problem: TableProblem): string {
  const { table, rows = [], column, message } = problem;
  const sheet = sheets.find(({ name }) => name === table);
  if (!sheet || rows.length === 0) return formatProblem(problem);
  const named = rows.slice(0, MOST_ROWS).map((number) => rowInWords(sheet, number));
  const more = rows.length > MOST_ROWS ? [`${rows.length - MOST_ROWS} more rows`] : [];
  return `${[sheet.name, ...named, ...more, ...(column ? [column] : [])].join('; ')}: ${message}`;
}
