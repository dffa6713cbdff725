import { createHash } from 'node:crypto';

/** Returns JSON with sorted keys, so that equal values have equal texts. Bytes are replaced by their SHA-256. */
export function canonical(value: unknown): string {
  return JSON.stringify(ordered(value));
}

function ordered(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Uint8Array) return sha256(value);
  if (Array.isArray(value)) return value.map(ordered);
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, ordered(inner)]));
}

/** Returns the SHA-256 as lower-case hexadecimal. */
export function sha256(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('hex');
}
