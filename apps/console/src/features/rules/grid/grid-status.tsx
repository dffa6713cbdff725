import type { CellTexts } from '@homeline/domain/tables/cell-texts.ts';
import { formatProblem, type TableProblem } from '@homeline/domain/tables/decision-table.ts';
import { rulesCopy } from '../copy.ts';
import { problemsByCell } from './check-cells.ts';
import type { GridCell, GridLayout } from './grid-layout.ts';
import type { Selection } from './grid-selection.ts';

const copy = rulesCopy.grid;

/** More would push the grid off the screen; the check below names all. */
const MOST_PROBLEMS = 5;

type GridStatusProps = {
  readonly layout: GridLayout;
  readonly selection: Selection;
  readonly textOf: (cell: GridCell) => string;
  readonly before: CellTexts;
  readonly problems: readonly TableProblem[];
  /** Cells that differ from the published version, in all tables. */
  readonly changed: number;
};

/** What the cell with the focus is, what it was and what is wrong with it; and what is wrong elsewhere. */
export function GridStatus({ layout, selection, textOf, before, problems, changed }: GridStatusProps) {
  const { row, column } = selection.focus;
  const line = layout.rows[row];
  const cell = line?.cells[column];
  if (!line || !cell) return null;
  const text = textOf(cell);
  const was = before.get(cell.id);
  const own = problemsByCell([cell], problems).get(cell.id);
  return (
    <>
      <p className="rule-grid-status" aria-live="polite">
        <span>
          {[line.heading, layout.columns[column]].filter(Boolean).join(' · ')}: <strong>{text}</strong>
        </span>
        {was !== undefined && was !== text && <span>{copy.was(was)}</span>}
        {own && <span className="problem">{own}</span>}
      </p>
      <p className="fine-print">{copy.changed(changed)}</p>
      {problems.length > 0 && (
        <ul className="problems">
          {problems.slice(0, MOST_PROBLEMS).map((problem) => (
            <li key={formatProblem(problem)}>{formatProblem(problem)}</li>
          ))}
          {problems.length > MOST_PROBLEMS && <li>{copy.moreProblems(problems.length - MOST_PROBLEMS)}</li>}
        </ul>
      )}
    </>
  );
}
