import type { Address } from '@homeline/domain/facts/home.ts';
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

/** Returns whether a property has the number, the state and the ZIP code or city of an address. ATTOM also answers with the nearest. */
export function isHomeAt({ address: theirs }: z.infer<typeof AttomHome>, asked: Address): boolean {
  const isSame = (one: string | null | undefined, other: string) =>
    one?.trim().toLowerCase() === other.trim().toLowerCase();
  return (
    numberOf(theirs.line1 ?? '') === numberOf(asked.street1) &&
    isSame(theirs.countrySubd, asked.state) &&
    (isSame(theirs.postal1, asked.zip.slice(0, 5)) || isSame(theirs.locality, asked.city))
  );
}

/** Returns the house number, which comes first. */
function numberOf(street: string): string | undefined {
  return /^\s*(\d\S*)/.exec(street)?.[1]?.toLowerCase();
}
