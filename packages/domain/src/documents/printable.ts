/**
 * The characters that the documents' typeface has and English, names and addresses need, in hexadecimal: Latin letters with their accents,
 * digits, punctuation, currencies. A test in the documents package compares them with the typeface.
 */
const RANGES =
  'a 20-7e a1-ac ae-12b 12e-131 134-165 168-17f 18f 192 1a0-1a1 1af-1b0 1cd-1dc 1e6-1e7 1f8-1f9 218-21b 259 2bb-2bc 300-304 306-30c 31b ' +
  '323-324 326-329 32e 331 1e0c-1e0f 1e20-1e21 1e24-1e25 1e2a-1e2b 1e36-1e3b 1e3e-1e3f 1e42-1e49 1e5a-1e63 1e6c-1e6f 1e80-1e85 1e8e-1e8f ' +
  '1e92-1e93 1e97 1e9e 1ea0-1ef9 2010 2012-2015 2018-201a 201c-201e 2020-2022 2026 2030 2032-2033 2039-203a 2044 20a9 20ab-20ac 2116-2117 ' +
  '2122 2153-2154 215b-215e 2190-2193 2212 2248 2260 2264-2265';

const PRINTABLE = new RegExp(
  `^[${RANGES.split(' ')
    .map((range) =>
      range
        .split('-')
        .map((code) => `\\u{${code}}`)
        .join('-'),
    )
    .join('')}]*$`,
  'u',
);

/** Returns whether every character of a text can be printed in a document. A composed letter counts as one (NFC). */
export function isPrintable(text: string): boolean {
  return PRINTABLE.test(text.normalize('NFC'));
}
