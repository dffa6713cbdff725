import type { NoteForm } from '@homeline/contract/signing/give-signature.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { areInitialsOf, INITIALS_WORDS, missingInitials } from '@homeline/domain/signing/initials.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/tables.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { drawnSignature } from './drawn-signature.ts';

type Document = { readonly uuid: string; readonly type: string };

/** Returns a refusal unless every place of these documents that asks for initials has them, and they are this person's. */
export function initialsRefusal(
  facts: Facts,
  { initials }: Pick<NoteForm, 'initials'>,
  { documents, name }: { readonly documents: readonly Document[]; readonly name: string },
): Refusal | undefined {
  const missing = missingInitials(facts, documents, initials?.places ?? []);
  if (missing)
    return refuse('INVALID_INPUT', { fields: { 'initials.places': INITIALS_WORDS[missing.place].missing } });
  return !initials || areInitialsOf(initials.text, name)
    ? undefined
    : refuse('INVALID_INPUT', { fields: { 'initials.text': 'Must be the initials of your name' } });
}

/**
 * Prepares adopted initials to be recorded with a signature, and what was drawn of them to be stored with it. Only those in the signed
 * documents are recorded.
 */
export function adoptedInitials(
  context: Context,
  key: ApplicationKey,
  { initials }: Pick<NoteForm, 'initials'>,
) {
  const drawn = drawnSignature(context, key, initials?.drawing);
  return {
    fact(documents: readonly string[]) {
      if (!initials) return {};
      const places = initials.places.filter(({ document }) => documents.includes(document));
      return { initials: { text: initials.text, places, ...drawn.fact() } };
    },
    store: (trx: Trx) => drawn.store(trx),
  };
}
