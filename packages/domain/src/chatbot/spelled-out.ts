import { CHAT_PHRASES, CHAT_WORDS } from './chat-words.ts';
import { SPANISH_WORDS } from './spanish-words.ts';

const WORD = /[\p{L}\p{N}’']+/gu;
/** Words that show that a message is English with some Spanish. One wholly in another language is not looked up. */
const ENGLISH =
  /\b(?:the|my|your|i|do|does|is|are|what|how|when|which|can|will|of|to|for|if|and|it|this|one|his|her|have)\b/i;
/** English may have one of them by chance: “el paso”. */
const LEAST_SPANISH = 2;

const CHAT = new Map(Object.entries(CHAT_WORDS));
const SPANISH = new Map(Object.entries(SPANISH_WORDS));
const PHRASES = CHAT_PHRASES.map(([phrase, plain]) => [new RegExp(`\\b${phrase}\\b`, 'gi'), plain] as const);

/** Returns a message as an English speaker would write it in full: without the shorthand of chats, slang and Spanish words. */
export function spelledOut(message: string): string {
  const inWords = withWords(
    message.replace(/\${2,}/g, 'money').replace(/\b(?!401)(\d+) ?k\b/gi, '$1 thousand'),
    CHAT,
  );
  const inEnglish = isMixed(inWords) ? withWords(inWords, SPANISH) : inWords;
  return PHRASES.reduce((text, [phrase, plain]) => text.replace(phrase, plain), inEnglish)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Two capitals may be a state: “MO” is no month. */
const CODE = /^[A-Z]{2}$/;

function withWords(text: string, words: ReadonlyMap<string, string>): string {
  return text.replace(WORD, (word) =>
    CODE.test(word) ? word : (words.get(word.toLowerCase().replace(/[’']/g, '')) ?? word),
  );
}

function isMixed(text: string): boolean {
  const spanish = text.match(WORD)?.filter((word) => SPANISH.has(word.toLowerCase())) ?? [];
  return spanish.length >= LEAST_SPANISH && ENGLISH.test(text);
}
