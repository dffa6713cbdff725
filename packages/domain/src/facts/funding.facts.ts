import * as z from 'zod';
import { CivilDateSchema } from '../dates/civil-date.ts';
import { CentsSchema } from '../money/cents.ts';
import { answer, log, Uuid } from './fact.ts';
import { REFUSAL_REASONS } from './refusal-reasons.ts';
import { reviewDecisionSchema } from './review-decision.ts';

/** How a notice of rescission reaches the lender outside its pages. */
export const RescissionWay = z.enum(['MAIL', 'IN_PERSON', 'PHONE']);
export type RescissionWay = z.infer<typeof RescissionWay>;

/** Facts about rescission, the money and the county’s record. */
export const fundingFacts = {
  /** A notice of the right to rescind that replaced the one in the closing documents, and the last day that it states. */
  rescissionNotices: log(z.object({ document: Uuid, endsOn: CivilDateSchema }), 'TASK'),
  rescissionEnded: answer(z.object({}), 'DATE'),
  /** An owner stated after the period that they have not rescinded; the borrower when no signer is named. */
  nonRescissionConfirmations: log(z.object({ signer: Uuid.optional() }), 'BORROWER', 'SIGNER'),
  rescissionExercised: answer(
    z.object({
      by: z.string(),
      /** How a notice reached us outside our pages, with the scan of a letter. */
      notice: z
        .object({
          how: RescissionWay,
          /** The day of its postmark, delivery or call, which decides whether it is in time. */
          sentOn: CivilDateSchema,
          /** The day it arrived, which starts the 20 days to return the money and release the lien. */
          receivedOn: CivilDateSchema,
          document: Uuid.optional(),
        })
        .optional(),
    }),
    'BORROWER',
    'SIGNER',
    'STAFF',
  ),
  /** Everything paid was returned and the release of the lien recorded (12 CFR 1026.15(d)(2)). */
  rescissionSettled: answer(z.object({ comments: z.string() }), 'STAFF'),
  fundingDecisions: log(
    reviewDecisionSchema(['APPROVED', 'DENIED']).extend({ ...REFUSAL_REASONS }),
    'RULE',
    'STAFF',
  ),
  /** The day came on which the money may go out. */
  releaseDays: log(z.object({}), 'DATE'),
  disbursements: log(z.object({ reference: Uuid, amountCents: CentsSchema, accountUuid: Uuid }), 'TASK'),
  disbursementResults: log(
    z.object({
      answer: z.enum(['SETTLED', 'RETURNED']),
      /** The reference of the disbursement; without one, the result is about the newest earlier disbursement. */
      reference: Uuid.optional(),
      returnCode: z.string().optional(),
    }),
    'VENDOR',
  ),
  recordings: log(
    z.object({ answer: z.enum(['ACCEPTED', 'REJECTED']), instrumentNumber: z.string().optional() }),
    'VENDOR',
  ),
};
