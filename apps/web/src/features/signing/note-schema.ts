import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { DrawnNote, TypedNote } from '@homeline/contract/signing/give-signature.ts';
import { InitialsPlace, isForInitials, type PlacedField } from '@homeline/domain/documents/field-places.ts';
import { initialsOf } from '@homeline/domain/signing/initials.ts';
import * as z from 'zod';
import { SIGNATURE_CONSENT } from '../applications/consents.ts';
import { openedOf } from '../documents/opened.ts';
import { isToRead, mustReadSchema } from '../documents/packages.ts';
import { signingCopy } from './copy.ts';
import { initialsSchema } from './initials-fields.tsx';
import { placesIn, placesSchema } from './places.ts';

/** Who signs: the id and the name that the documents have, and whether a typed name is theirs. */
export type NoteSigner = {
  readonly uuid: string;
  readonly name: string;
  readonly isName: (typed: string) => boolean;
};

/** Returns the schema of a signature: a typed name or a drawing, where it was put, and what either comes with. */
export function noteSchema(documents: readonly DocumentSummary[], { name, isName }: NoteSigner) {
  const initials = initialsSchema(name);
  const shared = {
    documents: mustReadSchema(documents, isToRead),
    places: placesSchema(placesIn(documents)),
    initials: asksInitials(documents) ? initials : initials.optional(),
  };
  const typedName = TypedNote.shape.typedName.refine(isName, signingCopy.sign.wrongName);
  return z
    .discriminatedUnion('method', [
      // What was drawn before the person chose to type doesn't sign.
      TypedNote.omit({ drawing: true }).extend({ ...shared, method: z.literal('TYPED'), typedName }),
      DrawnNote.extend(shared),
    ])
    .transform(({ places, initials: adopted, ...note }) => {
      const signatures = places.filter(({ place }) => !isForInitials(place));
      return {
        ...note,
        ...(signatures.length > 0 && { places: signatures }),
        ...(adopted && { initials: { ...adopted, places: places.flatMap(initialsField) } }),
      };
    });
}

export type NoteInput = z.input<ReturnType<typeof noteSchema>>;

/** Returns the values with which a signature starts: nothing is signed anywhere. Anyone can type, by keyboard too. */
export function noteValues(uuid: string, documents: readonly DocumentSummary[], { name }: NoteSigner) {
  return {
    method: 'TYPED',
    documents: openedOf(uuid, documents),
    ...(asksInitials(documents) && { initials: { text: initialsOf(name) } }),
    consent: { textVersion: SIGNATURE_CONSENT.version } as never,
  } as const;
}

export function asksInitials(documents: readonly DocumentSummary[]): boolean {
  return documents.some(({ initials = [] }) => initials.length > 0);
}

function initialsField({ document, place }: PlacedField) {
  const { data } = InitialsPlace.safeParse(place);
  return data ? [{ document, place: data }] : [];
}
