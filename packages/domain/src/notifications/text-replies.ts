import { cleanText } from '../people/clean-input.ts';

/** The request in a reply to a text message. */
export const TEXT_REPLIES = ['STOP', 'START', 'HELP'] as const;
export type TextReply = (typeof TEXT_REPLIES)[number];

/**
 * The words that mean something when a reply says nothing else. The words for STOP come from the carriers and the FCC.
 * Source: CTIA Short Code Monitoring Handbook, opt-out mechanisms; 47 CFR 64.1200(a)(10).
 */
const WORDS: Readonly<Record<TextReply, readonly string[]>> = {
  STOP: ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'OPTOUT', 'REVOKE'],
  // Not YES: it may answer what one of the lender's people asked.
  START: ['START', 'UNSTOP'],
  HELP: ['HELP', 'INFO'],
};

const either = (...patterns: readonly string[]): RegExp => new RegExp(patterns.join('|'));

const TEXTS = '(TEXT|TEXTS|TEXTING|TXT|TXTS|TXTING|SMS|MESSAGE|MESSAGES|MESSAGING)';
const POLITELY = '( (PLEASE|PLS|PLZ|THANKS|THANK YOU|NOW|POR FAVOR|GRACIAS))*$';
/** “Don’t see your text” isn't a request to stop. */
const MISSED = '(?! (FORGET|SEE|HAVE|GET|GOT|RECEIVED?|SAW|UNDERSTAND|KNOW|MIND|CANCEL)\\b)';

/** What people write in words of their own when they want no more texts: any reasonable way counts (47 CFR 64.1200(a)(10)). */
const WANTS_NONE = either(
  '\\b(STOP|STOPALL|UNSUB|UNSUBSCRIBED?|OPT(ED|ING)? (ME )?OUT|OPTOUT|REVOKE|REVOKING|CEASE)\\b',
  `\\b(DONT|DO NOT|NO MORE|NO LONGER|NEVER|CANCEL|END|QUIT|DISCONTINUE|TURN OFF)${MISSED} .*\\b${TEXTS}\\b`,
  `^NO (MORE|TEXT|TEXTS|SMS|MESSAGES)${POLITELY}`,
  '\\b(DONT|DO NOT|NEVER) (EVER )?CONTACT\\b|\\bWITHDRAW (MY )?CONSENT\\b|\\b(LEAVE ME ALONE|QUIT IT|GO AWAY)\\b',
  `\\b(REMOVE|TAKE) ME( (OFF|FROM))*( (YOUR|THIS|THE|ALL|THESE|LIST|LISTS|${TEXTS}))*${POLITELY}`,
  '\\b(REMOVE|DELETE|TAKE) (MY|THIS) ((PHONE|CELL) )?NUMBER\\b',
  '(?<!PALO )\\bALTO\\b|\\b(PARE|PAREN|BASTA|DETENGA|DETENGAN|DETENGANSE|DAR DE BAJA|DARME DE BAJA)\\b',
  `^(PARAR?|DETENER|BAJA|SUSPENDER|CANCELAR)( (LOS|ESTOS|MENSAJES|TEXTOS|SUSCRIPCION))*${POLITELY}`,
  '\\bNO (QUIERO|DESEO) .*\\b(MENSAJES|TEXTOS)\\b|\\bNO MAS (MENSAJES|TEXTOS)\\b',
  '\\bNO ME (ESCRIBA|ENVIE|MANDE|CONTACTE)[NS]?\\b|\\bDEJ(A|E|EN) DE (ENVIAR|MANDAR|ESCRIBIR)(ME)?\\b',
);

/** Phrases that ask to stop in a text of any length. */
const SAYS_SO = either(
  '^(PLEASE )?STOP\\b',
  `\\b(STOP|QUIT) (SENDING|${TEXTS})\\b`,
  `\\b(DONT|DO NOT) (TEXT|MESSAGE) (ME|US|THIS)\\b`,
);

/** Where these words mean something else: “Stop by at five?”, “Please don’t stop”, “Stop the appraisal”. */
const MEANS_ELSE = either(
  '\\b(DONT|DO NOT|NEVER|WONT|CANT) STOP\\b',
  '\\bSTOP (BY|IN|OVER|AT(?! ONCE))\\b|\\b(BUS|TRUCK|ONE) STOP\\b',
  '\\bSTOP ((THE|MY|THIS|A|ANY) )?(PAYMENTS?|AUTOPAY|APPLICATION|APPRAISAL|LOAN|LINE|DRAW|SALE|FORECLOSURE|BANK)\\b',
);

/** A longer text tells a story, which a person reads. */
const MOST_WORDS = 10;

/** Returns a text in capital letters, without accents, typefaces, punctuation, emoji and invisible characters. */
function plain(text: string): string {
  return cleanText(text)
    .normalize('NFKD')
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
  const wantsNone = SAYS_SO.test(words) || (isShort && WANTS_NONE.test(words));
  return wantsNone && !MEANS_ELSE.test(words) ? 'STOP' : undefined;
}

/** Returns whether a reply is one of the words alone, so that nobody has to read it. */
export function isReplyWord(text: string): boolean {
  return wordOf(plain(text)) !== undefined;
}

function wordOf(words: string): TextReply | undefined {
  return TEXT_REPLIES.find((reply) => WORDS[reply].includes(words.replaceAll(' ', '')));
}
