import type { KeyboardEvent } from 'react';

/**
 * Moves the focus from row to row with the arrow keys, and returns the row whose preview the space bar opens.
 * @returns its application; undefined for any other key
 */
export function previewedByKey(event: KeyboardEvent<HTMLElement>): string | undefined {
  const row = (event.target as HTMLElement).closest('tr');
  // A check box and a button keep their own keys.
  if (!row || !(event.target as HTMLElement).matches('[data-row]')) return undefined;
  if (event.key === ' ') {
    event.preventDefault();
    return row.dataset['uuid'];
  }
  const next =
    event.key === 'ArrowDown'
      ? row.nextElementSibling
      : event.key === 'ArrowUp' && row.previousElementSibling;
  if (!next) return undefined;
  event.preventDefault();
  next.querySelector<HTMLElement>('[data-row]')?.focus();
  return undefined;
}
