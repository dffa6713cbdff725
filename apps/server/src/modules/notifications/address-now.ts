import type { Facts } from '@homeline/domain/facts/facts.ts';
import { parseUsPhone } from '@homeline/domain/people/phone.ts';
import { CORRECTION_WARNING, SIGNER_LETTER } from './outbox.ts';

/**
 * Messages sent again to the address they had: the borrower must never get a signer's invitation, and the warning of a changed address
 * must not go to the new one.
 */
const FIXED_ADDRESS = [SIGNER_LETTER, CORRECTION_WARNING] as const;

/** Returns the borrower's current address for a message that is sent again; undefined if the message keeps its address. */
export function addressNow(
  { contact }: Facts,
  template: string,
  channel: 'EMAIL' | 'SMS',
): string | undefined {
  if (FIXED_ADDRESS.some((mark) => template.startsWith(mark))) return undefined;
  return channel === 'EMAIL' ? contact?.email : parseUsPhone(contact?.phone ?? '')?.e164;
}
