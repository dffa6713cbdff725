import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { DrawnNote, TypedNote } from '@homeline/contract/signing/give-signature.ts';
import * as z from 'zod';
import { SIGNATURE_CONSENT } from '../applications/consents.ts';
import { openedOf } from '../documents/opened.ts';
import { isToRead, mustReadSchema } from '../documents/packages.ts';
import { signingCopy } from './copy.ts';
import { initialsSchema, initialsValues } from './initials-fields.tsx';

/** Who signs: their name as the documents have it, and whether a typed name is theirs. */
export type NoteSigner = { readonly name: string; readonly isName: (typed: string) => boolean };

/** Returns the schema of a signature: a typed name or a drawing, and what either comes with. */
export function noteSchema(documents: readonly DocumentSummary[], { name, isName }: NoteSigner) {
  const shared = {
    documents: mustReadSchema(documents, isToRead),
    initials: initialsSchema(documents, name),
  };
  const typedName = TypedNote.shape.typedName.refine(isName, signingCopy.sign.wrongName);
  return z.discriminatedUnion('method', [
    // What was drawn before the person chose to type doesn't sign.
    TypedNote.omit({ drawing: true }).extend({ ...shared, method: z.literal('TYPED'), typedName }),
    DrawnNote.extend(shared),
  ]);
}

export type NoteInput = z.input<ReturnType<typeof noteSchema>>;

/** Returns the values with which a signature starts. Anyone can type, by keyboard too. */
export function noteValues(uuid: string, documents: readonly DocumentSummary[], { name }: NoteSigner) {
  return {
    method: 'TYPED',
    documents: openedOf(uuid, documents),
    ...initialsValues(documents, name),
    consent: { textVersion: SIGNATURE_CONSENT.version } as never,
  } as const;
}
