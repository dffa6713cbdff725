import { Alert } from '@homeline/ui/feedback/alert.tsx';
import { rulesCopy } from './copy.ts';
import { PlaceList } from './grid/place-list.tsx';
import type { Place } from './grid/places.ts';

const copy = rulesCopy.edit;

/** A problem in one line, and the cell that has it. */
export type Finding = { readonly words: string; readonly place: Place };

type FindingsProps = {
  readonly findings: readonly Finding[] | undefined;
  readonly onOpen: (place: Place) => void;
};

/** What a check found: each problem with its table, bands and column. */
export function Findings({ findings, onOpen }: FindingsProps) {
  if (!findings) return null;
  if (findings.length === 0) return <p role="status">{copy.checked}</p>;
  return (
    <Alert
      kind="SYSTEM"
      title={copy.problems(findings.length)}
      text={
        <>
          <p>{copy.problemsWhy}</p>
          <PlaceList places={findings} onOpen={onOpen} />
        </>
      }
    />
  );
}
