const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** Shorter words are one slip away from too many names. Longer ones would be too many to look up. */
const LENGTH = { min: 4, max: 24 };

/**
 * Returns what a typed name may stand for if one letter was left out, added, mistyped or changed places with the next.
 * @param word as `foldedWords` returns it
 * @returns nothing for a word that is too short, too long or holds a digit
 */
export function spellingVariants(word: string): readonly string[] {
  const letters = [...word];
  if (letters.length < LENGTH.min || letters.length > LENGTH.max || /\d/.test(word)) return [];
  const near = new Set<string>();
  for (let at = 0; at <= letters.length; at += 1) {
    const [before, rest] = [word.slice(0, at), letters.slice(at)];
    const [first = '', second = '', ...others] = rest;
    for (const letter of LETTERS) near.add(`${before}${letter}${rest.join('')}`);
    if (rest.length === 0) continue;
    near.add(`${before}${rest.slice(1).join('')}`);
    near.add(`${before}${second}${first}${others.join('')}`);
    for (const letter of LETTERS) near.add(`${before}${letter}${rest.slice(1).join('')}`);
  }
  near.delete(word);
  return [...near];
}
