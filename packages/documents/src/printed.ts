import type { DocumentModel } from './document.ts';
import { FONTS } from './pdf/typeface.ts';

/** Typed hyphens without a glyph of their own, which print as one that looks the same. */
const ALIKE = /\u2011/g;

/**
 * Returns a document with only characters that the typeface has.
 * @throws Error naming the character that it can't show, since a person's paper is never issued with a box instead of a letter. A record
 * that stays in the loan file names the character in its text: [U+674E].
 */
export function printed(model: DocumentModel): DocumentModel {
  const text = (given: string) => {
    const composed = given.normalize('NFC').replace(ALIKE, '-');
    return [...composed].map((character) => (SHOWN.has(character) ? character : unshown(character))).join('');
  };
  const unshown = (character: string) => {
    const name = `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
    if (model.type) throw new Error(`${model.type} has a character without a glyph: ${name}`);
    return `[${name}]`;
  };
  return withTexts(model, text) as DocumentModel;
}

/** The characters that every font of the typeface has. */
const SHOWN = new Set(
  FONTS.regular.characterSet
    .filter((code) => Object.values(FONTS).every((font) => font.hasGlyphForCodePoint(code)))
    .map((code) => String.fromCodePoint(code)),
).add('\n');

function withTexts(given: unknown, text: (given: string) => string): unknown {
  if (typeof given === 'string') return text(given);
  if (Array.isArray(given)) return given.map((each) => withTexts(each, text));
  if (typeof given !== 'object' || given === null) return given;
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, withTexts(value, text)]));
}
