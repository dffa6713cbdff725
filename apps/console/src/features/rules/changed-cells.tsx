import { Alert } from '@homeline/ui/feedback/alert.tsx';
import { TableScroll } from '../../shell/table-scroll.tsx';
import { rulesCopy } from './copy.ts';
import type { Place } from './grid/places.ts';
import { type ChangedCell, jumpInWords, placeInWords } from './rule-words.ts';

const copy = rulesCopy.comparison.cells;

/** More rows would be slow to read and to draw. */
const MOST_ROWS = 100;
/** More would hide the comparison; all are in the list below. */
const MOST_JUMPS = 5;

type ChangedCellsProps = {
  readonly cells: readonly ChangedCell[];
  /** Shows a cell in its table. */
  readonly onOpen: ((place: Place) => void) | undefined;
};

/** Every cell that the new rules change, before and after, and those that are probably typing errors first. */
export function ChangedCells({ cells, onOpen }: ChangedCellsProps) {
  const jumps = cells.filter(({ jump }) => jump !== undefined);
  return (
    <section className="comparison">
      <h3>{copy.heading}</h3>
      {jumps.length > 0 && (
        <Alert
          kind="ADVICE"
          title={rulesCopy.jumps.heading(jumps.length)}
          text={
            <ul className="problems">
              {jumps.slice(0, MOST_JUMPS).map((cell) => (
                <li key={placeInWords(cell)}>{jumpInWords(cell)}</li>
              ))}
              {jumps.length > MOST_JUMPS && <li>{rulesCopy.jumps.others(jumps.length - MOST_JUMPS)}</li>}
            </ul>
          }
        />
      )}
      {cells.length === 0 && <p>{copy.none}</p>}
      {cells.length > 0 && (
        <TableScroll label={copy.heading}>
          <table className="table">
            <caption className="hidden-visually">{copy.heading}</caption>
            <thead>
              <tr>
                <th scope="col">{copy.table}</th>
                <th scope="col">{copy.cell}</th>
                <th scope="col">{rulesCopy.comparison.before}</th>
                <th scope="col">{rulesCopy.comparison.after}</th>
              </tr>
            </thead>
            <tbody>
              {cells.slice(0, MOST_ROWS).map(({ table, row, where, column, before, after }) => (
                <tr key={`${table} ${row} ${column} ${before}`}>
                  <th scope="row">{table}</th>
                  <td>
                    <CellPlace
                      words={copy.place(where ?? (row === undefined ? undefined : copy.row(row)), column)}
                      // A removed cell is no longer in a table.
                      onOpen={
                        after === undefined ? undefined : onOpen && (() => onOpen({ table, row, column }))
                      }
                    />
                  </td>
                  <td>{before ?? copy.added}</td>
                  <td>{after ?? copy.removed}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
      )}
      {cells.length > MOST_ROWS && <p className="fine-print">{rulesCopy.comparison.first(MOST_ROWS)}</p>}
    </section>
  );
}

type CellPlaceProps = { readonly words: string; readonly onOpen: (() => void) | undefined };

function CellPlace({ words, onOpen }: CellPlaceProps) {
  if (!onOpen) return words;
  return (
    <button type="button" className="link" onClick={onOpen}>
      {words || copy.cell}
    </button>
  );
}
