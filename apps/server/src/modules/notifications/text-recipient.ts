import { textRecipient } from '@homeline/domain/notifications/text-messages.ts';
import { parseUsPhone } from '@homeline/domain/people/phone.ts';
import type { Context } from '../../context.ts';
import type { Db, Trx } from '../../db/tables.ts';
import { lastingReturn } from './deliveries.ts';
import { textsStopped } from './message-choices.ts';

/**
 * Returns the number to which a person may be texted, or why they may not: they stopped texts, or the number takes none.
 * @param phone as they gave it
 */
export async function textRecipientOf(
  on: Db | Trx,
  context: Context,
  person: { readonly organisation: string; readonly identity: string },
  phone: string | undefined,
): Promise<ReturnType<typeof textRecipient>> {
  const number = parseUsPhone(phone ?? '')?.e164;
  const returned = number && (await lastingReturn(on, context, person.organisation, 'SMS', number));
  return textRecipient(phone, await textsStopped(on, context, person), returned || undefined);
}
