import type { FactRow } from '@homeline/contract/loan-files/get-loan-file-facts.ts';
import { instantInWords } from '../../shell/dates.ts';
import { TableScroll } from '../../shell/table-scroll.tsx';
import { fileCopy } from './copy.ts';

const copy = fileCopy.facts;

type LinesProps = { readonly rows: readonly FactRow[]; readonly revealed?: string | undefined };
type FactLinesProps = LinesProps & {
  /** Names a part without a name of its own. */
  readonly title: string;
  /** Whether the parts are open. */
  readonly isOpen?: boolean;
};

/** The lines of a fact, and its parts folded below them. */
export function FactLines({ title, rows, revealed, isOpen = false }: FactLinesProps) {
  const own = rows.filter(({ part, item }) => part === undefined && item === undefined);
  const parts = Map.groupBy(
    rows.filter((row) => !own.includes(row)),
    ({ part = '' }) => part,
  );
  return (
    <>
      {own.length > 0 && <Lines rows={own} revealed={revealed} />}
      {[...parts].map(([part, partRows]) => (
        <FactPart key={part} title={part || title} rows={partRows} revealed={revealed} isOpen={isOpen} />
      ))}
    </>
  );
}

function Lines({ rows, revealed }: LinesProps) {
  return (
    <dl className="fact-rows">
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity and keep their order
        <div key={index}>
          <dt>{row.label}</dt>
          <dd className="figures" dir="auto">
            {shownValue(row, revealed)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A part of a fact, folded: a table where it has entries, such as tradelines, else its lines. */
function FactPart({ title, rows, revealed, isOpen = false }: FactLinesProps) {
  const entries = [...Map.groupBy(rows, ({ item }) => item).values()];
  const isList = rows.some(({ item }) => item !== undefined);
  const labels = [...new Set(rows.map(({ label }) => label))];
  return (
    <details className="fact-part" open={isOpen}>
      <summary>{isList ? copy.entries(title, entries.length) : title}</summary>
      {isList ? (
        <TableScroll label={title}>
          <table className="table sheet">
            <thead>
              <tr>
                {labels.map((label) => (
                  <th key={label} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {entries.map((cells) => (
                <tr key={cells[0]?.item}>
                  {labels.map((label) => (
                    <td key={label} className="figures" dir="auto">
                      {cells
                        .filter((cell) => cell.label === label)
                        .map((cell) => shownValue(cell, revealed))
                        .join(', ')}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
      ) : (
        <Lines rows={rows} revealed={revealed} />
      )}
    </details>
  );
}

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/;

function shownValue({ value, isMasked }: FactRow, revealed: string | undefined): string {
  if (isMasked) return revealed ?? copy.masked;
  return INSTANT.test(value) ? instantInWords(value) : value;
}
