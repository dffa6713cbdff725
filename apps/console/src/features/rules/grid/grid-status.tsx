import type { CellTexts } from '@homeline/domain/tables/cell-texts.ts';
import type { ChangedCell } from '@homeline/domain/tables/changed-cells.ts';
import type { TableProblem } from '@homeline/domain/tables/decision-table.ts';
import { problemInWords } from '@homeline/domain/tables/places.ts';
import type { Sheet } from '@homeline/domain/tables/sheet.ts';
import { Alert } from '@homeline/ui/feedback/alert.tsx';
import { rulesCopy } from '../copy.ts';
import { jumpInWords } from '../rule-words.ts';
import { problemsByCell } from './check-cells.ts';
import type { GridCell, GridLayout } from './grid-layout.ts';
import type { Selection } from './grid-selection.ts';
import { PlaceList } from './place-list.tsx';
import type { Place } from './places.ts';

const copy = rulesCopy.grid;

/** More would push the grid off the screen; the check below names all. */
const MOST_PROBLEMS = 5;

type GridStatusProps = {
  readonly sheets: readonly Sheet[];
  readonly layout: GridLayout;
  readonly selection: Selection;
  readonly textOf: (cell: GridCell) => string;
  readonly before: CellTexts;
  readonly problems: readonly TableProblem[];
  /** Numbers that are probably typing errors. */
  readonly jumps: readonly ChangedCell[];
  /** Cells that differ from the published version, in all tables. */
  readonly changed: number;
  readonly onOpen: (place: Place) => void;
};

/** Describes the focused cell: its text, its published text and its problem. Also lists the problems of other cells. */
export function GridStatus(props: GridStatusProps) {
  const { sheets, layout, selection, textOf, before, problems, jumps, changed, onOpen } = props;
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
      {jumps.length > 0 && (
        <Alert
          kind="ADVICE"
          title={rulesCopy.jumps.heading(jumps.length)}
          text={
            <PlaceList
              places={jumps.slice(0, MOST_PROBLEMS).map((place) => ({ place, words: jumpInWords(place) }))}
              onOpen={onOpen}
            />
          }
        />
      )}
      {problems.length > 0 && (
        <PlaceList
          places={problems.slice(0, MOST_PROBLEMS).map((problem) => ({
            place: { table: problem.table, row: problem.rows?.[0], column: problem.column },
            words: problemInWords(sheets, problem),
          }))}
          onOpen={onOpen}
        />
      )}
      {problems.length > MOST_PROBLEMS && <p>{copy.moreProblems(problems.length - MOST_PROBLEMS)}</p>}
    </>
  );
}
