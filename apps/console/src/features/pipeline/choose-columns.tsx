import {
  getListColumns,
  LIST_COLUMNS,
  type ListColumn,
  saveListColumns,
} from '@homeline/contract/pipeline/list-columns.ts';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { send } from '../../session/client.ts';
import { staffAlert } from '../../shell/staff-alert.ts';
import { pipelineCopy } from './copy.ts';

const copy = pipelineCopy.chooseColumns;

/** Chooses and orders the columns of one's own lists. Each change is kept at once. */
export function ChooseColumns({ columns }: { readonly columns: readonly ListColumn[] }) {
  const queries = useQueryClient();
  const menu = useRef<HTMLDetailsElement>(null);
  const key = [getListColumns.name];
  const keep = async (next: readonly ListColumn[]) => {
    queries.setQueryData(key, { columns: next });
    try {
      await send(saveListColumns, { body: { columns: [...next] } });
    } catch (error) {
      queries.setQueryData(key, { columns });
      showToast(String(staffAlert(error).text));
    }
  };
  const hidden = LIST_COLUMNS.filter((column) => !columns.includes(column));
  return (
    <details
      ref={menu}
      className="choose-columns"
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !menu.current?.open) return;
        menu.current.open = false;
        menu.current.querySelector('summary')?.focus();
      }}
    >
      <summary>{copy.title}</summary>
      <ul>
        {[...columns, ...hidden].map((column, index) => {
          const title = pipelineCopy.columns[column];
          const isShown = columns.includes(column);
          return (
            <li key={column}>
              <label>
                <input
                  type="checkbox"
                  checked={isShown}
                  onChange={() =>
                    void keep(isShown ? columns.filter((one) => one !== column) : [...columns, column])
                  }
                />
                {title}
              </label>
              <button
                type="button"
                aria-label={copy.left(title)}
                disabled={!isShown || index === 0}
                onClick={() => void keep(movedUp(columns, index))}
              >
                ↑
              </button>
              <button
                type="button"
                aria-label={copy.right(title)}
                disabled={!isShown || index === columns.length - 1}
                onClick={() => void keep(movedUp(columns, index + 1))}
              >
                ↓
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** Returns the columns with the one at `index` moved before its neighbor. */
function movedUp(columns: readonly ListColumn[], index: number): readonly ListColumn[] {
  const column = columns[index];
  const before = columns[index - 1];
  if (!column || !before) return columns;
  return columns.with(index - 1, column).with(index, before);
}
