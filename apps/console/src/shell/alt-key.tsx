import { shellCopy } from './copy.ts';

/** The key that works a control with Alt, written on it. Its `aria-keyshortcuts` says the same. */
export function AltKey({ letter }: { readonly letter: string }) {
  return (
    <span className="key" aria-hidden="true">
      {shellCopy.alt(letter)}
    </span>
  );
}
