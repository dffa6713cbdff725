import * as z from 'zod';

/**
 * Who asks the IRS for the transcripts that a self-employed borrower agrees to: a participant in its Income Verification Express Service, as
 * line 5a of Form 4506-C names it. The IRS rejects a form that lacks any of it.
 */
export const TaxTranscripts = z.strictObject({
  name: z.string().min(1),
  participantId: z
    .string('Must be the digits of a participant ID')
    .regex(/^\d+$/, 'Must be the digits of a participant ID'),
  /** The ID of its secure mailbox. */
  mailbox: z.string().min(1),
  /** On one line, as on an envelope. */
  address: z.string().min(1),
});
export type TaxTranscripts = z.infer<typeof TaxTranscripts>;
