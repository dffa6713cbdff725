import { errorsBetween } from '@homeline/domain/chatbot/misspelled.ts';
import type { Wordings } from './measure.ts';

/** A short word with an error may be any other one. */
const SHORTEST = 4;
/** From this length on, a word may have two errors. */
const SHORTEST_WITH_TWO = 7;

/**
 * Returns a function that corrects a word that neither the entries nor the language have: to the nearest word of the entries, else of the
 * language. A sentence embedding knows no misspelled words.
 * @param language words that are right though no entry has them
 */
export function correctionOf(
  entries: readonly Wordings[],
  language: ReadonlySet<string>,
): (word: string) => string {
  const counts = new Map<string, number>();
  for (const word of entries.flatMap(({ texts }) => texts.flatMap((text) => text.split(' '))))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  const ofEntries = [...counts].toSorted(([, a], [, b]) => b - a).map(([word]) => word);
  const ofLanguage = [...language].filter((word) => !counts.has(word));
  return (word) => {
    const isKnown = [word, ...withoutEnding(word)].some((each) => counts.has(each) || language.has(each));
    return isKnown || word.length < SHORTEST || /\d/.test(word)
      ? word
      : (nearest(word, ofEntries) ?? nearest(word, ofLanguage) ?? word);
  };
}

/** Returns what a word may be without its ending: “fridays” is known by “friday”. */
function withoutEnding(word: string): readonly string[] {
  const [, stem] = /^(.{3,}?)(?:s|es|d|ed|ing|er|r|ly)$/.exec(word) ?? [];
  return stem === undefined ? [] : [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1'), stem.replace(/i$/, 'y')];
}

/** Returns the word that differs least, and the first of these. */
function nearest(word: string, known: readonly string[]): string | undefined {
  const most = word.length >= SHORTEST_WITH_TWO ? 2 : 1;
  let [best, fewest]: [string | undefined, number] = [undefined, most + 1];
  for (const other of known) {
    if (other[0] !== word[0] || other.length < SHORTEST || Math.abs(other.length - word.length) > most)
      continue;
    const errors = errorsBetween(word, other);
    if (errors < fewest) [best, fewest] = [other, errors];
  }
  return best;
}
