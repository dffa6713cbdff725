import { CentsSchema } from '@homeline/domain/money/cents.ts';
import { EVIDENCE_TOPICS } from '@homeline/domain/staff/evidence/evidence.ts';
import { SheetBar, SheetTable } from '@homeline/domain/staff/evidence/sheet.ts';
import { STAFF_ACTS, type StaffAct } from '@homeline/domain/staff/staff-acts.ts';
import { CLOCK_FACTS } from '@homeline/domain/workflow/due-dates.ts';
import * as z from 'zod';
import { ApplicationParams } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { PipelineEntry } from '../pipeline/list-pipeline.ts';
import { LOAN_FILE_PATH } from './loan-file-path.ts';
import { ReturnedMessage } from './returned-messages.ts';

/** A debt that a lien review must cover. */
export const DebtToReview = z.object({
  id: z.string(),
  holder: z.string(),
  /** County records show it on this home. */
  isRecorded: z.boolean(),
  /** The credit report gives its amounts. */
  isReported: z.boolean(),
});

/** A decision that the review offers. */
export const OfferedDecision = z.object({
  decision: z.string(),
  title: z.string(),
  effect: z.string(),
  /** The effects, in figures. */
  effectLines: z
    .array(z.object({ label: z.string(), value: z.string() }))
    .readonly()
    .optional(),
  /** The failed checks that the decision overrides. It then needs comments. */
  caution: z.string().optional(),
  /** The borrower reads words that staff write with a request. */
  reason: z.literal('REQUIRED').optional(),
  /** Whether staff choose the reasons of the notice. */
  reasonCodes: z.enum(['REQUIRED', 'OPTIONAL']).optional(),
  /** What the notice states if staff choose no reason. Partners don’t see it. */
  usualReasons: z.array(z.string()).optional(),
  isAdverse: z.boolean(),
  /** Whether staff may add comments for the file. */
  keepsComments: z.boolean(),
  /** What is entered: an amount, the parcel, the debts, the legal description or the recording tax. */
  input: z
    .enum([
      'parcel',
      'debts',
      'monthlyGrossCents',
      'valueCents',
      'numDocsRequired',
      'legalDescription',
      'recordingTax',
    ])
    .optional(),
  /** What the file says so far of the amount that must be entered. */
  knownCents: z.int().optional(),
  /** Another person must confirm it. */
  takesTwo: z.boolean(),
});
export type OfferedDecision = z.infer<typeof OfferedDecision>;

/** A figure of an application, in words. */
export const Figure = z.object({
  label: z.string(),
  value: z.string(),
  detail: z.string().optional(),
  /** How much of its limit it uses, from 0; above 1 it is over. */
  ofLimit: z.number().min(0).optional(),
  /** Above what the policy allows. */
  isOver: z.literal(true).optional(),
});

const TopicEvidence = z.object({
  topic: z.enum(EVIDENCE_TOPICS),
  title: z.string(),
  /** Whether the current review is decided on this evidence. */
  isForReview: z.boolean(),
  /** A picture of it, such as the liens of a home against its value. */
  bar: SheetBar.optional(),
  tables: z.array(SheetTable),
  rows: z.array(z.object({ label: z.string(), value: z.string(), isMasked: z.literal(true).optional() })),
  /** Which provider answered each question, and when. Partners don’t see it. */
  answeredBy: z.array(z.object({ text: z.string(), at: z.iso.datetime() })),
});
export type TopicEvidence = z.infer<typeof TopicEvidence>;

/** Somebody who withdrew their consent to electronic records. */
export const PersonOnPaper = z.object({
  /** Absent for the borrower. */
  signer: z.guid().optional(),
  name: z.string(),
  since: z.iso.datetime(),
  /** What was written for them since and isn't mailed, the oldest first. */
  papers: z.array(z.object({ uuid: z.guid(), title: z.string(), written: z.iso.datetime() })),
});
export type PersonOnPaper = z.infer<typeof PersonOnPaper>;

