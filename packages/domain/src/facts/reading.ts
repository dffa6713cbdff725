/** Reading facts: by what is newest, never by a clock. */

type Numbered = { readonly seq: number };

/** The entry is known and nothing newer than it is known of the other: an answer that still stands after what asked for it. */
export function newer<T extends Numbered>(entry: T | undefined, than: Numbered | undefined): entry is T {
  return entry !== undefined && (than === undefined || entry.seq > than.seq);
}

/** The newest of the entries that are known. */
export function newest<E extends readonly (Numbered | undefined)[]>(
  ...entries: E
): NonNullable<E[number]> | undefined {
  return entries.reduce<Numbered | undefined>(
    (best, entry) => (newer(entry, best) ? entry : best),
    undefined,
  ) as NonNullable<E[number]> | undefined;
}

/** The newest entry of a log that is as asked. */
export function lastWhere<T, S extends T>(log: readonly T[], isSo: (entry: T) => entry is S): S | undefined;
export function lastWhere<T>(log: readonly T[], isSo: (entry: T) => boolean): T | undefined;
export function lastWhere<T>(log: readonly T[], isSo: (entry: T) => boolean): T | undefined {
  return log.findLast(isSo);
}

/** True when the answer is yes; false when it is no or unknown. */
export function isYes(answer: boolean | undefined): boolean {
  return answer === true;
}

/** True when the answer is no; false when it is yes or unknown. */
export function isNo(answer: boolean | undefined): boolean {
  return answer === false;
}
