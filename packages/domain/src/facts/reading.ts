/** Selects entries by their number, never by a clock. */

type Numbered = { readonly seq: number };

/** Returns whether an entry exists and arrived after another one, such as an answer after its request. */
export function newer<T extends Numbered>(entry: T | undefined, than: Numbered | undefined): entry is T {
  return entry !== undefined && (than === undefined || entry.seq > than.seq);
}

/** Returns the newest entry; undefined if none is given. */
export function newest<E extends readonly (Numbered | undefined)[]>(
  ...entries: E
): NonNullable<E[number]> | undefined {
  return entries.reduce<Numbered | undefined>(
    (best, entry) => (newer(entry, best) ? entry : best),
    undefined,
  ) as NonNullable<E[number]> | undefined;
}

/** Returns the newest entry of a log that matches a predicate. */
export function lastWhere<T, S extends T>(
  log: readonly T[],
  predicate: (entry: T) => entry is S,
): S | undefined;
export function lastWhere<T>(log: readonly T[], predicate: (entry: T) => boolean): T | undefined;
export function lastWhere<T>(log: readonly T[], predicate: (entry: T) => boolean): T | undefined {
  return log.findLast(predicate);
}
