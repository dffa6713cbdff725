/**
 * The place of the first text in an input that PostgreSQL cannot keep as it was typed: one with a NUL, or with half of a character.
 * @returns the field's path, `liens.0.id`; undefined when every text can be kept
 */
export function unkeepableTextIn(input: unknown): string | undefined {
  return firstIn(input, [])?.join('.');
}

function firstIn(input: unknown, path: readonly string[]): readonly string[] | undefined {
  if (typeof input === 'string') return canBeKept(input) ? undefined : path;
  if (typeof input !== 'object' || input === null || input instanceof Uint8Array) return undefined;
  for (const [key, value] of Object.entries(input)) {
    const found = firstIn(value, [...path, key]);
    if (found) return found;
  }
  return undefined;
}

function canBeKept(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}
