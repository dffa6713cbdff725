import { DocumentType } from '../documents/catalogue.ts';
import type { InitialsPlace, PlacedInitials } from '../documents/initials-places.ts';
import { writtenDocument } from '../documents/written-documents.ts';
import { closingDocuments } from '../facts/closing.selectors.ts';
import type { Facts } from '../facts/facts.ts';
import { foldedWords } from '../people/folded-name.ts';

/** The title of each place, and the error text if its initials are missing. */
export const INITIALS_WORDS = {
  RATE: { title: 'The rate and the interest', missing: 'Must be placed at “The rate and the interest”' },
  SECURITY: {
    title: 'The security interest in your home',
    missing: 'Must be placed at “The security interest in your home”',
  },
} as const satisfies Record<InitialsPlace, object>;

type Document = { readonly uuid: string; readonly type: string };

/** Returns the places that a document of the current note package has for initials. Packages written before there were any have none. */
export function initialsPlaces(facts: Facts, { type }: Pick<Document, 'type'>): readonly InitialsPlace[] {
  return closingDocuments(facts)?.initials ? (writtenDocument(DocumentType.parse(type))?.initials ?? []) : [];
}

/** Returns the first place at which initials are asked for in these documents and missing. */
export function missingInitials(
  facts: Facts,
  documents: readonly Document[],
  placed: readonly PlacedInitials[],
): PlacedInitials | undefined {
  return documents
    .flatMap((document) =>
      initialsPlaces(facts, document).map((place) => ({ document: document.uuid, place })),
    )
    .find((asked) => !placed.some((each) => each.document === asked.document && each.place === asked.place));
}

/** Returns the initials of a name: its first and its last word’s. */
export function initialsOf(name: string): string {
  const words = foldedWords(name);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.charAt(0).toUpperCase() ?? '')
    .join('');
}

/** Returns whether typed letters are initials of a name: its first word’s, then others in their order, with or without periods. */
export function areInitialsOf(typed: string, name: string): boolean {
  const letters = [...foldedWords(typed).join('')];
  const words = foldedWords(name).map((word) => word.charAt(0));
  if (letters.length < Math.min(2, words.length) || letters[0] !== words[0]) return false;
  let from = 0;
  return letters.every((letter) => {
    const at = words.indexOf(letter, from);
    from = at + 1;
    return at >= 0;
  });
}
