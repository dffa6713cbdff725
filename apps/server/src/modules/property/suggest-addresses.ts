import { randomUUID } from 'node:crypto';
import type { suggestAddresses as call } from '@homeline/contract/property/suggest-addresses.ts';
import type { Handler } from '../../http/handler.ts';

/** Suggests addresses. A provider that doesn’t answer suggests none: the address can be typed. */
export const suggestAddresses: Handler<typeof call> = async ({ body }, { vendors }) => {
  const found = await vendors.places.suggest.ask({ reference: randomUUID(), text: body.text });
  if (!found.ok || found.pending) return { addresses: [] };
  return found.answer ? { addresses: [...found.answer] } : {};
};
