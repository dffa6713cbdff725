import { useEffect, useRef } from 'react';
import { fieldId } from '../fields/field.tsx';
import { announce } from './live-region.tsx';
import './alert.css';

export type Problem = { readonly name: string; readonly label: string; readonly message: string };

/**
 * What is wrong with a form, counted and linked. It takes the focus whenever a form is sent in vain.
 * @param sent how often the form was sent in vain, so that a second time is noticed as well
 */
export function ErrorSummary({ problems, sent }: { problems: readonly Problem[]; sent: number }) {
  const summary = useRef<HTMLDivElement>(null);
  const isEmpty = problems.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a form that is sent moves the focus, not one that is typed in
  useEffect(() => {
    if (isEmpty || sent === 0) return;
    summary.current?.focus();
    announce(problems.map(({ label, message }) => `${label}: ${message}`));
  }, [sent, isEmpty]);
  if (isEmpty) return null;
  return (
    <div className="alert alert-fields" ref={summary} tabIndex={-1} data-error-summary>
      <div>
        <p className="alert-title">
          {problems.length === 1 ? 'There is a problem' : `There are ${problems.length} problems`}
        </p>
        <ul>
          {problems.map(({ name, label, message }) => (
            <li key={name}>
              <a
                href={`#${fieldId(name)}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(fieldId(name))?.focus();
                }}
              >
                {label}: {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
