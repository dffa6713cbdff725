import { type CellTexts, withCellTexts } from '@homeline/domain/tables/cell-texts.ts';
import { useReducer } from 'react';

/** A file and the new texts of its cells. */
type Edited = { readonly base: string; readonly texts: CellTexts };
type Edits = Edited & { readonly past: readonly Edited[]; readonly future: readonly Edited[] };
type Action = { readonly texts: CellTexts } | { readonly base: string } | 'UNDO' | 'REDO';

/** Keeps the edits of a file's cells and rows, with undo and redo. */
export function useCellEdits(xml: string) {
  const [{ base, texts, past, future }, dispatch] = useReducer(reduce, {
    ...{ base: xml, texts: new Map<string, string>() },
    ...{ past: [], future: [] },
  });
  return {
    ...{ base, texts },
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    change: (change: CellTexts) => dispatch({ texts: change }),
    /** Replaces the file with one that has other rows and already contains the new texts. */
    restructure: (file: string) => dispatch({ base: file }),
    undo: () => dispatch('UNDO'),
    redo: () => dispatch('REDO'),
  };
}

function reduce(edits: Edits, action: Action): Edits {
  const { base, texts, past, future } = edits;
  const now = { base, texts };
  if (action === 'UNDO') {
    const last = past.at(-1);
    return last ? { ...last, past: past.slice(0, -1), future: [now, ...future] } : edits;
  }
  if (action === 'REDO') {
    const [next, ...later] = future;
    return next ? { ...next, past: [...past, now], future: later } : edits;
  }
  const made = { past: [...past, now], future: [] };
  if ('base' in action) return { base: action.base, texts: new Map(), ...made };
  return { base, texts: new Map([...texts, ...action.texts]), ...made };
}

/** Returns the file with its new texts. */
export function editedFile({ base, texts }: Edited): string {
  return withCellTexts(base, texts);
}
