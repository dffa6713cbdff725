import type { Language } from '../language/language.ts';

/** A number that must not be sent in a chat. */
export type PersonalNumber = 'SSN' | 'ACCOUNT';

/** 123-45-6789, with hyphens, dots, slashes, underscores or spaces. */
const FORMATTED_SSN = /(?<!\d|\d-)\d{3} ?[-./_ ] ?\d{2} ?[-./_ ] ?\d{4}(?![\d-])/;
/** 123:45:6789, with any one or two marks that are the same in both places, and (123) 45-6789. */
const MARKED_SSN =
  /(?<!\d)(?:\d{3} ?(?<mark>[^\p{L}\d\s$%]{1,2}) ?\d{2} ?\k<mark> ?|\(\d{3}\) ?\d{2}[- ]?)\d{4}(?![\d-])/u;
/** 4111 1111 1111 1111, with any of these between the groups. */
const FORMATTED_CARD = /(?<!\d)(?:\d{4}[-./_ ]){3}\d{4}(?!\d)/;
/** Digits that are grouped by single spaces or hyphens at most. */
const DIGITS = /(?<![\w$#.,/-])\d(?:[ -]?\d){6,18}(?![\w/]|[.,]\d)/g;
/** A word such as “account” or “tarjeta” and the number that soon follows it. Dollar amounts don’t match. */
const SPELLED =
  /(?<![a-z])(?:(?<ssn>ssn|social(?: security)?)|account|acct|card|routing|iban|cuenta|tarjeta|ruta)(?:(?!ssn|social|account|acct|card|routing|iban|cuenta|tarjeta|ruta).){0,40}?(?<![\d$]|\d[.,])\d(?:[-._ ]?\d){6,18}(?!\d)/i;
/** (614) 555-0123, 614-555-0123, 1 614 555 0123. */
const PHONE = /^(1[ -]?)?\d{3}[ -]?\d{3}[ -]?\d{4}$/;
/** A ZIP code with its extension: 43085-1234. */
const ZIP = /^\d{5}-\d{4}$/;
/** 2026-12-01, with a time or not. */
const DATE = /^\d{4}-\d{2}-\d{2}\b/;

/**
 * Returns what personal number a text seems to hold; undefined for none. A phone number, a ZIP code, a date, an amount and a loan number
 * pass. It errs on the side of asking: the sender may write the number differently if it is something else.
 */
export function personalNumberIn(written: string): PersonalNumber | undefined {
  const text = normalizedText(written);
  if (FORMATTED_SSN.test(text) || MARKED_SSN.test(text)) return 'SSN';
  const spelled = SPELLED.exec(text);
  if (spelled) return spelled.groups?.['ssn'] ? 'SSN' : 'ACCOUNT';
  if (FORMATTED_CARD.test(text)) return 'ACCOUNT';
  for (const [found] of text.matchAll(DIGITS)) {
    if (ZIP.test(found) || DATE.test(found)) continue;
    const count = found.replace(/\D/g, '').length;
    if (count === 9) return 'SSN';
    if (count >= 12 || (count >= 10 && !PHONE.test(found))) return 'ACCOUNT';
  }
  return undefined;
}

/** Returns a text with full-width digits, dashes and spaces of every kind written in one way. */
function normalizedText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/g, ' ');
}

/** Why a message with such a number isn't sent. */
export const PERSONAL_NUMBER_WORDS: Readonly<Record<PersonalNumber, string>> = {
  SSN: 'This looks like a social security number. For your security, remove it. We never ask for it in a chat.',
  ACCOUNT:
    'This looks like an account or card number. For your security, remove it. We never ask for it in a chat.',
};

/** The same in the language in which a person writes to the chatbot. */
export const PERSONAL_NUMBER_WORDS_IN: Readonly<Record<Language, typeof PERSONAL_NUMBER_WORDS>> = {
  en: PERSONAL_NUMBER_WORDS,
  es: {
    SSN: 'Esto parece un número de Seguro Social. Por su seguridad, quítelo. Nunca lo pedimos en un chat.',
    ACCOUNT:
      'Esto parece un número de cuenta o de tarjeta. Por su seguridad, quítelo. Nunca lo pedimos en un chat.',
  },
};

/** Shown instead of an agent's message with such a number: an agent at a provider can still send one. */
export const PERSONAL_NUMBER_REMOVED: Readonly<Record<PersonalNumber, string>> = {
  SSN: 'This message held what looks like a social security number, so we don’t show it.',
  ACCOUNT: 'This message held what looks like an account or card number, so we don’t show it.',
};
