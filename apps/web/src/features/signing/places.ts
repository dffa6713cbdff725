import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { said } from '@homeline/contract/said.ts';
import { type FieldPlace, isForInitials } from '@homeline/domain/documents/field-places.ts';
import { INITIALS_WORDS, letterNumber } from '@homeline/domain/signing/signing-fields.ts';
import * as z from 'zod';
import { signingCopy } from './copy.ts';

const copy = signingCopy.places;

/** A place of a document that a person signs or initials. */
export type AskedPlace = {
  readonly key: string;
  readonly document: DocumentSummary;
  readonly place: FieldPlace;
};

/** Returns every place of the documents that their reader signs or initials, in reading order. */
export function placesIn(documents: readonly DocumentSummary[]): readonly AskedPlace[] {
  return documents.flatMap((document) =>
    [...(document.initials ?? []), ...(document.signatures ?? [])].map((place) => ({
      ...{ key: `${document.uuid} ${place}`, document, place },
    })),
  );
}

/** Returns the schema of the places that were filled, one by one: all of those that are asked for. */
export function placesSchema(asked: readonly AskedPlace[]) {
  return z
    .array(z.string())
    .optional()
    .superRefine((placed = [], context) => {
      const left = asked.filter(({ key }) => !placed.includes(key)).length;
      if (left > 0) context.addIssue({ code: 'custom', message: copy.left(left) });
    })
    .transform(() => asked.map(({ document, place }) => ({ document: document.uuid, place })));
}

/** Returns what a place is called in the list of places. */
export function placeTitle({ document, place }: AskedPlace): string {
  const title = said(document.title);
  if (isForInitials(place)) return copy.initials(said(INITIALS_WORDS[place].title), title);
  const letter = letterNumber({ place });
  return letter ? copy.letter(letter, title) : title;
}
