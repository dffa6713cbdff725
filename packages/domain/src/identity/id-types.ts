import type * as z from 'zod';
import type { IdentityDocumentType } from '../facts/verification.facts.ts';

/** Page labels of identity documents. */
export const ID_TYPES = {
  DRIVERSLICENSEFRONT: "US Driver's License",
  PASSPORTFRONT: 'US Passport',
  IDCARDFRONT: 'US State ID Card',
  PERMANENTRESIDENTFRONT: 'US Permanent Resident Card',
} as const satisfies Record<z.infer<typeof IdentityDocumentType>, string>;
