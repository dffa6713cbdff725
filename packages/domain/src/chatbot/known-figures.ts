/** A number as written: digits with their separators. */
const NUMBER = /\d+(?:[.,:/-]\d+)*/g;
/** A number in words. “One” is left out: it is a pronoun as often. */
const NUMBER_WORD =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|half|quarter|third|double|twice)\b/gi;

/** Returns the figures of a text: numbers without thousands separators, and numbers in words. */
export function figuresIn(text: string): readonly string[] {
  const numbers = [...text.matchAll(NUMBER)].map(([number]) => number.replace(/,(?=\d{3}(?!\d))/g, ''));
  return [...numbers, ...[...text.matchAll(NUMBER_WORD)].map(([word]) => word.toLowerCase())];
}

/** Returns the figures of an answer that none of its sources has. */
export function unknownFiguresIn(answer: string, sources: readonly string[]): readonly string[] {
  const known = new Set(sources.flatMap(figuresIn));
  return figuresIn(answer).filter((figure) => !known.has(figure));
}
