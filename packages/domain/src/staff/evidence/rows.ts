import { type FactRow, factRows, wholeLabel } from '../fact-rows.ts';
import { FIELD_WORDS, PART_WORDS } from '../field-words.ts';

/** The labels of an entry's own answer, which goes first under the entry's name. */
const ANSWERS = [FIELD_WORDS['answer'], FIELD_WORDS['decision'], FIELD_WORDS['outcome']];

/** Returns the lines of the newest entry, each named by the entry and its own label. */
export function newestRows(name: string, entries: readonly (object | undefined)[]): readonly FactRow[] {
  return rowsNamed(name, entries.at(-1));
}

/** Returns the lines of one entry, each named by the entry and its own label. Which rule matched is in the decisions. */
export function rowsNamed(name: string, entry: object | undefined): readonly FactRow[] {
  const rule = PART_WORDS['by'] ?? '';
  const rows = factRows(entry)
    .filter(({ part }) => !part?.startsWith(rule))
    .map((row) => ({
      label: wholeLabel(row),
      value: row.value,
      ...(row.isMasked && { isMasked: row.isMasked }),
    }));
  const answers = rows.filter(({ label }) => ANSWERS.includes(label)).map((row) => ({ ...row, label: name }));
  const others = rows.filter(({ label }) => !ANSWERS.includes(label));
  return [...answers, ...others.map((row) => ({ ...row, label: `${name} · ${row.label}` }))];
}

/** Returns a line; none without a value. */
export function row(label: string, value: string | undefined): readonly FactRow[] {
  return value === undefined ? [] : [{ label, value }];
}

/** Most checks run once; only later runs get a number. */
export function numbered(name: string, index: number): string {
  return index === 0 ? name : `${name} ${index + 1}`;
}
