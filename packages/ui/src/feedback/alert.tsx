import type { ReactNode } from 'react';
import './alert.css';

/** In the order in which alerts stand on a page. */
export type AlertKind = 'CONNECTION' | 'SYSTEM' | 'DECISION' | 'FIELDS' | 'ADVICE';

const ORDER: readonly AlertKind[] = ['CONNECTION', 'SYSTEM', 'DECISION', 'FIELDS', 'ADVICE'];

export type AlertItem = {
  readonly kind: AlertKind;
  /** Something did not work out: not to be taken for good news. */
  readonly tone?: 'CAUTION';
  readonly title?: ReactNode;
  readonly text: ReactNode;
  readonly action?: ReactNode;
};

/** What a page has to say besides its question, in one order: connection, system, decision, field summary, advice. */
export function Alerts({ items, summary }: { items: readonly AlertItem[]; summary?: ReactNode }) {
  const sorted = items.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  const fields = ORDER.indexOf('FIELDS');
  const before = sorted.filter(({ kind }) => ORDER.indexOf(kind) < fields);
  const after = sorted.filter(({ kind }) => ORDER.indexOf(kind) >= fields);
  if (!items.length && !summary) return null;
  return (
    <div className="alerts">
      {before.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: alerts have no identity beyond their place
        <Alert key={index} {...item} />
      ))}
      {summary}
      {after.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: alerts have no identity beyond their place
        <Alert key={index} {...item} />
      ))}
    </div>
  );
}

/** One thing to know. Whatever stands in the way of going on is said aloud at once. */
export function Alert({ kind, tone, title, text, action }: AlertItem) {
  const isUrgent = kind === 'CONNECTION' || kind === 'SYSTEM';
  return (
    <div className={`alert alert-${(tone ?? kind).toLowerCase()}`} role={isUrgent ? 'alert' : undefined}>
      <div>
        {title && <p className="alert-title">{title}</p>}
        <div className="alert-text">{text}</div>
      </div>
      {action}
    </div>
  );
}
