/**
 * Invisible characters that don't change how text reads: controls except tab and line break, and format characters. Doesn't match the
 * joiners of Persian, Hindi and emoji between two letters or pictures, where they matter.
 */
const UNSEEN = new RegExp(
  [
    String.raw`[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]`,
    String.raw`[^\P{Cf}\u200C\u200D]`,
    String.raw`(?<![\p{L}\p{M}\p{Extended_Pictographic}])[\u200C\u200D]`,
    String.raw`[\u200C\u200D](?![\p{L}\p{Extended_Pictographic}])`,
  ].join('|'),
  'gu',
);

/** Hyphens that look like the common one: phones and word processors type them. */
const HYPHENS = /[\u2010\u2011]/g;

/**
 * Returns a text without invisible characters: direction marks, zero-width spaces and control characters. Every kind of
 * space becomes the common one, every line break \n, and a letter with its accents one character (NFC).
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(UNSEEN, '')
    .replace(/\p{Zs}/gu, ' ')
    .replace(HYPHENS, '-')
    .normalize('NFC');
}

/** A password keeps every character, since it is typed the same way again. */
const PASSWORD = /password/i;

/** Returns what was typed or sent with every text in it clean, ready to be validated. The browser and the server do the same. */
export function cleanInput(given: unknown): unknown {
  if (typeof given === 'string') return cleanText(given);
  if (Array.isArray(given)) return given.map(cleanInput);
  if (!isPlain(given)) return given;
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, PASSWORD.test(name) ? value : cleanInput(value)]),
  );
}

/** Returns whether a value is a plain object of fields, not a file or a date. */
function isPlain(given: unknown): given is Record<string, unknown> {
  if (typeof given !== 'object' || given === null) return false;
  const parent = Object.getPrototypeOf(given);
  return parent === Object.prototype || parent === null;
}
