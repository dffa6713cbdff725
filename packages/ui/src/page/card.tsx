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

type LinesProps = {
  readonly lines: readonly Line[];
  /** The values are sentences: each stands below its label. */
  readonly isProse?: boolean;
};

/** Facts or amounts, one a line. */
export function Lines({ lines, isProse = false }: LinesProps) {
  return (
    <dl className={isProse ? 'lines lines-prose' : 'lines figures'}>
      {lines.map(({ label, value, detail, isTotal }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a page have no identity of their own and keep their order
        <div key={index} className={isTotal ? 'line line-total' : 'line'}>
          <dt>
            {label}
            {detail && <span className="line-detail">{detail}</span>}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
