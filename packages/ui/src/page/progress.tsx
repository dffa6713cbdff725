import { CheckMark } from './check-mark.tsx';
import './progress.css';

export type ProgressItem = {
  readonly title: string;
  readonly state: 'DONE' | 'CURRENT' | 'AHEAD';
  /** What was answered there, in short. */
  readonly answer?: string | undefined;
};

const SAID = { DONE: 'Done', CURRENT: 'Current step', AHEAD: 'Not started' } as const;

/** Where one is: a list beside the page, one line that opens above it on a phone. */
export function Progress({ items }: { items: readonly ProgressItem[] }) {
  const current = items.findIndex(({ state }) => state === 'CURRENT');
  const at = current < 0 ? items.length : current + 1;
  return (
    <nav className="progress" aria-label="Progress">
      <details className="progress-short">
        <summary>
          <span className="progress-where">
            <strong>{items[current]?.title ?? 'Complete'}</strong>
            <span className="figures">
              Step {at} of {items.length}
            </span>
          </span>
          <span className="progress-bar" aria-hidden="true">
            {items.map(({ title, state }) => (
              <span key={title} data-state={state} />
            ))}
          </span>
        </summary>
        <ProgressList items={items} />
      </details>
      <div className="progress-long">
        <ProgressList items={items} />
      </div>
    </nav>
  );
}

function ProgressList({ items }: { items: readonly ProgressItem[] }) {
  return (
    <ol className="progress-list">
      {items.map(({ title, state, answer }) => (
        <li key={title} data-state={state} aria-current={state === 'CURRENT' ? 'step' : undefined}>
          <span className="progress-mark" aria-hidden="true">
            {state === 'DONE' && <CheckMark />}
          </span>
          <span className="progress-text">
            <span className="progress-title">
              {title}
              <span className="hidden-visually">, {SAID[state]}</span>
            </span>
            {answer && <span className="progress-answer figures">{answer}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
