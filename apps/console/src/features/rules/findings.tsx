import { Alert } from '@homeline/ui/feedback/alert.tsx';
import { rulesCopy } from './copy.ts';

const copy = rulesCopy.edit;

/** What a check found: each problem with its table, row and column. */
export function Findings({ problems }: { readonly problems: readonly string[] | undefined }) {
  if (!problems) return null;
  if (problems.length === 0) return <p role="status">{copy.checked}</p>;
  return (
    <Alert
      kind="SYSTEM"
      title={copy.problems(problems.length)}
      text={
        <>
          <p>{copy.problemsWhy}</p>
          <ul className="problems">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </>
      }
    />
  );
}
