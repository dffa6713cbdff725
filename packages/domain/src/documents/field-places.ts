import * as z from 'zod';

/** Where documents may ask for initials; a document's row in `written-documents.ts` says at which of them it does. */
export const InitialsPlace = z.enum(['RATE', 'SECURITY']);
export type InitialsPlace = z.infer<typeof InitialsPlace>;

/** Where a document is signed, by what the signature there is for: `agreement`, `close-line-2`. */
export const SignaturePlace = z.string().regex(/^[a-z0-9-]{1,40}$/);

/** A place for initials or a signature. */
export const FieldPlace = z.union([InitialsPlace, SignaturePlace]);
export type FieldPlace = z.infer<typeof FieldPlace>;

/** Where a person put their initials or their signature: each is an act of its own. */
export const PlacedInitials = z.object({ document: z.guid().toLowerCase(), place: InitialsPlace });
export const PlacedSignature = PlacedInitials.extend({ place: SignaturePlace });
export type PlacedField = { readonly document: string; readonly place: FieldPlace };

/** A field of a document that a person signs or initials. The borrower goes by the application's id. */
export const SigningField = z.object({ document: z.guid(), signer: z.guid(), place: FieldPlace });
export type SigningField = z.infer<typeof SigningField>;

export function isForInitials(place: FieldPlace): place is InitialsPlace {
  return InitialsPlace.safeParse(place).success;
}

/** Returns the id of a field within its document. */
export function fieldId(place: FieldPlace, signer: string): string {
  return `${isForInitials(place) ? `initials-${place.toLowerCase()}` : place}-${signer}`;
}
