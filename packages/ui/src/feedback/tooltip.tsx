import { useEffect, useId, useState } from 'react';
import './tooltip.css';

const DELAY_MS = 200;

type TooltipProps = {
  /** What the text is about, for screen readers: 'About the APR'. */
  readonly label: string;
  readonly text: string;
};

/** A help tooltip: opens 200 ms after hover or focus, at once on press. Escape closes it. */
export function Tooltip({ label, text }: TooltipProps) {
  const id = useId();
  const [isPointedAt, pointAt] = useState(false);
  const [isShown, show] = useState(false);
  useEffect(() => {
    if (!isPointedAt) return show(false);
    const timer = setTimeout(() => show(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, [isPointedAt]);
  return (
    <span className="tooltip">
      <button
        type="button"
        className="tooltip-mark"
        aria-label={label}
        aria-describedby={isShown ? id : undefined}
        onPointerEnter={() => pointAt(true)}
        onPointerLeave={() => pointAt(false)}
        onFocus={() => pointAt(true)}
        onBlur={() => pointAt(false)}
        onClick={() => show(true)}
        onKeyDown={({ key }) => key === 'Escape' && pointAt(false)}
      >
        ?
      </button>
      {isShown && (
        <span role="tooltip" id={id} className="tooltip-text">
          {text}
        </span>
      )}
    </span>
  );
}
