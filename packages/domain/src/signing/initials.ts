import { foldedWords } from '../people/folded-name.ts';

/** Returns the initials of a name: its first and its last word’s. */
export function initialsOf(name: string): string {
  const words = foldedWords(name);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.charAt(0).toUpperCase() ?? '')
    .join('');
}

/** Returns whether typed letters are initials of a name: its first word’s, then others in their order, with or without periods. */
export function areInitialsOf(typed: string, name: string): boolean {
  const letters = [...foldedWords(typed).join('')];
  const words = foldedWords(name).map((word) => word.charAt(0));
  if (letters.length < Math.min(2, words.length) || letters[0] !== words[0]) return false;
  let from = 0;
  return letters.every((letter) => {
    const at = words.indexOf(letter, from);
    from = at + 1;
    return at >= 0;
  });
}
