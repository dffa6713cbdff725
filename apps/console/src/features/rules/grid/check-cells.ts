import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { readCreditPolicy } from '@homeline/domain/policy/read-credit-policy.ts';
import { readRateSheet } from '@homeline/domain/policy/read-rate-sheet.ts';
import { formatProblem, type TableProblem } from '@homeline/domain/tables/decision-table.ts';
import { problemInWords } from '@homeline/domain/tables/places.ts';
import { readSheets } from '@homeline/domain/tables/sheet.ts';
import type { Finding } from '../findings.tsx';
import type { Kind } from '../rule-words.ts';
import type { GridCell } from './grid-layout.ts';

/** Placeholders for date and checksum, which cell checks don't use. */
const UNPUBLISHED = { version: civilDate('2000-01-01'), sha256: '' };

/** Proves the tables of a file in the browser, as the server does before it publishes them. Prices aren't tried here. */
export async function cellProblems(kind: Kind, xml: string): Promise<readonly TableProblem[]> {
  const read = kind === 'rates' ? readRateSheet(UNPUBLISHED, xml) : readCreditPolicy(UNPUBLISHED, xml);
  return 'problems' in read ? read.problems : [];
}

/** Returns the problem of each cell that has one, by the cell's id. */
export function problemsByCell(
  cells: readonly GridCell[],
  problems: readonly TableProblem[],
): ReadonlyMap<string, string> {
  return new Map(
    cells.flatMap((cell) => {
      const found = problems.find(
        ({ table, rows, column }) =>
          table === cell.table &&
          (rows === undefined || rows.includes(cell.row)) &&
          (column === undefined ? rows === undefined : column === cell.column),
      );
      return found ? [[cell.id, found.message] as const] : [];
    }),
  );
}

/** Returns the server's problems with a file, worded by their bands, each with its place. Problems that only the server finds keep their line. */
export async function findingsOf(
  kind: Kind,
  xml: string,
  lines: readonly string[],
): Promise<readonly Finding[]> {
  if (lines.length === 0) return [];
  const [own, sheets = []] = await Promise.all([cellProblems(kind, xml), readSheets(xml)]);
  const byLine = new Map(own.map((problem) => [formatProblem(problem), problem]));
  return lines.map((line) => {
    const problem = byLine.get(line);
    if (!problem) return { words: line, place: {} };
    const { table, rows, column } = problem;
    return { words: problemInWords(sheets, problem), place: { table, row: rows?.[0], column } };
  });
}
