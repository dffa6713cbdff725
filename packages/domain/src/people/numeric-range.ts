/**
 * Returns whether a value is a finite number within inclusive, optional bounds. A string of digits is not a number.
 */
export function isWithin(
  value: unknown,
  bounds: { min?: number | undefined; max?: number | undefined },
): value is number {
  if (typeof value !== 'number' || !Number.isFinite(value)) return false;
  return value >= (bounds.min ?? -Infinity) && value <= (bounds.max ?? Infinity);
}
