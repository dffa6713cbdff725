/** A number as it is written: digits with their separators. */
const NUMBER = /\d+(?:[.,:/-]\d+)*/g;

/** Returns the figures of a text, without thousands separators. */
export function figuresIn(text: string): readonly string[] {
  return [...text.matchAll(NUMBER)].map(([number]) => number.replace(/,(?=\d{3}(?!\d))/g, ''));
}

/** Returns the figures of an answer that none of its sources has. */
export function unknownFiguresIn(answer: string, sources: readonly string[]): readonly string[] {
  const known = new Set(sources.flatMap(figuresIn));
  return figuresIn(answer).filter((figure) => !known.has(figure));
}
