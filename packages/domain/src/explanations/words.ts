import type { LineOf } from '../facts/explanation.ts';
import type { Amounts, LineCode } from '../facts/explanation-lines.ts';

/** What a reader sees of a line. */
export type Words = { readonly label: string; readonly value: string; readonly from?: string };

/** The words of a reader for each line code; the compiler finds a missing one. */
export type WordsFor<C extends LineCode> = {
  readonly [Code in C]: (amounts: Amounts<Code>, line: LineOf<Code>) => Words;
};

/** Returns a line's words; an empty source is left out. */
export function say(label: string, value: string, from?: string): Words {
  return { label, value, ...(from && { from }) };
}

/** Returns a code as words: `PROPERTY_TYPE` as 'Property type'. */
export function codeInWords(code: string): string {
  const words = code
    .toLowerCase()
    .replaceAll('_', ' ')
    .replace(/\bdti\b/, 'DTI');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the parts that are stated, joined: absent ones are left out. */
export function listed(parts: readonly (string | undefined | false)[], separator = ', '): string {
  return parts.filter(Boolean).join(separator);
}
