import { parseUsPhone } from '../people/phone.ts';

/**
 * Returns the number to which staff may text a borrower, or the problem if they may not.
 * @param phone as the borrower gave it
 * @param wantsTexts whether the borrower takes text messages
 */
export function textRecipient(
  phone: string | undefined,
  wantsTexts: boolean,
): { readonly to: string; readonly problem?: never } | { readonly problem: string } {
  const to = parseUsPhone(phone ?? '')?.e164;
  if (!to) return { problem: 'The borrower has no mobile phone number.' };
  return wantsTexts ? { to } : { problem: 'The borrower turned off text messages.' };
}

type Company = { readonly companyNameShort: string; readonly phoneFormatted: string };

/** Returns a text message in the words of staff. It has no sender's name of its own, and says how to stop others like it. */
export function staffText({ companyNameShort, phoneFormatted }: Company, words: string): string {
  return `${companyNameShort}: ${words} ${phoneFormatted}. Reply STOP to end texts, or turn them off in your account’s settings.`;
}
