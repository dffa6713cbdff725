import type { NoteForm } from '@homeline/contract/signing/give-signature.ts';
import { isForInitials, type PlacedField } from '@homeline/domain/documents/field-places.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { areInitialsOf } from '@homeline/domain/signing/initials.ts';
import { isSignatureConsent } from '@homeline/domain/signing/signature-consent.ts';
import {
  fieldsToSign,
  INITIALS_WORDS,
  missingField,
  SIGNATURE_MISSING,
} from '@homeline/domain/signing/signing-fields.ts';
import type { Context } from '../../context.ts';
import type { Origin } from '../../db/tables/columns.ts';
import type { Trx } from '../../db/tables.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { drawnSignature } from '../documents/drawn-signature.ts';
import { locationRefusal, signedLocation } from './signed-location.ts';

/** Who signs: the id and the name that the documents have, and whether a typed name is theirs. */
type Person = {
  readonly uuid: string;
  readonly name: string;
  readonly isName: (typed: string) => boolean;
};

type Document = { readonly uuid: string; readonly type: string };

/**
 * Prepares what somebody gave to sign the note package: refused, or recorded with the files of what was drawn.
 * @param field the fact's field that keeps the location, sealed
 */
export function givenSignature(
  context: Context,
  key: ApplicationKey,
  { body, origin }: { readonly body: NoteForm; readonly origin: Origin },
  field: 'noteSignatureRequests.location' | 'signerSignatureRequests.location',
) {
  const { initials, consent } = body;
  const drawn = drawnSignature(context, key, body.drawing);
  const drawnInitials = drawnSignature(context, key, initials?.drawing);
  const where = signedLocation(context, body, { application: key.applicationId, field });
  return {
    /** Returns a refusal of a typed name that isn't the person's. The file names whoever draws. */
    nameRefusal({ isName }: Person): Refusal | undefined {
      return body.method === 'DRAWN' || isName(body.typedName)
        ? undefined
        : refuse('INVALID_INPUT', { fields: { typedName: 'Must match your name in the documents' } });
    },
    /** Returns a refusal unless they agree to today's words, every field that this person fills is filled, and the location is known or withheld. */
    refusal(facts: Facts, { uuid, name }: Person, documents: readonly Document[]): Refusal | undefined {
      if (!isSignatureConsent(consent.textVersion)) return refuse('CONSENT_OUTDATED');
      const asked = fieldsToSign(facts, uuid, documents);
      return fieldsRefusal(asked, body, name) ?? locationRefusal(body);
    },
    /** Returns the fact's value: with the documents and fields as they are now, whatever else a caller names. */
    value(facts: Facts, { uuid, name }: Person, documents: readonly Document[]) {
      const asked = fieldsToSign(facts, uuid, documents);
      const signatures = asked.filter(({ place }) => !isForInitials(place));
      return {
        ...(body.method === 'DRAWN'
          ? { method: 'DRAWN' as const, printedName: name, drawing: drawn.file() }
          : { method: 'TYPED' as const, typedName: body.typedName, ...drawn.fact() }),
        ...(initials && {
          initials: { text: initials.text, places: asked.flatMap(initialsField), ...drawnInitials.fact() },
        }),
        ...(signatures.length > 0 && { places: signatures }),
        documents: documents.map((document) => document.uuid),
        consent: { textVersion: consent.textVersion, ...origin },
        ...where,
      };
    },
    async store(trx: Trx): Promise<void> {
      await drawn.store(trx);
      await drawnInitials.store(trx);
    },
  };
}

function fieldsRefusal(
  asked: readonly PlacedField[],
  { initials, places = [] }: Pick<NoteForm, 'initials' | 'places'>,
  name: string,
): Refusal | undefined {
  const missing = missingField(asked, [...(initials?.places ?? []), ...places]);
  if (missing) {
    const fields = isForInitials(missing.place)
      ? { 'initials.places': INITIALS_WORDS[missing.place].missing }
      : { places: SIGNATURE_MISSING };
    return refuse('INVALID_INPUT', { fields });
  }
  return !initials || areInitialsOf(initials.text, name)
    ? undefined
    : refuse('INVALID_INPUT', { fields: { 'initials.text': 'Must be the initials of your name' } });
}

function initialsField({ document, place }: PlacedField) {
  return isForInitials(place) ? [{ document, place }] : [];
}
