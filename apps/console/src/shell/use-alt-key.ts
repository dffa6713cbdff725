import { useEffect } from 'react';

/**
 * Runs a function on Alt and a letter: a letter alone would be typed by mistake (WCAG 2.1.4).
 * @param run absent while the key is disabled
 */
export function useAltKey(letter: string, run: (() => void) | undefined): void {
  useEffect(() => {
    if (!run) return undefined;
    const press = (event: KeyboardEvent) => {
      const { altKey, ctrlKey, metaKey, code } = event;
      if (!altKey || ctrlKey || metaKey || code !== `Key${letter}` || typesCharacter(event, letter)) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}

/** On some keyboards Alt and a letter type another character, which belongs to the field. */
function typesCharacter({ target, key }: KeyboardEvent, letter: string): boolean {
  const isField = target instanceof Element && target.matches('input, textarea, select');
  return isField && key.toUpperCase() !== letter;
}
