import { DocumentType } from '../documents/catalogue.ts';
import type { InitialsPlace, PlacedField } from '../documents/field-places.ts';
import { writtenDocument } from '../documents/written-documents.ts';
import { closingDocuments } from '../facts/closing.selectors.ts';
import type { Facts } from '../facts/facts.ts';

/** The title of each place for initials, and the error text if its initials are missing. */
export const INITIALS_WORDS = {
  RATE: { title: 'The rate and the interest', missing: 'Must be placed at “The rate and the interest”' },
  SECURITY: {
    title: 'The security interest in your home',
    missing: 'Must be placed at “The security interest in your home”',
  },
} as const satisfies Record<InitialsPlace, object>;

/** The error text if a signature is missing at a place. */
export const SIGNATURE_MISSING = 'Must be placed on every line that you sign';

type Document = { readonly uuid: string; readonly type: string };

/**
 * Returns each place of these documents of the current note package at which a person signs or initials, in reading order. Packages written
 * before fields were named ask for the initials of their documents' rows alone, and older ones for none.
 * @param signer the id under which the documents name the person: the borrower goes by the application's
 */
export function fieldsToSign(
  facts: Facts,
  signer: string,
  documents: readonly Document[],
): readonly PlacedField[] {
  const made = closingDocuments(facts);
  return documents.flatMap(({ uuid: document, type }) => {
    const named = made?.fields?.filter((field) => field.document === document && field.signer === signer);
    const asked = made?.initials ? (writtenDocument(DocumentType.parse(type))?.initials ?? []) : [];
    return (named?.map(({ place }) => place) ?? asked).map((place) => ({ document, place }));
  });
}

/** Returns the first place that is asked for and missing. */
export function missingField(
  asked: readonly PlacedField[],
  placed: readonly PlacedField[],
): PlacedField | undefined {
  return asked.find((field) => !placed.some((each) => isSameField(each, field)));
}

export function isSameField(one: PlacedField, other: PlacedField): boolean {
  return one.document === other.document && one.place === other.place;
}

/** Returns the number of a letter that is signed besides its document; undefined for any other place. */
export function letterNumber({ place }: Pick<PlacedField, 'place'>): string | undefined {
  return /^close-line-(\d+)$/.exec(place)?.[1];
}
