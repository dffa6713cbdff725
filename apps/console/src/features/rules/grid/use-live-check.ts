import { type ChangedCell, changedCells } from '@homeline/domain/tables/changed-cells.ts';
import type { TableProblem } from '@homeline/domain/tables/decision-table.ts';
import { useEffect, useState } from 'react';
import type { Kind } from '../rule-words.ts';
import { cellProblems } from './check-cells.ts';

const PAUSE_MS = 300;

type Found = { readonly problems: readonly TableProblem[]; readonly jumps: readonly ChangedCell[] };

/**
 * Checks a file whenever typing pauses.
 * @returns its problems, and the numbers that are probably typing errors
 */
export function useLiveCheck(kind: Kind, xml: string, publishedXml: string | undefined): Found {
  const [found, setFound] = useState<Found>({ problems: [], jumps: [] });
  useEffect(() => {
    let isLatest = true;
    const check = async () => {
      const [problems, changes = []] = await Promise.all([
        cellProblems(kind, xml),
        publishedXml === undefined ? [] : changedCells(publishedXml, xml),
      ]);
      if (isLatest) setFound({ problems, jumps: changes.filter(({ jump }) => jump !== undefined) });
    };
    const timer = setTimeout(() => void check(), PAUSE_MS);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [kind, xml, publishedXml]);
  return found;
}
