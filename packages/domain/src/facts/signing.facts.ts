import * as z from 'zod';
import { Consent } from './application.facts.ts';
import { log, Sealed, Uuid } from './fact.ts';

/** Facts about the note’s signature. */
export const signingFacts = {
  /** The borrower signed the page. `noteSignatures` records the e-vault's confirmation. */
  noteSignatureRequests: log(
    z.object({
      typedName: z.string().min(1),
      documents: z.array(Uuid),
      consent: Consent.optional(),
      /** The borrower's location when signing. */
      location: Sealed.optional(),
    }),
    'BORROWER',
  ),
  noteSignatures: log(z.object({ answer: z.enum(['SIGNED', 'FAILED']), documents: z.array(Uuid) }), 'VENDOR'),
};
