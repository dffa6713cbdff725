import type { NoteForm } from '@homeline/contract/signing/give-signature.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import type { Context } from '../../context.ts';
import type { Origin } from '../../db/tables/columns.ts';
import type { Trx } from '../../db/tables.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { drawnSignature } from '../documents/drawn-signature.ts';
import { adoptedInitials, initialsRefusal } from '../documents/initials.ts';
import { locationRefusal, signedLocation } from './signed-location.ts';

/** Who signs: their name as the file has it, and whether a typed name is theirs. */
type Person = { readonly name: string; readonly isName: (typed: string) => boolean };

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
  const drawn = drawnSignature(context, key, body.drawing);
  const initials = adoptedInitials(context, key, body);
  const where = signedLocation(context, body, { application: key.applicationId, field });
  return {
    /** Returns a refusal of a typed name that isn't the person's. The file names whoever draws. */
    nameRefusal({ isName }: Person): Refusal | undefined {
      return body.method === 'DRAWN' || isName(body.typedName)
        ? undefined
        : refuse('INVALID_INPUT', { fields: { typedName: 'Must match your name in the documents' } });
    },
    /** Returns a refusal unless the initials and the location are complete. */
    refusal(facts: Facts, { name }: Person, documents: readonly Document[]): Refusal | undefined {
      return initialsRefusal(facts, body, { documents, name }) ?? locationRefusal(body);
    },
    /** Returns the fact's value, with the documents as they are now, whatever else a caller names. */
    value({ name }: Person, documents: readonly string[]) {
      return {
        ...(body.method === 'DRAWN'
          ? { method: 'DRAWN' as const, printedName: name, drawing: drawn.file() }
          : { method: 'TYPED' as const, typedName: body.typedName, ...drawn.fact() }),
        documents: [...documents],
        consent: { textVersion: body.consent.textVersion, ...origin },
        ...where,
        ...initials.fact(documents),
      };
    },
    async store(trx: Trx): Promise<void> {
      await drawn.store(trx);
      await initials.store(trx);
    },
  };
}
