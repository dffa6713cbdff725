import { type CivilDate, formatUs } from '../dates/civil-date.ts';
import type { Language } from '../language/language.ts';
import { parseUsPhone } from '../people/phone.ts';
import { RETURNED, type ReturnReason } from './returned-messages.ts';

/** Since when a person gets no text messages, and whether they stopped them by a reply such as STOP; or that they never agreed. */
export type TextsStopped = { readonly on: CivilDate; readonly byReply: boolean } | 'NEVER_AGREED';

/**
 * Returns the number to which staff may text a borrower, or the problem if they may not.
 * @param phone as the borrower gave it
 * @param stopped undefined for a borrower who takes text messages
 * @param returned why the newest text to this number was returned, if it takes none
 */
export function textRecipient(
  phone: string | undefined,
  stopped: TextsStopped | undefined,
  returned?: ReturnReason | undefined,
): { readonly to: string; readonly problem?: never } | { readonly problem: string } {
  const to = parseUsPhone(phone ?? '')?.e164;
  if (!to) return { problem: 'The borrower has no mobile phone number.' };
  if (!stopped && returned)
    return {
      problem: `Texts to this number are returned (${RETURNED[returned].title}). Write an email instead.`,
    };
  if (!stopped) return { to };
  if (stopped === 'NEVER_AGREED') return { problem: 'The borrower hasn’t agreed to text messages.' };
  const on = formatUs(stopped.on);
  return {
    problem: stopped.byReply
      ? `The borrower replied STOP to our text messages on ${on}.`
      : `The borrower turned off text messages on ${on}.`,
  };
}

/** Returns the number of its own that a lender texts from; undefined for the messaging provider's. */
export function textNumberOf({
  textNumber = '',
}: {
  readonly textNumber?: string | undefined;
}): string | undefined {
  return parseUsPhone(textNumber)?.e164;
}

type Company = { readonly companyNameShort: string; readonly phoneFormatted: string };

const HOW_TO_STOP: Readonly<Record<Language, string>> = {
  en: 'Reply STOP to end texts, or turn them off in your account’s settings.',
  es: 'Responda STOP para no recibir más mensajes de texto, o desactívelos en la configuración de su cuenta.',
};

/**
 * Returns a text message in the words of staff. It begins with the lender's name, since texts show no sender, and says how to stop texts.
 * @param language the language of the person who gets it
 */
export function staffText(
  { companyNameShort, phoneFormatted }: Company,
  words: string,
  language: Language,
): string {
  return `${companyNameShort}: ${words} ${phoneFormatted}. ${HOW_TO_STOP[language]}`;
}
