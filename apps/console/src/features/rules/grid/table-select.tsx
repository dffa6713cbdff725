import { useId } from 'react';
import { rulesCopy } from '../copy.ts';
import type { GridTable } from './grid-layout.ts';

type TableSelectProps = {
  readonly tables: readonly GridTable[];
  readonly open: string;
  /** How many cells of a table are changed. */
  readonly changedIn: (table: GridTable) => number;
  readonly onOpen: (id: string) => void;
};

/** Chooses the table that is shown, and says where cells are changed. */
export function TableSelect({ tables, open, changedIn, onOpen }: TableSelectProps) {
  const id = useId();
  return (
    <div className="filter">
      <label htmlFor={id}>{rulesCopy.edit.table}</label>
      <select id={id} className="control" value={open} onChange={({ target }) => onOpen(target.value)}>
        {tables.map((table) => {
          const changed = changedIn(table);
          return (
            <option key={table.id} value={table.id}>
              {changed === 0 ? table.name : rulesCopy.grid.changedIn(table.name, changed)}
            </option>
          );
        })}
      </select>
    </div>
  );
}
