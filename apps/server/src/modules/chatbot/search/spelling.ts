import type { Measure, Wordings } from './measure.ts';
import { termsOf } from './tokens.ts';

const SHORTEST_PIECE = 3;
const LONGEST_PIECE = 4;

/** Measures the pieces of words that a question has in common with an entry's nearest wording; a rare piece counts more. */
export function spellingOf(entries: readonly Wordings[]): Measure {
  const wordings = entries.flatMap(({ id, texts }) => texts.map((text) => ({ id, pieces: piecesOf(text) })));
  const counts = new Map<string, number>();
  for (const { pieces } of wordings)
    for (const piece of pieces) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  const weightOf = (piece: string) => Math.log(1 + wordings.length / ((counts.get(piece) ?? 0) + 1)) ** 2;
  const lengthOf = (pieces: ReadonlySet<string>) =>
    Math.sqrt([...pieces].reduce((sum, piece) => sum + weightOf(piece), 0)) || 1;
  const known = wordings.map((wording) => ({ ...wording, length: lengthOf(wording.pieces) }));
  return async (question) => {
    const asked = piecesOf(question);
    const length = lengthOf(asked);
    const best = new Map<string, number>();
    for (const wording of known) {
      let common = 0;
      for (const piece of asked) if (wording.pieces.has(piece)) common += weightOf(piece);
      const share = common / (length * wording.length);
      if (share > (best.get(wording.id) ?? 0)) best.set(wording.id, share);
    }
    return best;
  };
}

function piecesOf(text: string): ReadonlySet<string> {
  const pieces = new Set<string>();
  for (const term of termsOf(text)) {
    const word = `_${term}_`;
    for (let length = SHORTEST_PIECE; length <= LONGEST_PIECE; length++)
      for (let from = 0; from + length <= word.length; from++) pieces.add(word.slice(from, from + length));
  }
  return pieces;
}

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
function errorsBetween(a: string, b: string): number {
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
