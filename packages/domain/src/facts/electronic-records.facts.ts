import * as z from 'zod';
import { Consent } from './application.facts.ts';
import { log, Uuid } from './fact.ts';

/** The forms in which every record comes: the page of the reader, and the PDF file. */
export const RecordForm = z.enum(['PAGE', 'PDF']);
export type RecordForm = z.infer<typeof RecordForm>;

/** Facts about electronic records in place of paper. */
export const electronicRecordsFacts = {
  /**
   * Somebody confirmed their consent with a code that only the sample record shows, and so showed that they can open records (15 USC
   * 7001(c)(1)(C)(ii)).
   */
  recordsAccess: log(
    Consent.extend({
      /** Absent for the borrower. */
      signer: Uuid.optional(),
      /** The form whose code they typed. */
      form: RecordForm,
      /** The version of what a person needs to open and keep records. */
      needs: z.string().min(1),
      /** The SHA-256 of the sample in that form. */
      sha256: z.string().length(64),
    }),
    'BORROWER',
    'SIGNER',
  ),
  /** Somebody withdrew their consent (15 USC 7001(c)(1)(B)(i)). A later entry of `recordsAccess` confirms it again. */
  recordsWithdrawals: log(
    Consent.omit({ textVersion: true }).extend({
      /** Absent for the borrower. */
      signer: Uuid.optional(),
    }),
    'BORROWER',
    'SIGNER',
  ),
  /** Staff mailed documents to somebody who gets their records on paper. */
  recordMailings: log(
    z.object({
      /** Absent for the borrower. */
      signer: Uuid.optional(),
      documents: z.array(Uuid).min(1),
    }),
    'STAFF',
  ),
};
