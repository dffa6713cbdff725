import { useEffect, useRef } from 'react';
import { fieldId } from '../fields/field.tsx';
import { announce } from './live-region.tsx';
import './alert.css';
import { uiCopy } from '../copy.ts';

export type Problem = { readonly name: string; readonly label: string; readonly message: string };

/**
 * Lists and links a form's problems. It takes the focus after each submission that fails validation.
 * @param sent the number of failed submissions, so a repeat moves the focus again
 */
export function ErrorSummary({ problems: unsorted, sent }: { problems: readonly Problem[]; sent: number }) {
  const problems = inPageOrder(unsorted);
  const summary = useRef<HTMLDivElement>(null);
  const isEmpty = problems.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a submission moves the focus, not typing
  useEffect(() => {
    if (isEmpty || sent === 0) return;
    summary.current?.focus();
    announce(problems.map(inWords));
  }, [sent, isEmpty]);
  if (isEmpty) return null;
  return (
    <div className="alert alert-fields" ref={summary} tabIndex={-1} data-error-summary>
      <div>
        <p className="alert-title">{uiCopy.problems(problems.length)}</p>
        <ul>
          {problems.map((problem) => (
            <li key={problem.name}>
              <a
                href={`#${fieldId(problem.name)}`}
                onClick={(event) => {
                  event.preventDefault();
                  fieldOf(problem)?.focus();
                }}
              >
                {inWords(problem)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Puts a problem after the label of its field. A label that ends with a question mark gets no colon. */
function inWords({ label, message }: Problem): string {
  return `${label}${label.endsWith('?') ? '' : ':'} ${message}`;
}

function fieldOf({ name }: Problem): HTMLElement | null {
  return document.getElementById(fieldId(name));
}

/** Sorts problems by the order of their fields on the page. */
function inPageOrder(problems: readonly Problem[]): readonly Problem[] {
  return problems.toSorted((a, b) => {
    const [one, other] = [fieldOf(a), fieldOf(b)];
    if (!one || !other) return 0;
    return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
}
