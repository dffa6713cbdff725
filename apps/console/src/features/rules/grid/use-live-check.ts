import type { TableProblem } from '@homeline/domain/tables/decision-table.ts';
import { useEffect, useState } from 'react';
import type { Kind } from '../rule-words.ts';
import { cellProblems } from './check-cells.ts';

const PAUSE_MS = 300;

/** Checks a file whenever typing pauses. */
export function useLiveCheck(kind: Kind, xml: string): readonly TableProblem[] {
  const [problems, setProblems] = useState<readonly TableProblem[]>([]);
  useEffect(() => {
    let isLatest = true;
    const timer = setTimeout(
      () =>
        void cellProblems(kind, xml).then((found) => {
          if (isLatest) setProblems(found);
        }),
      PAUSE_MS,
    );
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [kind, xml]);
  return problems;
}
