import { MOST_MESSAGE_CHARACTERS } from './conversation.ts';

/** Splits a text into messages that are short enough, between lines or else between words. None is empty. */
export function messageParts(text: string, most: number = MOST_MESSAGE_CHARACTERS): readonly string[] {
  const parts: string[] = [];
  let rest = text.trim();
  while (rest.length > most) {
    const at = partLength(rest, most);
    parts.push(rest.slice(0, at).trimEnd());
    rest = rest.slice(at).trimStart();
  }
  return rest === '' ? parts : [...parts, rest];
}

function partLength(text: string, most: number): number {
  const fitting = text.slice(0, most + 1);
  const gap = [fitting.lastIndexOf('\n'), fitting.lastIndexOf(' ')].find((index) => index > 0);
  if (gap !== undefined) return gap;
  // Both halves of a character such as an emoji stay together.
  return most > 1 && /[\uD800-\uDBFF]/.test(text.charAt(most - 1)) ? most - 1 : most;
}
