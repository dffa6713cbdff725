import type { FactRow } from '@homeline/contract/loan-files/get-loan-file-facts.ts';
import type { ReactNode } from 'react';
import { instantInWords } from '../../shell/dates.ts';
import { TableScroll } from '../../shell/table-scroll.tsx';
import { fileCopy } from './copy.ts';

const copy = fileCopy.facts;

type LinesProps = {
  readonly rows: readonly FactRow[];
  readonly revealed?: string | undefined;
  /** The control that reveals a masked value, shown on its line. */
  readonly reveal?: ReactNode;
};
type FactLinesProps = LinesProps & {
  /** Names a part without a name of its own. */
  readonly title: string;
  /** Whether the parts are open. */
  readonly isOpen?: boolean;
};

/** A line of a part; a line from a nested part has the number of its entry there. */
type PartRow = FactRow & { readonly inner?: number };

/** A part within an entry of another, such as the costs of the second offer. */
const INNER = /^(.+) · (\d+) · (.+)$/;
/** The labels whose values name the entries of a list. */
const NAMES = ['Term', 'Creditor', 'Lienholder', 'Name'];
/** The most entries that fit side by side. */
const MOST_BESIDE = 6;

/** The lines of a fact, and its parts folded below them. */
export function FactLines({ title, rows, isOpen = false, ...lines }: FactLinesProps) {
  const own = rows.filter(({ part, item }) => part === undefined && item === undefined);
  const parts = Map.groupBy(
    rows.filter((row) => !own.includes(row)).map(withinEntry),
    ({ part = '' }) => part,
  );
  return (
    <>
      {own.length > 0 && <Lines rows={own} {...lines} />}
      {[...parts].map(([part, partRows]) => (
        <FactPart key={part} title={part || title} rows={partRows} isOpen={isOpen} {...lines} />
      ))}
    </>
  );
}

/** Turns a nested part into another line of its entry. */
function withinEntry(row: FactRow): PartRow {
  const [, part, item, inner] = INNER.exec(row.part ?? '') ?? [];
  if (!part || !inner || row.item === undefined) return row;
  const answer = row.value === 'Yes' ? row.label : `${row.label}: ${row.value}`;
  const value = /^(Yes|No)$/.test(row.value) ? answer : row.value;
  return { ...row, part, item: Number(item), label: inner, value, inner: row.item };
}

function Lines({ rows, revealed, reveal }: LinesProps) {
  return (
    <dl className="fact-rows">
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity and keep their order
        <div key={index}>
          <dt>{row.label}</dt>
          <dd className="figures" dir="auto">
            {shownValue(row, revealed)}
            {row.isMasked && <> {reveal}</>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Shows a part of a fact, folded: a table for entries such as tradelines, else lines. A few entries are side by side. */
function FactPart({
  title,
  rows,
  isOpen = false,
  ...lines
}: FactLinesProps & { readonly rows: readonly PartRow[] }) {
  const entries = [...Map.groupBy(rows, ({ item }) => item).values()];
  const isList = rows.some(({ item }) => item !== undefined);
  const labels = [...new Set(rows.map(({ label }) => label))];
  const name = labels.find((label) => NAMES.includes(label)) ?? labels[0] ?? '';
  const ordered = [name, ...labels.filter((label) => label !== name)];
  const byEntry = entries.map((cells) => ordered.map((label) => cellOf(cells, label, lines.revealed)));
  const isBeside = entries.length <= MOST_BESIDE && labels.length > MOST_BESIDE;
  const table = isBeside
    ? ordered.map((label, row) => [label, ...byEntry.map((cells) => cells[row] ?? '')])
    : [ordered, ...byEntry];
  return (
    <details className="fact-part" open={isOpen}>
      <summary>{isList ? copy.entries(title, entries.length) : title}</summary>
      {isList ? (
        <PartTable label={title} rows={table} hasRowHeads={isBeside} />
      ) : (
        <Lines rows={rows} {...lines} />
      )}
    </details>
  );
}

/** Returns an entry's text under a label: its nested entries one per line, without duplicates. */
function cellOf(cells: readonly PartRow[], label: string, revealed: string | undefined): string {
  const own = cells.filter((cell) => cell.label === label);
  const lines = Map.groupBy(own, ({ inner }) => inner);
  return [...lines.values()]
    .map((line) => [...new Set(line.map((cell) => shownValue(cell, revealed)))].join(' · '))
    .join('\n');
}

type PartTableProps = {
  readonly label: string;
  readonly rows: readonly (readonly string[])[];
  readonly hasRowHeads: boolean;
};

function PartTable({ label, rows: [head = [], ...rows], hasRowHeads }: PartTableProps) {
  return (
    <TableScroll label={label}>
      <table className="table sheet fact-table">
        <thead>
          <tr>
            {head.map((text, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity and keep their order
              <th key={column} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity and keep their order
            <tr key={row}>
              {hasRowHeads ? <th scope="row">{first}</th> : <td dir="auto">{first}</td>}
              {cells.map((text, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity and keep their order
                <td key={column} className="figures" dir="auto">
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/;

function shownValue({ value, isMasked }: FactRow, revealed: string | undefined): string {
  if (isMasked) return revealed ?? copy.masked;
  return INSTANT.test(value) ? instantInWords(value) : value;
}
