import type { ReactNode } from 'react';
import './card.css';

/** Something that belongs together, on a surface of its own. */
export function Card({
  title,
  action,
  children,
  tone = 'plain',
}: {
  title?: ReactNode;
  /** Beside the title: a way to change what the card shows. */
  action?: ReactNode;
  children: ReactNode;
  tone?: 'plain' | 'sunken' | 'accent';
}) {
  return (
    <section className={`card card-${tone}`}>
      {title && (
        <div className="card-head">
          <h2 className="card-title">{title}</h2>
          {action}
        </div>
      )}
      {children}
    </section>
  );
}

export type Line = {
  readonly label: ReactNode;
  readonly value: ReactNode;
  readonly detail?: ReactNode;
  readonly isTotal?: boolean;
};

/** The most that stands beside its label: where anything is longer, each stands below its label and reads from the left. */
const MOST_BESIDE = 32;

/** Facts or amounts, one a line. */
export function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <dl className={`lines figures${lines.some(isLong) ? ' lines-below' : ''}`}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a page have no identity of their own and keep their order
        <div key={index} className={line.isTotal ? 'line line-total' : 'line'}>
          <dt>
            {line.label}
            {line.detail && <span className="line-detail">{line.detail}</span>}
          </dt>
          <dd>{line.value}</dd>
        </div>
      ))}
    </dl>
  );
}

function isLong({ value }: Line): boolean {
  return typeof value === 'string' && value.length > MOST_BESIDE;
}
