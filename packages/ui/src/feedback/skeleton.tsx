import './skeleton.css';

/** The shape of what is coming. It shows only when the wait is longer than 300 ms, and keeps its room from the start. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div className="skeleton" role="status">
      <span className="hidden-visually">Loading</span>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
        <span key={line} className="skeleton-line" />
      ))}
    </div>
  );
}
