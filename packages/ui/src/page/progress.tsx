import type { ComponentType, ReactNode } from 'react';
import { CheckMark } from './check-mark.tsx';
import './progress.css';
import { uiCopy } from '../copy.ts';

export type ProgressItem = {
  readonly title: string;
  readonly state: 'DONE' | 'CURRENT' | 'AHEAD';
  /** The displayed page belongs to this item, which may differ from the current step. */
  readonly isShown: boolean;
  /** What the displayed page is about, where the title doesn't say it. */
  readonly part?: string;
  /** A short form of the answer given there. */
  readonly answer?: string | undefined;
  /** The address of its page, if it can be opened. */
  readonly to?: string;
};

type ProgressProps = {
  readonly items: readonly ProgressItem[];
  /** Where one is once every step is done. */
  readonly atEnd?: string;
  /** Opens an item within the app; absent when no item can be opened. */
  readonly Link?: ComponentType<{ to: string; children: ReactNode }>;
};

const copy = uiCopy.progress;

/** Shows the borrower's progress: a list beside the page, or a collapsible line above it on a phone. */
export function Progress({ items, atEnd, Link }: ProgressProps) {
  const shown = items.findIndex(({ isShown }) => isShown);
  return (
    <nav className="progress" aria-label={copy.label}>
      {/* A new key per page closes the list after a step was chosen in it. */}
      <details key={shown} className="progress-short">
        <summary>
          <span className="progress-where">
            <span>
              <strong>{items[shown]?.title ?? atEnd}</strong>
              {items[shown]?.part && ` · ${items[shown].part}`}
            </span>
            {shown >= 0 && <span className="figures">{copy.step(shown + 1, items.length)}</span>}
          </span>
          <span className="progress-bar" aria-hidden="true">
            {items.map(({ title, state }) => (
              <span key={title} data-state={state} />
            ))}
          </span>
        </summary>
        <ProgressList items={items} Link={Link} />
      </details>
      <div className="progress-long">
        <ProgressList items={items} Link={Link} />
      </div>
    </nav>
  );
}

function ProgressList({
  items,
  Link,
}: {
  items: ProgressProps['items'];
  Link: ProgressProps['Link'] | undefined;
}) {
  return (
    <ol className="progress-list">
      {items.map(({ title, state, isShown, part, answer, to }) => (
        <li key={title} data-state={state} aria-current={isShown ? 'step' : undefined}>
          <span className="progress-mark" aria-hidden="true">
            {state === 'DONE' && <CheckMark />}
          </span>
          <span className="progress-text">
            <span className="progress-title">
              {Link && to ? <Link to={to}>{title}</Link> : title}
              <span className="hidden-visually">, {copy.states[state]}</span>
            </span>
            {part && <span className="progress-answer">{part}</span>}
            {answer && <span className="progress-answer figures">{answer}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
