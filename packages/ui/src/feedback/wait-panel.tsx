import type { ReactNode } from 'react';
import { Lines } from '../page/card.tsx';
import './wait-panel.css';

type WaitPanelProps = {
  /** Who acts: 'Our title team', 'The credit bureau'. */
  readonly who: ReactNode;
  /** With its zone: '2:41 PM PDT'. */
  readonly since: ReactNode;
  /** The usual range. */
  readonly usual: ReactNode;
  /** What one can do meanwhile. */
  readonly meanwhile: ReactNode;
  readonly until?: ReactNode;
  readonly children?: ReactNode;
};

/** A wait: who acts, since when, how long it usually takes and what one can do. */
export function WaitPanel({ who, since, usual, meanwhile, until, children }: WaitPanelProps) {
  return (
    <section className="wait" aria-label="What is happening">
      <span className="wait-pulse" aria-hidden="true">
        <span />
        <span />
        <span />
      </span>
      <Lines
        lines={[
          { label: 'In the hands of', value: who },
          { label: 'Since', value: since },
          { label: 'Usually takes', value: usual },
          ...(until ? [{ label: 'Ends', value: until }] : []),
        ]}
      />
      <p className="wait-meanwhile">{meanwhile}</p>
      {children}
    </section>
  );
}
