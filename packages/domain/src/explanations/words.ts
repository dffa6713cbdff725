import type { LineOf } from '../facts/explanation.ts';
import type { Amounts, LineCode } from '../facts/explanation-lines.ts';

/** The text of a line: its label, its value and its source. */
export type Words = { readonly label: string; readonly value: string; readonly from?: string };

/** The text of each line code for one reader. The compiler finds a missing code. */
export type WordsFor<C extends LineCode> = {
  readonly [Code in C]: (amounts: Amounts<Code>, line: LineOf<Code>) => Words;
};

/** Returns the text of a line. Omits an empty source. */
export function say(label: string, value: string, from?: string): Words {
  return { label, value, ...(from && { from }) };
}

/** Returns a code as text: `PROPERTY_TYPE` as 'Property type'. */
export function codeInWords(code: string): string {
  const words = code
    .toLowerCase()
    .replaceAll('_', ' ')
    .replace(/\bdti\b/, 'DTI');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns whether a name is a code of the product; a lender's own names are words. */
export function isCode(name: string): boolean {
  return /^[A-Z0-9_]+$/.test(name);
}

/** Joins the given parts and omits absent ones. */
export function listed(parts: readonly (string | undefined | false)[], separator = ', '): string {
  return parts.filter(Boolean).join(separator);
}
