import type { ReactNode } from 'react';
import './settings-list.css';

type Row = {
  readonly key: string;
  readonly name: string;
  readonly detail: string;
  readonly action: ReactNode;
};

/** Lists devices or passkeys, each with what can be done about it. */
export function SettingsList({ rows }: { rows: readonly Row[] }) {
  if (rows.length === 0) return null;
  return (
    <ul className="settings-list">
      {rows.map(({ key, name, detail, action }) => (
        <li key={key} className="settings-row">
          <div>
            <p className="settings-name">{name}</p>
            <p className="fine-print">{detail}</p>
          </div>
          {action}
        </li>
      ))}
    </ul>
  );
}
