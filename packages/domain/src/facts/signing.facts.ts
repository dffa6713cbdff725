import * as z from 'zod';
import { PlacedInitials, PlacedSignature } from '../documents/field-places.ts';
import { DrawnAlone, TypedSignature } from './adopted-signature.ts';
import { Consent } from './application.facts.ts';
import { DECLINE } from './decline.ts';
import { answer, log, Sealed, Uuid } from './fact.ts';

/** The reminders of something to sign, or of a deposit's code; when each is due is in `workflow/signing-reminders.ts`. */
export const SIGNING_REMINDERS = [
  'LINK_UNUSED',
  'LINK_STILL_UNUSED',
  'LINK_ENDS_SOON',
  'DOCUMENTS_WAIT',
  'DOCUMENTS_STILL_WAIT',
  'LINE_ENDS_SOON',
  'DEPOSIT_ARRIVED',
  'DEPOSIT_STILL_WAITS',
] as const;
export type SigningReminder = (typeof SIGNING_REMINDERS)[number];

/** Initials as they were adopted and placed, with the encrypted file of what was drawn. */
export const Initials = z.object({
  text: z.string().min(1),
  drawing: Uuid.optional(),
  places: z.array(PlacedInitials),
});

/** What a signature on the note package is recorded with. */
export const SIGNING = {
  initials: Initials.optional(),
  /** Each line on which they put their signature. Signatures on documents whose fields weren’t named have none. */
  places: z.array(PlacedSignature).optional(),
  documents: z.array(Uuid),
  /** The signer's location when signing. */
  location: Sealed.optional(),
  /** They said that they sign without sharing it. Signatures from before this was asked have neither. */
  isLocationWithheld: z.literal(true).optional(),
};

const OWN_SIGNING = { ...SIGNING, consent: Consent.optional() };

/** Facts about the note’s signature. Where a line closes at an office, the notary's result brings `noteSignatures`. */
export const signingFacts = {
  /** The borrower signed the page. `noteSignatures` records the e-vault's confirmation. */
  noteSignatureRequests: log(
    z.union([TypedSignature.extend(OWN_SIGNING), DrawnAlone.extend(OWN_SIGNING)]),
    'BORROWER',
  ),
  /** The borrower read that everything is signed in one appointment at an office. */
  officeClosingConfirmation: answer(z.object({}), 'BORROWER'),
  /** The borrower declined to sign the note package, or came back to it; or staff let them sign again what the e-vault doesn't have. */
  noteDeclines: log(z.object({ act: z.enum(['REFUSED', 'RETRIED']), ...DECLINE }), 'BORROWER', 'STAFF'),
  /** The clock reminded a signer, or the borrower where none is named. */
  signingReminders: log(z.object({ signer: Uuid.optional(), reminder: z.enum(SIGNING_REMINDERS) }), 'DATE'),
  /** The signed copies of a note package that was replaced, or whose line ended, were stored. `package` is the number of its entry. */
  signedCopies: log(z.object({ package: z.int().positive() }), 'TASK'),
  noteSignatures: log(z.object({ answer: z.enum(['SIGNED', 'FAILED']), documents: z.array(Uuid) }), 'VENDOR'),
};
