import type { Facts } from '@homeline/domain/facts/facts.ts';
import type { Address } from '@homeline/domain/facts/home.ts';

/** Returns the address of the home, without its other fields. */
export function addressOf({ property }: Facts): Address {
  if (!property) throw new Error('The application has no property');
  const { street1, street2, city, state, zip } = property;
  return { street1, ...(street2 && { street2 }), city, state, zip };
}
