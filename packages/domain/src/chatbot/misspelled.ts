const SHORTEST_WITH_ERROR = 5;
const SHORTEST_WITH_TWO = 9;

/** Returns whether a word is another one with a typing error: a letter too many, too few, wrong or swapped; two in a long word. */
export function isMisspelled(word: string, other: string): boolean {
  const most = word.length >= SHORTEST_WITH_TWO ? 2 : 1;
  if (word.length < SHORTEST_WITH_ERROR || Math.abs(word.length - other.length) > most) return false;
  // Almost nobody gets the first letter wrong, and comparing it first saves most of the work.
  return word[0] === other[0] && errorsBetween(word, other) <= most;
}

/** The optimal string alignment distance: insertions, deletions, substitutions and swaps of neighbors. */
export function errorsBetween(a: string, b: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, last] = [last, current];
  }
  return last[b.length] ?? 0;
}
