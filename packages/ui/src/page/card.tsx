import type { ReactNode } from 'react';
import './card.css';

/** Groups related content on its own surface. */
export function Card({
  title,
  action,
  children,
  tone = 'plain',
}: {
  title?: ReactNode;
  /** Next to the title: a link or button to change the content. */
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

/** A value or a word, such as an email address, too long to fit beside a label. With one, every value goes below its label. */
const TOO_LONG_BESIDE = /.{33}|\S{20}/;

/** Lists facts or amounts, one per line. */
export function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <dl className={`lines figures${lines.some(isLong) ? ' lines-below' : ''}`}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity and keep their order
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
  return typeof value === 'string' && TOO_LONG_BESIDE.test(value);
}
