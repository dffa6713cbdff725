import type { ReactNode } from 'react';
import { Lines } from '../page/card.tsx';
import './wait-panel.css';
import { uiCopy } from '../copy.ts';

const copy = uiCopy.wait;

type WaitPanelProps = {
  /** For example: 'Our title team', 'The credit bureau'. */
  readonly who: ReactNode;
  /** Includes the time zone: '2:41 PM PDT'. */
  readonly since: ReactNode;
  /** The usual duration; absent while the wait takes longer. */
  readonly usual?: ReactNode;
  /** What the borrower can do meanwhile. */
  readonly meanwhile: ReactNode;
  /** The date or time that the wait ends, with its label. */
  readonly until?: { readonly label: string; readonly value: ReactNode };
  readonly children?: ReactNode;
};

/** Describes a wait: who acts, since when, its usual duration and what the borrower can do. */
export function WaitPanel({ who, since, usual, meanwhile, until, children }: WaitPanelProps) {
  return (
    <section className="wait" aria-label={copy.label}>
      <span className="wait-pulse" aria-hidden="true">
        <span />
        <span />
        <span />
      </span>
      <Lines
        lines={[
          { label: copy.who, value: who },
          { label: copy.since, value: since },
          ...(usual === undefined ? [] : [{ label: copy.usual, value: usual }]),
          ...(until ? [until] : []),
        ]}
      />
      <p className="wait-meanwhile">{meanwhile}</p>
      {children}
    </section>
  );
}
