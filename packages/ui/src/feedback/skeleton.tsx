import './skeleton.css';
import { uiCopy } from '../copy.ts';

/** Reserves the space of loading content. It becomes visible after 300 ms. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div className="skeleton" role="status">
      <span className="hidden-visually">{uiCopy.loading}</span>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
        <span key={line} className="skeleton-line" />
      ))}
    </div>
  );
}
