import type * as z from 'zod';
import type { UploadedDocumentType } from '../documents/document-types.ts';
import type { IdentityDocumentType } from '../facts/identity.facts.ts';

/** Page labels of identity documents. */
export const ID_TYPES = {
  DRIVERSLICENSEFRONT: "US Driver's License",
  PASSPORTFRONT: 'US Passport',
  IDCARDFRONT: 'US State ID Card',
  PERMANENTRESIDENTFRONT: 'US Permanent Resident Card',
} as const satisfies Record<z.infer<typeof IdentityDocumentType>, string>;

type IdentityDocument = z.infer<typeof IdentityDocumentType>;

/** The upload type of an ID's back, with the barcode that must match its front. A passport needs none. */
const BACKS: { readonly [Type in IdentityDocument]?: UploadedDocumentType } = {
  DRIVERSLICENSEFRONT: 'DRIVERSLICENSEBACK',
  IDCARDFRONT: 'IDCARDBACK',
};

/** Returns the upload type of an ID's back; undefined for an ID whose front is enough. */
export function backOf(type: IdentityDocument): UploadedDocumentType | undefined {
  return BACKS[type];
}
