import { PlacedInitials, PlacedSignature } from '@homeline/domain/documents/field-places.ts';
import { Consented, DocumentUuids, RequiredText } from '@homeline/domain/facts/form-fields.ts';
import { DrawnSignature } from '@homeline/domain/signing/drawn-signature.ts';
import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';

/** What a signature comes with, however it's adopted: initials, the documents shown at signing, consent and location. */
const Signing = z.object({
  /** Typed, and drawn where the person did, with every place at which they put them. */
  initials: z
    .object({
      text: RequiredText.max(12, 'Cannot be more than 12 characters'),
      drawing: DrawnSignature.optional(),
      places: z.array(PlacedInitials).max(80),
    })
    .optional(),
  /** Every line at which they put their signature, as the list of documents names them. */
  places: z.array(PlacedSignature).max(200).optional(),
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

/** A typed name. Older clients name no method, and may send a drawing beside the name. Drawings are stored encrypted. */
export const TypedNote = Signing.extend({
  method: z.literal('TYPED').optional(),
  typedName: RequiredText,
  drawing: DrawnSignature.optional(),
});

/** A drawing, which alone signs. The name beside it comes from the file. */
export const DrawnNote = Signing.extend({ method: z.literal('DRAWN'), drawing: DrawnSignature });

export const NoteForm = z.discriminatedUnion('method', [TypedNote, DrawnNote]);
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
