import type { Address } from '@homeline/domain/facts/home.ts';
import { isSameStreet } from '@homeline/domain/property/same-street.ts';
import * as z from 'zod';

export const OptionalText = z.string().nullish();

/** A property as each answer of ATTOM begins. */
export const AttomHome = z.object({
  address: z.object({
    countrySubd: OptionalText,
    line1: OptionalText,
    locality: OptionalText,
    postal1: OptionalText,
  }),
});

/** Returns whether a property has the street, flat, state and ZIP code or city of an address. ATTOM also answers with the nearest. */
export function isHomeAt({ address: theirs }: z.infer<typeof AttomHome>, asked: Address): boolean {
  const isSame = (one: string | null | undefined, other: string) =>
    one?.trim().toLowerCase() === other.trim().toLowerCase();
  return (
    isSameStreet(theirs.line1 ?? '', streetLine(asked)) &&
    isSame(theirs.countrySubd, asked.state) &&
    (isSame(theirs.postal1, asked.zip.slice(0, 5)) || isSame(theirs.locality, asked.city))
  );
}

/** Returns the street and flat of an address in one line. */
export function streetLine({ street1, street2 }: Address): string {
  return [street1, street2].filter(Boolean).join(' ');
}
