import type { Measure, Wordings } from './measure.ts';
import { termsOf } from './tokens.ts';

const SHORTEST_PIECE = 3;
const LONGEST_PIECE = 4;

/** Measures the pieces of words that a question has in common with an entry's nearest wording; a rare piece counts more. */
export function spellingOf(entries: readonly Wordings[]): Measure {
  const wordings = entries.flatMap(({ id, texts }) => texts.map((text) => ({ id, pieces: piecesOf(text) })));
  /** The wordings that have a piece, by their places. */
  const having = new Map<string, number[]>();
  for (const [at, { pieces }] of wordings.entries())
    for (const piece of pieces) {
      const places = having.get(piece);
      if (places) places.push(at);
      else having.set(piece, [at]);
    }
  const weightOf = (piece: string) =>
    Math.log(1 + wordings.length / ((having.get(piece)?.length ?? 0) + 1)) ** 2;
  const lengthOf = (pieces: ReadonlySet<string>) =>
    Math.sqrt([...pieces].reduce((sum, piece) => sum + weightOf(piece), 0)) || 1;
  const lengths = wordings.map(({ pieces }) => lengthOf(pieces));
  return async (question) => {
    const asked = piecesOf(question);
    const length = lengthOf(asked);
    const common = new Float64Array(wordings.length);
    for (const piece of asked) {
      const weight = weightOf(piece);
      for (const at of having.get(piece) ?? []) common[at] = (common[at] ?? 0) + weight;
    }
    const best = new Map<string, number>();
    for (const [at, { id }] of wordings.entries()) {
      const share = (common[at] ?? 0) / (length * (lengths[at] ?? 1));
      if (share > (best.get(id) ?? 0)) best.set(id, share);
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
