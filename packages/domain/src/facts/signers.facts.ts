import * as z from 'zod';
import { DrawnAlone, TypedSignature } from './adopted-signature.ts';
import { Consent } from './application.facts.ts';
import { DECLINE } from './decline.ts';
import { answer, log, Sealed, Uuid } from './fact.ts';
import { IdentityDocumentType } from './identity.facts.ts';
import { SIGNING } from './signing.facts.ts';

/** Whom another owner of the home is married to, where their spouse's rights reach it too: nobody, an owner, or someone not on title. */
export const MarriedTo = z.enum(['NOBODY', 'OWNER', 'OTHER']);

/** A co-borrower owes the line. A co-deeder only signs the security instrument. */
export const SignerType = z.enum(['CO_BORROWER', 'CO_DEEDER']);

/** The reason for an automatic cancellation: another signer kept the line waiting. */
export const NOT_ALL_SIGNED = 'Not everyone signed in time';

const SIGNERS_SIGNING = { ...SIGNING, signer: Uuid, consent: Consent };

/** Facts about the people who sign besides the borrower. */
export const signersFacts = {
  signers: answer(
    z.object({
      signers: z.array(
        z.object({
          uuid: Uuid,
          name: z.string(),
          email: z.string(),
          type: SignerType,
          holdsTitle: z.boolean(),
          /** The borrower's spouse: signs the security instrument with or without title. */
          isSpouse: z.boolean().optional(),
          marriedTo: MarriedTo.optional(),
          /** The spouse of the owner named just before: signs the security instrument, and owes nothing. */
          isOwnersSpouse: z.boolean().optional(),
          /** The home is this signer's principal dwelling, though not the borrower's. */
          livesThere: z.boolean().optional(),
        }),
      ),
    }),
    'BORROWER',
    'STAFF',
  ),
  /** A corrected address of a signer who has not signed in yet. The documents don't name it, so nothing is redone. */
  signerEmails: log(z.object({ signer: Uuid, email: z.string() }), 'BORROWER', 'STAFF'),
  signerActs: log(
    z.object({
      signer: Uuid,
      act: z.enum([
        'LOGGED_IN',
        'CONTINUED',
        'CONSENTED',
        'ID_UPLOADED',
        'ID_VERIFIED',
        'ID_FAILED',
        'CONDITIONS_CLEARED',
        'CREDIT_CLEARED',
        'DOCUMENTS_OPENED',
        'NOTE_SIGNED',
        'REFUSED',
        'FAILED',
        'RETRIED',
      ]),
      /** What the e-vault's answer is about: NOTE_SIGNED and FAILED. Older ones don't say. */
      documents: z.array(Uuid).optional(),
      /** REFUSED only. */
      ...DECLINE,
    }),
    'SIGNER',
    'VENDOR',
    'STAFF',
  ),
  /** What a signer gave for the identity check, with the consent to electronic records (15 USC 7001(c)). */
  signerDetails: log(z.object({ signer: Uuid, phone: z.string(), dob: Sealed, consent: Consent }), 'SIGNER'),
  signerIdentityUploads: log(
    z.object({ signer: Uuid, document: Uuid, type: IdentityDocumentType, back: Uuid.optional() }),
    'SIGNER',
  ),
  /** The first opening of a document by a signer, as `documentOpenings` records the borrower's. */
  signerDocumentOpenings: log(z.object({ signer: Uuid, document: Uuid }), 'SIGNER'),
  /** The signer signed the page. The act NOTE_SIGNED records the e-vault's confirmation. */
  signerSignatureRequests: log(
    z.union([TypedSignature.extend(SIGNERS_SIGNING), DrawnAlone.extend(SIGNERS_SIGNING)]),
    'SIGNER',
  ),
};
