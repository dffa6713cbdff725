import { PlacedInitials } from '@homeline/domain/documents/initials-places.ts';
import { Consented, DocumentUuids, RequiredText } from '@homeline/domain/facts/form-fields.ts';
import { DrawnSignature } from '@homeline/domain/signing/drawn-signature.ts';
import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';

/** The typed name, a drawing of it, and the documents shown at signing. */
export const NoteForm = z.object({
  typedName: RequiredText,
  /** Drawn beside the typed name, which alone is required; stored encrypted. */
  drawing: DrawnSignature.optional(),
  /** Typed, and drawn where the person did, with every place at which they put them. */
  initials: z
    .object({
      text: RequiredText.max(12, 'Cannot be more than 12 characters'),
      drawing: DrawnSignature.optional(),
      places: z.array(PlacedInitials).max(80),
    })
    .optional(),
  documents: DocumentUuids,
  consent: Consented,
  /** The browser's location at signing, in degrees; stored encrypted. */
  location: z
    .object({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
      accuracyM: z.number().nonnegative(),
    })
    .optional(),
  /** The person said that they sign without sharing their location, or can't. */
  isLocationWithheld: z.literal(true).optional(),
});
export type NoteForm = z.infer<typeof NoteForm>;

export const giveSignature = call({
  name: 'giveSignature',
  method: 'POST',
  path: `${BORROWER_PATH}/signing/note`,
  who: 'BORROWER',
  summary: 'Signs the note package; the eVault seals the signature.',
  params: ApplicationParams,
  body: NoteForm,
  answer: Status,
  errors: ['WRONG_STEP'],
  oncePerKey: true,
});
