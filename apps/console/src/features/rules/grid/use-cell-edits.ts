import type { CellTexts } from '@homeline/domain/tables/cell-texts.ts';
import { useReducer } from 'react';

type Edits = {
  readonly texts: CellTexts;
  readonly past: readonly CellTexts[];
  readonly future: readonly CellTexts[];
};
type Action = { readonly change: CellTexts } | 'UNDO' | 'REDO';

const NONE: Edits = { texts: new Map(), past: [], future: [] };

/** The new texts of cells, with every step back and forth. */
export function useCellEdits() {
  const [{ texts, past, future }, dispatch] = useReducer(reduce, NONE);
  return {
    texts,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    change: (change: CellTexts) => dispatch({ change }),
    undo: () => dispatch('UNDO'),
    redo: () => dispatch('REDO'),
  };
}

function reduce(edits: Edits, action: Action): Edits {
  const { texts, past, future } = edits;
  if (action === 'UNDO') {
    const last = past.at(-1);
    return last ? { texts: last, past: past.slice(0, -1), future: [texts, ...future] } : edits;
  }
  if (action === 'REDO') {
    const [next, ...later] = future;
    return next ? { texts: next, past: [...past, texts], future: later } : edits;
  }
  return { texts: new Map([...texts, ...action.change]), past: [...past, texts], future: [] };
}
