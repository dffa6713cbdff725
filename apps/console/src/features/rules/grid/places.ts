import type { GridTable } from './grid-layout.ts';
import type { Selection } from './grid-selection.ts';

/** A place in a file as problems and changes name it. */
export type Place = {
  readonly table?: string | undefined;
  readonly row?: number | undefined;
  readonly column?: string | undefined;
};

/** Returns the table that shows a place, and the cell to select in it; undefined for what no cell shows. */
export function cellAtPlace(
  tables: readonly GridTable[],
  { table, row, column }: Place,
): { readonly table: string; readonly selection: Selection } | undefined {
  const isThere = (cell: GridTable['layout']['rows'][number]['cells'][number]) =>
    cell.table === table &&
    (row === undefined || cell.row === row) &&
    (column === undefined || cell.column === column);
  for (const { id, layout } of tables) {
    // A matrix has no test cells, so its rate cell represents the row.
    const found = layout.rows.flatMap(({ cells }, at) => {
      const across = cells.findIndex(isThere);
      return across < 0 ? [] : [{ row: at, column: across }];
    })[0];
    if (found) return { table: id, selection: { anchor: found, focus: found } };
  }
  return column === undefined ? undefined : cellAtPlace(tables, { table, row });
}
