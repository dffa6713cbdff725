import type { ReactNode } from 'react';
import './alert.css';

/** Listed in page order. */
export type AlertKind = 'CONNECTION' | 'SYSTEM' | 'DECISION' | 'FIELDS' | 'ADVICE';

const ORDER: readonly AlertKind[] = ['CONNECTION', 'SYSTEM', 'DECISION', 'FIELDS', 'ADVICE'];

export type AlertItem = {
  readonly kind: AlertKind;
  /** Warns of something that failed, celebrates, or says that nothing needs doing. */
  readonly tone?: 'CAUTION' | 'GOOD' | 'NEUTRAL';
  readonly title?: ReactNode;
  readonly text: ReactNode;
  readonly action?: ReactNode;
};

/** Shows a page's alerts in a fixed order: connection, system, decision, field summary, advice. */
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

/** Shows one alert. Screen readers announce connection and system alerts immediately. */
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
