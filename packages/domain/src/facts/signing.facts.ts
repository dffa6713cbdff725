import * as z from 'zod';
import { Consent } from './application.facts.ts';
import { answer, log, Sealed, Uuid } from './fact.ts';

/** Facts about the note’s signature. Where a line closes at an office, the notary's result brings `noteSignatures`. */
export const signingFacts = {
  /** The borrower signed the page. `noteSignatures` records the e-vault's confirmation. */
  noteSignatureRequests: log(
    z.object({
      typedName: z.string().min(1),
      /** The encrypted file with the drawn signature. */
      drawing: Uuid.optional(),
      documents: z.array(Uuid),
      consent: Consent.optional(),
      /** The borrower's location when signing. */
      location: Sealed.optional(),
    }),
    'BORROWER',
  ),
  /** The borrower read that everything is signed in one appointment at an office. */
  officeClosingConfirmation: answer(z.object({}), 'BORROWER'),
  noteSignatures: log(z.object({ answer: z.enum(['SIGNED', 'FAILED']), documents: z.array(Uuid) }), 'VENDOR'),
};
