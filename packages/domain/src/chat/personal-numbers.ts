/** A number that must not be sent in a chat. */
export type PersonalNumber = 'SSN' | 'ACCOUNT';

/** 123-45-6789, with hyphens, dots or spaces. */
const FORMATTED_SSN = /(?<![\w-])\d{3}[-. ]\d{2}[-. ]\d{4}(?![\w-])/;
/** Digits that are grouped by single spaces or hyphens at most. */
const DIGITS = /(?<![\w$#.,/-])\d(?:[ -]?\d){6,18}(?![\w/]|[.,]\d)/g;
const SPELLED_SSN = /\b(ssn|social(\s+security)?)\b/i;
const SPELLED_ACCOUNT = /\b(account|acct|card|routing|iban)\b/i;
/** How far before a number a word tells what it is, in characters. */
const NEAR = 40;
/** (614) 555-0123, 614-555-0123, 1 614 555 0123. */
const PHONE = /^(1[ -]?)?\d{3}[ -]?\d{3}[ -]?\d{4}$/;
/** A ZIP code with its extension: 43085-1234. */
const ZIP = /^\d{5}-\d{4}$/;

/**
 * Returns what personal number a text seems to hold; undefined for none. A phone number, a ZIP code, an amount and a loan number pass.
 * It errs on the side of asking: the sender may write the number differently if it is something else.
 */
export function personalNumberIn(text: string): PersonalNumber | undefined {
  if (FORMATTED_SSN.test(text)) return 'SSN';
  for (const { 0: found, index } of text.matchAll(DIGITS)) {
    const before = text.slice(Math.max(0, index - NEAR), index);
    const count = found.replace(/\D/g, '').length;
    if (ZIP.test(found)) continue;
    if (count === 9) return SPELLED_ACCOUNT.test(before) ? 'ACCOUNT' : 'SSN';
    if (SPELLED_ACCOUNT.test(before)) return 'ACCOUNT';
    if (SPELLED_SSN.test(before)) return 'SSN';
    if (count >= 12 || (count >= 10 && !PHONE.test(found))) return 'ACCOUNT';
  }
  return undefined;
}

/** Why a message with such a number isn't sent. */
export const PERSONAL_NUMBER_WORDS: Readonly<Record<PersonalNumber, string>> = {
  SSN: 'This looks like a social security number. For your security, remove it. We never ask for it in a chat.',
  ACCOUNT:
    'This looks like an account or card number. For your security, remove it. We never ask for it in a chat.',
};

/** What stands in place of an agent's message with such a number, which an agent at a provider could send. */
export const PERSONAL_NUMBER_REMOVED: Readonly<Record<PersonalNumber, string>> = {
  SSN: 'This message held what looks like a social security number, so we don’t show it.',
  ACCOUNT: 'This message held what looks like an account or card number, so we don’t show it.',
};
