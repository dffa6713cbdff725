/** A cell of a grid, by its row and column as shown, from 0. */
export type Spot = { readonly row: number; readonly column: number };

/** The selected block: from the cell where it began to the cell with the focus. */
export type Selection = { readonly anchor: Spot; readonly focus: Spot };

export type GridSize = { readonly rows: number; readonly columns: number };

export const FIRST: Selection = { anchor: { row: 0, column: 0 }, focus: { row: 0, column: 0 } };

/** The parts of a key event that move a selection. */
export type MovingKey = {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
};

/**
 * Returns the selection after a key, as spreadsheets and the ARIA grid pattern move it; undefined for a key that moves nothing.
 * Shift extends the block.
 */
export function moved({ anchor, focus }: Selection, key: MovingKey, size: GridSize): Selection | undefined {
  const isFar = key.ctrlKey || key.metaKey;
  if (isFar && key.key.toLowerCase() === 'a')
    return { anchor: FIRST.anchor, focus: { row: size.rows - 1, column: size.columns - 1 } };
  const next = target(focus, key.key, isFar, size);
  if (!next) return undefined;
  const inside = {
    row: Math.max(0, Math.min(size.rows - 1, next.row)),
    column: Math.max(0, Math.min(size.columns - 1, next.column)),
  };
  return { anchor: key.shiftKey ? anchor : inside, focus: inside };
}

function target({ row, column }: Spot, key: string, isFar: boolean, size: GridSize): Spot | undefined {
  switch (key) {
    case 'ArrowUp':
      return { row: isFar ? 0 : row - 1, column };
    case 'ArrowDown':
      return { row: isFar ? size.rows - 1 : row + 1, column };
    case 'ArrowLeft':
      return { row, column: isFar ? 0 : column - 1 };
    case 'ArrowRight':
      return { row, column: isFar ? size.columns - 1 : column + 1 };
    case 'Home':
      return { row: isFar ? 0 : row, column: 0 };
    case 'End':
      return { row: isFar ? size.rows - 1 : row, column: size.columns - 1 };
    case 'PageUp':
      return { row: row - 10, column };
    case 'PageDown':
      return { row: row + 10, column };
    default:
      return undefined;
  }
}

/** Returns the first and last row and column of a block. */
export function blockOf({ anchor, focus }: Selection) {
  return {
    top: Math.min(anchor.row, focus.row),
    bottom: Math.max(anchor.row, focus.row),
    left: Math.min(anchor.column, focus.column),
    right: Math.max(anchor.column, focus.column),
  };
}

/**
 * Returns whether a cell belongs to a block.
 * @param span how many columns the cell covers
 */
export function isSelected(selection: Selection, { row, column }: Spot, span = 1): boolean {
  const { top, bottom, left, right } = blockOf(selection);
  return row >= top && row <= bottom && column + span > left && column <= right;
}
