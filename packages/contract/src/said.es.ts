import { SENTENCES } from './sentences.es.ts';

const BLANK = /\{(\d)\}/g;

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The sentences with blanks, such as `Must be {1} or less`. Of two that fit, the one with more words of its own comes first. */
const PATTERNS = Object.entries(SENTENCES)
  .filter(([english]) => english.includes('{1}'))
  .map(([english, spanish]) => {
    const parts = english.split(BLANK).filter((_, index) => index % 2 === 0);
    const pattern = new RegExp(`^${parts.map(literally).join('(.+?)')}$`, 's');
    return { pattern, spanish, words: parts.join('').length };
  })
  .toSorted((one, other) => other.words - one.words);

/** Returns a sentence of a schema or of the server in Spanish. One without a translation stays as it is: it says more than none. */
export function said(sentence: string): string {
  const known = SENTENCES[sentence];
  if (known) return known;
  for (const { pattern, spanish } of PATTERNS) {
    const blanks = pattern.exec(sentence);
    if (blanks) return spanish.replace(BLANK, (_, number) => said(blanks[Number(number)] ?? ''));
  }
  return sentence;
}