/** What staff see first of an application. */
export const LoanFile = PipelineEntry.extend({
  created: z.iso.datetime(),
  submitted: z.iso.datetime().optional(),
  /** What the clock does next, and when: the fact that it writes ends a wait, sends a notice or closes the file. */
  clockActs: z.object({ fact: z.enum(CLOCK_FACTS), at: z.iso.datetime() }).optional(),
  /** Who owes the line with the borrower. */
  coBorrowers: z.array(z.string()),
  /** Partners don't see how to reach the borrower. */
  contact: z.object({ email: z.string(), phone: z.string() }).optional(),
  /** Why the borrower can’t be sent a text message. */
  noTextMessages: z.string().optional(),
  /** Replies to text messages from people on the application, until staff have read them. */
  unreadTexts: z.array(
    z.object({
      uuid: z.guid(),
      text: z.string(),
      at: z.iso.datetime(),
      /** Who answered in their account; absent for a text message, known only by its phone number. */
      by: z.string().optional(),
      /** The signer who answered; absent for the borrower. */
      signer: z.guid().optional(),
    }),
  ),
  /** Messages to people on the application that weren't delivered, until staff have resolved them. */
  returnedMessages: z.array(ReturnedMessage),
  /** Whose turn it is in signing, and since when: to use their link, or to read and sign. */
  signingTurns: z.array(
    z.object({ name: z.string(), of: z.enum(['LINK', 'DOCUMENTS']), since: z.iso.datetime() }),
  ),
  /** Who withdrew their consent to electronic records, since when, and what staff have yet to mail to them. */
  onPaper: z.array(PersonOnPaper),
  address: z.string().optional(),
  figures: z.array(Figure),
  /** The newest recordings of the borrower’s visits; none for partners. */
  replays: z.array(z.object({ at: z.iso.datetime(), link: z.string() })),
  /** Why the automatic rules referred the review. */
  referred: z.array(z.string()),
  /** What the adverse action notice states, and since when it is written. */
  adverseAction: z
    .object({ reasons: z.array(z.string()), writtenAt: z.iso.datetime().optional() })
    .optional(),
  decisions: z.array(OfferedDecision),
  /** The reasons that a decline's notice adds to those chosen by staff, in the notice's words. */
  ruleReasons: z.array(z.string()),
  /** What the providers and the records say, by topic. Partners get the topics of their desk. */
  evidence: z.array(TopicEvidence),
  /** What must hold before the review passes; failing checks first. */
  checks: z.array(
    z.object({ label: z.string(), value: z.string(), from: z.string().optional(), holds: z.boolean() }),
  ),
  /** The documents that the review is decided on. Partners read none. */
  reviewDocuments: z.array(z.guid()),
  /** How many conditions were answered and wait for a decision, even where they don't stop the application; absent for none. */
  answeredConditions: z.int().positive().optional(),
  /** The co-borrowers’ income that waits for an underwriter: as stated, and the documents that prove it. Partners see none. */
  coBorrowerIncomes: z.array(
    z.object({ signer: z.guid(), statedCents: CentsSchema.optional(), documents: z.array(z.guid()) }),
  ),
  /** A loan originator follows the application and can read its conditions, except private ones. */
  hasOriginator: z.literal(true).optional(),
  debtsToReview: z.array(DebtToReview),
  /** In Texas a lien review also says which debts are home equity loans. */
  isInTexas: z.boolean(),
  /** Why the caller may not do something here; what isn't listed they may. */
  disabledReasons: z.array(
    z.object({ act: z.enum(Object.keys(STAFF_ACTS) as [StaffAct, ...StaffAct[]]), reason: z.string() }),
  ),
});
export type LoanFile = z.infer<typeof LoanFile>;

export const getLoanFile = call({
  name: 'getLoanFile',
  method: 'GET',
  path: LOAN_FILE_PATH,
  who: 'STAFF',
  act: 'SEE_WORK_LISTS',
  summary:
    'Returns what staff see first of an application, and what they may decide. Partners get those of their desks.',
  params: ApplicationParams,
  answer: LoanFile,
});
