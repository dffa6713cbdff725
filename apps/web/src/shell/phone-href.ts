import { parseUsPhone } from '@homeline/domain/people/phone.ts';

/** Returns the address that dials a US number: 'tel:+18885550142'. */
export function phoneHref(phone: string): string {
  return `tel:${parseUsPhone(phone)?.e164 ?? phone}`;
}
