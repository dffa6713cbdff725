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
            {state === 'DONE' && (
              <svg viewBox="0 0 16 16" width="12" height="12" fill="none" aria-hidden="true">
                <path
                  d="m3 8.4 3.2 3.1L13 4.8"
                  stroke="currentColor"
                  strokeWidth="2.2"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                />
              </svg>
            )}
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
