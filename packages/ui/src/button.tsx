import type { ComponentProps } from 'react';
import './button.css';

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
      {isBusy && <span className="button-busy" aria-hidden="true" />}
    </button>
  );
}
