import { IdentityDocumentType } from '@homeline/domain/facts/identity.facts.ts';
import { backOf } from '@homeline/domain/identity/id-types.ts';
import * as z from 'zod';
import { identityCopy as copy } from './copy.ts';

export const ID_CHOICES = IdentityDocumentType.options.map((value) => ({ value, label: copy.types[value] }));

const Photo = z.array(z.guid('Required'), 'Required').min(1, 'Required');

/** The kind of ID, a photo of its front and, where it has a barcode, one of its back. */
export const IdentityAnswers = z
  .object({
    type: z.enum(IdentityDocumentType.options, 'Required'),
    documents: Photo,
    back: Photo.optional(),
  })
  .refine(({ type, back }) => !backOf(type) || back, { error: 'Required', path: ['back'], when: () => true });

/** Returns the request for the answers. */
export function identityRequest({ type, documents: [document = ''], back }: z.infer<typeof IdentityAnswers>) {
  return { type, document, ...(backOf(type) && { back: back?.[0] }) };
}
