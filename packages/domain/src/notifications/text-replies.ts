import { cleanText } from '../people/clean-input.ts';

/** What a reply to a text message asks for. */
export const TEXT_REPLIES = ['STOP', 'START', 'HELP'] as const;
export type TextReply = (typeof TEXT_REPLIES)[number];

/**
 * The words that mean something when a reply says nothing else. Those that stop are the carriers' and the FCC's.
 * Source: CTIA Short Code Monitoring Handbook, opt-out mechanisms; 47 CFR 64.1200(a)(10).
 */
const WORDS: Readonly<Record<TextReply, readonly string[]>> = {
  STOP: ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'OPTOUT', 'REVOKE'],
  // Not YES: it may answer what one of the lender's people asked.
  START: ['START', 'UNSTOP'],
  HELP: ['HELP', 'INFO'],
};

/** What people write in words of their own when they want no more texts: any reasonable way counts (47 CFR 64.1200(a)(10)). */
const WANTS_NONE =
  /\b(STOP|STOPALL|UNSUBSCRIBE|OPT ?OUT|REVOKE|ALTO|PARE|BASTA)\b|\b(DONT|DO NOT|NO MORE|NEVER|CANCEL|END|QUIT) .*\b(TEXT|TEXTS|TEXTING|MESSAGE|MESSAGES|MESSAGING)\b|\bNO MAS MENSAJES\b|\b(REMOVE|TAKE) ME\b|\bREMOVE MY NUMBER\b|\bLEAVE ME ALONE\b/;

/** Where these words mean something else: “Stop by at five?”, “Please don’t stop”. */
const MEANS_ELSE = /\b(DONT|DO NOT|NEVER|WONT|CANT) STOP\b|\bSTOP (BY|IN|OVER|AT)\b/;

/** A longer text tells a story, which a person reads. */
const MOST_WORDS = 10;

/** Returns a text in capital letters without accents, punctuation, pictures and what nobody sees. */
function plain(text: string): string {
  return cleanText(text)
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Returns what a reply asks for, whatever its case, spaces and punctuation: “Opt out.” and “Please stop” are STOP. */
export function readTextReply(text: string): TextReply | undefined {
  const words = plain(text);
  const word = wordOf(words);
  if (word) return word;
  const isShort = words.split(' ').length <= MOST_WORDS;
  return isShort && WANTS_NONE.test(words) && !MEANS_ELSE.test(words) ? 'STOP' : undefined;
}

/** Returns whether a reply is one of the words alone, so that nobody has to read it. */
export function isReplyWord(text: string): boolean {
  return wordOf(plain(text)) !== undefined;
}

function wordOf(words: string): TextReply | undefined {
  return TEXT_REPLIES.find((reply) => WORDS[reply].includes(words.replaceAll(' ', '')));
}
