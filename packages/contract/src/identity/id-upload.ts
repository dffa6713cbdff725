import { Uuid } from '@homeline/domain/facts/fact.ts';
import { IdentityDocumentType } from '@homeline/domain/facts/identity.facts.ts';
import * as z from 'zod';

/** The pictures of an ID. A license and an ID card have a back. */
export const IdUpload = z.object({ type: IdentityDocumentType, document: Uuid, back: Uuid.optional() });
export type IdUpload = z.infer<typeof IdUpload>;
