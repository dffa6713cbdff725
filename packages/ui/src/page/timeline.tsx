import type { ReactNode } from 'react';
import { CheckMark } from './check-mark.tsx';
import './timeline.css';
import { deferredCopy } from '../deferred-copy.ts';

export type TimelineItem = {
  readonly title: ReactNode;
  readonly state: 'DONE' | 'CURRENT' | 'AHEAD';
  /** The date or time as displayed: '11/25/2026', 'Usually 1 to 10 business days'. */
  readonly when?: ReactNode;
  readonly text?: ReactNode;
};

/** Lists past, current and future events in order, each with its date. */
export function Timeline({ items, label }: { items: readonly TimelineItem[]; label: string }) {
  return (
    <ol className="timeline" aria-label={label}>
      {items.map(({ title, state, when, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the events of a timeline keep their order
        <li key={index} data-state={state} aria-current={state === 'CURRENT' ? 'step' : undefined}>
          <span className="timeline-mark" aria-hidden="true">
            {state === 'DONE' && <CheckMark />}
          </span>
          <div className="timeline-text">
            <p className="timeline-title">
              <span className="hidden-visually">{deferredCopy.timeline[state]}: </span>
              {title}
            </p>
            {when && <p className="timeline-when figures">{when}</p>}
            {text && <div className="timeline-more">{text}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
