import { STACKING_ORDER } from '@homeline/domain/documents/stacking-order.ts';
import { ReceivedBy } from '@homeline/domain/facts/documents.facts.ts';
import { Uuid } from '@homeline/domain/facts/fact.ts';
import * as z from 'zod';
import { ApplicationParams } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { DocumentSummary } from '../documents/list-documents.ts';
import { LOAN_FILE_PATH } from './loan-file-path.ts';

/** A document as the lender's people find it. */
export const FileDocument = DocumentSummary.extend({
  section: z.enum(STACKING_ORDER.map(({ section }) => section)),
  /** The name of one of the lender's own types, which then counts in place of the type. */
  lenderType: z.string().optional(),
  /** What staff call it. */
  label: z.string().optional(),
  /** The borrower or signer whom it concerns; absent where it concerns all. */
  person: z.object({ signer: z.guid().optional(), name: z.string() }).optional(),
  /** Set when staff received it. */
  receivedBy: ReceivedBy.optional(),
  /** Who filed it last, or sent it, and when; absent for what we wrote. */
  filed: z.object({ by: z.string(), at: z.iso.datetime() }).optional(),
  /** Set when it is a part of another. */
  pagesOf: z
    .object({ document: z.guid(), firstPage: z.int(), lastPage: z.int(), pageCount: z.int() })
    .optional(),
  /** Whether every page was filed as part of another document. */
  isSplit: z.boolean(),
  /** A newer one of the same type and person replaces what we wrote. */
  isReplaced: z.boolean(),
  /** Staff may file it. */
  isSent: z.boolean(),
  /** The condition that it answers. */
  condition: z.guid().optional(),
});
export type FileDocument = z.infer<typeof FileDocument>;

export const listLoanFileDocuments = call({
  name: 'listLoanFileDocuments',
  method: 'GET',
  path: `${LOAN_FILE_PATH}/documents`,
  who: 'STAFF',
  act: 'SEE_APPLICATION',
  summary:
    'Returns every document of an application, uploads of other signers included, in their stacking order.',
  params: ApplicationParams,
  answer: z.array(FileDocument),
});

export const getLoanFileDocument = call({
  name: 'getLoanFileDocument',
  method: 'GET',
  path: `${LOAN_FILE_PATH}/documents/{document}`,
  who: 'STAFF',
  act: 'SEE_APPLICATION',
  summary: 'Returns a document’s file, its signed copy once there is one, and records who read it.',
  params: ApplicationParams.extend({ document: Uuid }),
  answer: z.unknown(),
  answerType: 'file',
});
