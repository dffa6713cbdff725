import type { CellTexts } from '@homeline/domain/tables/cell-texts.ts';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { rulesCopy } from '../copy.ts';
import { cellsIn, copied, filledDown, pasted } from './block-edits.ts';
import { CellInput } from './cell-input.tsx';
import { alignedTexts } from './decimals.ts';
import { type GridCell, type GridLayout, heatOf } from './grid-layout.ts';
import { isSelected, type MovingKey, moved, type Selection } from './grid-selection.ts';
import './grid.css';

const copy = rulesCopy.grid;

type RuleGridProps = {
  readonly label: string;
  readonly layout: GridLayout;
  readonly textOf: (cell: GridCell) => string;
  /** The earlier version's texts by cell id. A cell whose text differs is marked. */
  readonly before: CellTexts;
  readonly problems: CellTexts;
  readonly hasHeat: boolean;
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
  /** Absent where nothing can be changed. */
  readonly onChange?: ((texts: CellTexts) => void) | undefined;
  /** Called with how many cells of a pasted block lie outside the table. */
  readonly onPasted?: ((cutOff: number) => void) | undefined;
  readonly onUndo?: (() => void) | undefined;
  readonly onRedo?: (() => void) | undefined;
};

/** A table of rules that edits like a spreadsheet: arrows, Enter or F2, paste, fill down. Tab stops at a single cell. */
export function RuleGrid(props: RuleGridProps) {
  const { label, layout, textOf, before, problems, hasHeat, selection, onSelect, onChange } = props;
  const [edited, edit] = useState<string>();
  const grid = useRef<HTMLTableElement>(null);
  const takesFocus = useRef(false);
  const heat = hasHeat ? heatOf(layout, textOf) : new Map<string, number>();
  const shownAs = alignedTexts(layout, textOf);
  const size = { rows: layout.rows.length, columns: layout.rows[0]?.cells.length ?? 0 };
  const cellAt = ({ focus: spot }: Selection) => layout.rows[spot.row]?.cells[spot.column];
  const current = cellAt(selection);

  useEffect(() => {
    if (!takesFocus.current || edited !== undefined) return;
    takesFocus.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });
  const select = (next: Selection) => {
    takesFocus.current = true;
    onSelect(next);
  };
  const move = (key: MovingKey) => {
    let next = moved(selection, key, size);
    // Skip the other columns of a cell that covers several.
    while (next && /Left|Right/.test(key.key) && cellAt(next)?.id === current?.id) {
      const further = moved(
        { anchor: key.shiftKey ? next.anchor : next.focus, focus: next.focus },
        key,
        size,
      );
      if (!further || further.focus.column === next.focus.column) break;
      next = further;
    }
    return next;
  };
  const keep = (text: string | undefined, key?: string) => {
    edit(undefined);
    if (current && text !== undefined && text !== textOf(current)) onChange?.(new Map([[current.id, text]]));
    // Without a key, the person moved the focus elsewhere, where it stays.
    if (key) select(move({ key, shiftKey: false, ctrlKey: false, metaKey: false }) ?? selection);
  };
  const press = (event: KeyboardEvent) => {
    if (edited !== undefined) return;
    const isWithControl = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    if (isWithControl && (key === 'z' || key === 'y')) {
      event.preventDefault();
      if (key === 'z' && !event.shiftKey) props.onUndo?.();
      else props.onRedo?.();
      return;
    }
    const next = move(event);
    if (next) {
      event.preventDefault();
      select(next);
      return;
    }
    if (!onChange || !current) return;
    if (isWithControl && key === 'd') {
      event.preventDefault();
      onChange(filledDown(layout, selection, textOf));
    } else if (event.key === 'Enter' || event.key === 'F2') {
      event.preventDefault();
      edit(textOf(current));
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      onChange(
        new Map(
          cellsIn(layout, selection)
            .flat()
            .map(({ id, isInput }) => [id, isInput ? '-' : 'null']),
        ),
      );
    } else if (event.key.length === 1 && !isWithControl && !event.altKey) {
      event.preventDefault();
      edit(event.key);
    }
  };
  const paste = (event: ClipboardEvent) => {
    if (!onChange || edited !== undefined) return;
    event.preventDefault();
    const block = pasted(layout, selection, event.clipboardData.getData('text/plain'));
    onChange(block.texts);
    props.onPasted?.(block.cutOff);
  };
  const copyBlock = (event: ClipboardEvent) => {
    if (edited !== undefined) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', copied(layout, selection, textOf));
  };
  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that edits like a spreadsheet is a grid (ARIA grid pattern)
      role="grid"
      aria-label={label}
      aria-multiselectable
      aria-readonly={!onChange}
      className="rule-grid"
      onKeyDown={press}
      onPaste={paste}
      onCopy={copyBlock}
    >
      <thead>
        {layout.across && (
          <tr>
            <th scope="col" rowSpan={2}>
              {layout.corner}
            </th>
            <th scope="colgroup" colSpan={layout.columns.length} className="rule-grid-across">
              {layout.across}
            </th>
          </tr>
        )}
        <tr>
          {!layout.across && <th scope="col">{layout.corner}</th>}
          {layout.columns.map((column) => (
            <th key={column} scope="col" className="rule-grid-column">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {layout.rows.map(({ heading, cells }, row) => (
          <tr key={cells[0]?.id}>
            <th scope="row">{heading}</th>
            {cells.map((cell, column) => {
              // A band across several columns is one cell.
              if (cells[column - 1]?.id === cell.id) return null;
              const span = cells.filter(({ id }) => id === cell.id).length;
              const spot = { row, column };
              const isFocus = cell.id === current?.id;
              return (
                <Cell
                  key={cell.id}
                  text={textOf(cell)}
                  before={before.get(cell.id)}
                  shownAs={(text) => shown(shownAs(cell, text))}
                  problem={problems.get(cell.id)}
                  heat={heat.get(cell.id)}
                  isFocus={isFocus}
                  span={span}
                  isSelected={isSelected(selection, spot, span)}
                  edited={isFocus ? edited : undefined}
                  onPoint={(isExtended) => {
                    if (isFocus && edited !== undefined) return;
                    // Losing the focus keeps what was typed in another cell.
                    if (edited !== undefined) (document.activeElement as HTMLElement | null)?.blur();
                    select({ anchor: isExtended ? selection.anchor : spot, focus: spot });
                  }}
                  onOpen={() => onChange && edit(textOf(cell))}
                  onKeep={keep}
                />
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type CellProps = {
  readonly text: string;
  readonly before: string | undefined;
  readonly shownAs: (text: string) => string;
  readonly problem: string | undefined;
  readonly heat: number | undefined;
  /** How many columns it covers. */
  readonly span: number;
  readonly isFocus: boolean;
  readonly isSelected: boolean;
  /** What is typed while the cell is edited. */
  readonly edited: string | undefined;
  readonly onPoint: (isExtended: boolean) => void;
  readonly onOpen: () => void;
  readonly onKeep: (text: string | undefined, key?: string) => void;
};

function Cell(props: CellProps) {
  const { text, before, shownAs, problem, heat, isFocus, edited, onPoint, onOpen, onKeep } = props;
  const isChanged = before !== undefined && before !== text;
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid (ARIA grid pattern)
      role="gridcell"
      colSpan={props.span}
      tabIndex={isFocus ? 0 : -1}
      aria-selected={props.isSelected}
      aria-invalid={problem !== undefined || undefined}
      data-changed={isChanged || undefined}
      title={problem}
      style={heat === undefined ? undefined : ({ '--heat': heat } as Record<string, number>)}
      onMouseDown={(event) => {
        if (edited === undefined) event.preventDefault();
        onPoint(event.shiftKey);
      }}
      onDoubleClick={onOpen}
    >
      {edited === undefined ? (
        <>
          {isChanged && <del className="rule-grid-before">{shownAs(before)}</del>}
          {isChanged && ' '}
          {isChanged ? <ins>{shownAs(text)}</ins> : shownAs(text)}
        </>
      ) : (
        <CellInput start={edited} onKeep={onKeep} />
      )}
    </td>
  );
}

/** An empty result is a dash: the sheet has no rate there. */
function shown(text: string): string {
  return text === 'null' ? copy.none : text;
}
