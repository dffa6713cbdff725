import { type ComponentProps, useEffect, useState } from 'react';
import './button.css';
import { uiCopy } from './copy.ts';
import { announce } from './feedback/live-region.tsx';

const SLOW_MS = 5000;

type ButtonProps = ComponentProps<'button'> & {
  readonly kind?: 'primary' | 'secondary' | 'quiet' | 'link' | 'danger' | 'caution';
  /** A request is running: the button shows it and ignores clicks. */
  readonly isBusy?: boolean;
};

/** Returns the classes that make a link look like a button. */
export function buttonClass(kind: NonNullable<ButtonProps['kind']> = 'primary'): string {
  return `button button-${kind}`;
}

export function Button({ kind = 'primary', isBusy = false, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(kind)}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      <span className="button-label">{children}</span>
      {isBusy && <Busy />}
    </button>
  );
}

/** Turns while a request runs. After five seconds, words replace it and the label. */
function Busy() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSlow(true);
      announce([uiCopy.slow]);
    }, SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow ? (
    <span className="button-slow">{uiCopy.slow}</span>
  ) : (
    <span className="button-busy" aria-hidden="true" />
  );
}
