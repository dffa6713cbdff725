import type { CellTexts } from '@homeline/domain/tables/cell-texts.ts';
import { Button } from '@homeline/ui/button.tsx';
import { useState } from 'react';
import { rulesCopy } from '../copy.ts';
import { addToNumbers, cellsIn, filledDown } from './block-edits.ts';
import { cellsOf, distinct, type GridCell, type GridLayout } from './grid-layout.ts';
import type { Selection } from './grid-selection.ts';

const copy = rulesCopy.grid;

/** The step by which a sheet shifts its rates, and the name of the constant that sets it. */
export type ShiftStep = { readonly step: string; readonly name: string };

type GridToolsProps = {
  readonly layout: GridLayout;
  readonly selection: Selection;
  readonly textOf: (cell: GridCell) => string;
  /** The usual step by which numbers shift; absent in files without one. */
  readonly step: ShiftStep | undefined;
  readonly onChange: (texts: CellTexts) => void;
  /** Absent when there is nothing to undo or redo. */
  readonly onUndo: (() => void) | undefined;
  readonly onRedo: (() => void) | undefined;
};

/** The tools that change many cells at once (shift by a number, fill down), with undo and redo. */
export function GridTools(props: GridToolsProps) {
  const { layout, selection, textOf, step, onChange, onUndo, onRedo } = props;
  const [typed, setBy] = useState<string>();
  const by = typed ?? step?.step ?? '1';
  const number = Number(by);
  const isUsable = by.trim() !== '' && Number.isFinite(number) && number !== 0;
  const selected = distinct(cellsIn(layout, selection).flat());
  const shift = (cells: readonly GridCell[]) => onChange(addToNumbers(cells, number, textOf));
  return (
    <>
      <label className="filter">
        <span>{copy.shiftBy}</span>
        <input
          className="control"
          inputMode="decimal"
          title={step && copy.step(step.step, step.name)}
          value={by}
          onChange={({ target }) => setBy(target.value.replace('+', ''))}
        />
      </label>
      <Button kind="secondary" disabled={!isUsable} onClick={() => shift(cellsOf(layout))}>
        {copy.shiftAll}
      </Button>
      <Button kind="secondary" disabled={!isUsable} onClick={() => shift(selected)}>
        {copy.shiftSelection(selected.length)}
      </Button>
      <Button
        kind="secondary"
        disabled={cellsIn(layout, selection).length < 2}
        onClick={() => onChange(filledDown(layout, selection, textOf))}
      >
        {copy.fillDown}
      </Button>
      <Button kind="quiet" disabled={!onUndo} onClick={onUndo}>
        {copy.undo}
      </Button>
      <Button kind="quiet" disabled={!onRedo} onClick={onRedo}>
        {copy.redo}
      </Button>
      {step && <p className="fine-print rule-grid-step">{copy.step(step.step, step.name)}</p>}
    </>
  );
}
