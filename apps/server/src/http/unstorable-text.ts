/**
 * Finds the first string that PostgreSQL cannot store: one with a NUL or a lone surrogate.
 * @returns the field's path, `liens.0.id`; undefined when every string can be stored
 */
export function unstorableTextIn(input: unknown): string | undefined {
  return firstIn(input, [])?.join('.');
}

function firstIn(input: unknown, path: readonly string[]): readonly string[] | undefined {
  if (typeof input === 'string') return isStorable(input) ? undefined : path;
  if (typeof input !== 'object' || input === null || input instanceof Uint8Array) return undefined;
  for (const [key, value] of Object.entries(input)) {
    const found = firstIn(value, [...path, key]);
    if (found) return found;
  }
  return undefined;
}

function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}
