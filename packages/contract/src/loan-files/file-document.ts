import { withoutPersonalNumbers } from '@homeline/domain/chat/staff-text.ts';
import { MOST_PDF_PAGES } from '@homeline/domain/documents/file-checks.ts';
import { ReceivedBy } from '@homeline/domain/facts/documents.facts.ts';
import { Uuid } from '@homeline/domain/facts/fact.ts';
import { RequestedDocument } from '@homeline/domain/organisations/lender-document-types.ts';
import * as z from 'zod';
import { ApplicationParams } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { LOAN_FILE_PATH } from './loan-file-path.ts';

const FILING = {
  /** A type that the product knows, or the name of one of the lender's own. */
  type: RequestedDocument,
  /** What staff call it, such as a W-2. */
  label: withoutPersonalNumbers(z.string().trim().max(80, 'Cannot be more than 80 characters')).optional(),
  /** The additional signer that the document is about; absent for the borrower. */
  signer: Uuid.optional(),
};

/** What a paper answers: a condition, or the review that waits. */
const answers = z.union([z.literal('REVIEW'), Uuid]).optional();

const page = z.int('Required').min(1, 'Must be at least 1').max(MOST_PDF_PAGES);

/** How staff file a document. */
export const FilingForm = z.object({ ...FILING, answers });
export type FilingForm = z.infer<typeof FilingForm>;

/** How a paper that staff received is filed. */
export const ReceiptForm = FilingForm.extend({ receivedBy: ReceivedBy });

/** The page ranges to split a document into, counted from 1. */
export const SplitForm = z.object({
  parts: z
    .array(
      z
        .object({ ...FILING, firstPage: page, lastPage: page })
        .refine(({ firstPage, lastPage }) => firstPage <= lastPage, {
          path: ['lastPage'],
          message: 'Must not be before the first page',
        }),
    )
    .min(1, 'Required')
    .max(20, 'Cannot be more than 20 papers'),
});
export type SplitForm = z.infer<typeof SplitForm>;

const FILES = {
  who: 'STAFF' as const,
  act: 'FILE_DOCUMENT' as const,
  answer: z.undefined(),
  status: 204 as const,
  errors: ['WRONG_STEP'] as const,
};

export const receiveDocument = call({
  ...FILES,
  name: 'receiveDocument',
  method: 'POST',
  path: `${LOAN_FILE_PATH}/documents`,
  summary:
    'Files a paper that came by email, fax, mail or hand, and may answer a condition with it. Only the lender’s people see it.',
  params: ApplicationParams,
  query: ReceiptForm.extend({
    name: z.string().trim().min(1, 'Required').max(200, 'Cannot be more than 200 characters'),
  }),
  bodyType: 'file',
  errors: ['UNSUPPORTED_MEDIA_TYPE', 'WRONG_STEP'],
  oncePerKey: true,
});

export const fileDocument = call({
  ...FILES,
  name: 'fileDocument',
  method: 'PUT',
  path: `${LOAN_FILE_PATH}/documents/{document}/filing`,
  summary:
    'Files a sent document under a type, a name and a person, and may answer a condition with it. This doesn’t change who may see it.',
  params: ApplicationParams.extend({ document: Uuid }),
  body: FilingForm,
});

export const splitDocument = call({
  ...FILES,
  name: 'splitDocument',
  method: 'POST',
  path: `${LOAN_FILE_PATH}/documents/{document}/parts`,
  summary: 'Files pages of a PDF as papers of their own. The document stays as it came.',
  params: ApplicationParams.extend({ document: Uuid }),
  body: SplitForm,
  oncePerKey: true,
});

export const getFilePapers = call({
  name: 'getFilePapers',
  method: 'GET',
  path: `${LOAN_FILE_PATH}/papers`,
  who: 'STAFF',
  act: 'SEE_APPLICATION',
  summary:
    'Returns the papers of an application as one PDF in their stacking order, and records who read it.',
  params: ApplicationParams,
  answer: z.unknown(),
  answerType: 'file',
});
