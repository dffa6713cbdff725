import { CentsSchema } from '@homeline/domain/money/cents.ts';
import * as z from 'zod';
import { call } from '../call.ts';
import { ReturnedMessage } from '../loan-files/returned-messages.ts';
import { REVIEWS_PATH } from './review-path.ts';

/** An application that awaits a staff decision. */
export const Review = z.object({
  uuid: z.guid(),
  loanNumber: z.string(),
  step: z.string(),
  /** The desk that decides. */
  owner: z.string(),
  since: z.iso.datetime(),
  /** The notice's due date in the home's time zone; absent when no notice is due (12 CFR 1002.9). */
  noticeDueOn: z.iso.date().optional(),
  /** Why the automatic rule didn't pass it; empty where there is no rule. */
  reasons: z.array(z.string()),
  /** The available decisions. */
  decisions: z.array(z.string()),
});
export type Review = z.infer<typeof Review>;

/** An application with a notice due, whatever its step. */
export const DueNotice = z.object({
  uuid: z.guid(),
  loanNumber: z.string(),
  borrower: z.string().optional(),
  step: z.string(),
  noticeDueOn: z.iso.date(),
});

/** A task run that failed after its last retry. */
export const FailedRun = z.object({
  id: z.string(),
  uuid: z.guid(),
  loanNumber: z.string(),
  borrower: z.string().optional(),
  task: z.string(),
  failure: z.string(),
});

/** A provider request that was refused or has an unknown outcome. It is never resent automatically. */
export const UnknownOutcome = z.object({
  reference: z.guid(),
  uuid: z.guid(),
  loanNumber: z.string(),
  borrower: z.string().optional(),
  task: z.string(),
  failure: z.string(),
  since: z.iso.datetime(),
  /** A person proposed to send a payment again. */
  awaitsSecondPerson: z.literal(true).optional(),
});

/** A message that the email provider refused for good, such as to an address that doesn't exist. */
export const RefusedMessage = z.object({
  id: z.guid(),
  uuid: z.guid(),
  loanNumber: z.string(),
  borrower: z.string().optional(),
  /** The step or letter that the message is about. */
  template: z.string(),
  since: z.iso.datetime(),
});

/** A message about an application that didn't arrive. Staff settle it on the loan file. */
export const ReturnedMessageOfFile = ReturnedMessage.extend({
  uuid: z.guid(),
  loanNumber: z.string(),
  borrower: z.string().optional(),
});

/** An application with documents that staff must mail, since somebody withdrew their consent to electronic records. */
export const FileToMail = z.object({
  uuid: z.guid(),
  loanNumber: z.string(),
  borrower: z.string().optional(),
  papers: z.int().min(1),
  /** When the oldest of them was written. */
  since: z.iso.datetime(),
});

/** A co-borrower whose proof of income or credit alert awaits an underwriter. */
export const WaitingCoBorrower = z.object({
  uuid: z.guid(),
  loanNumber: z.string(),
  signer: z.guid(),
  name: z.string(),
  needs: z.enum(['INCOME', 'CREDIT_ALERT']),
  /** As the co-borrower stated it. */
  monthlyGrossCents: CentsSchema,
  since: z.iso.datetime(),
});

export const Reviews = z.object({
  reviews: z.array(Review),
  coBorrowers: z.array(WaitingCoBorrower),
  /** Earliest due date first. */
  owedNotices: z.array(DueNotice),
  /** The longest wait first. */
  filesToMail: z.array(FileToMail),
  deadRuns: z.array(FailedRun),
  unknownOutcomes: z.array(UnknownOutcome),
  refusedMessages: z.array(RefusedMessage),
  returnedMessages: z.array(ReturnedMessageOfFile),
});
export type Reviews = z.infer<typeof Reviews>;

export const listReviews = call({
  name: 'listReviews',
  method: 'GET',
  path: `${REVIEWS_PATH}/reviews`,
  who: 'STAFF',
  act: 'SEE_WORK_LISTS',
  summary: 'Returns everything that awaits staff, the longest wait first.',
  answer: Reviews,
});
