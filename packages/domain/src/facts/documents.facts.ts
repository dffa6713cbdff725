import * as z from 'zod';
import { UploadedDocumentType } from '../documents/document-types.ts';
import { answer, log, Uuid } from './fact.ts';
import { Terms } from './offers.facts.ts';

/** How a paper reached the staff. */
export const ReceivedBy = z.enum(['EMAIL', 'FAX', 'MAIL', 'IN_PERSON']);
export type ReceivedBy = z.infer<typeof ReceivedBy>;

/** Facts about documents. */
export const documentsFacts = {
  /** How an applicant whose application an originator handed over got the important terms and the brochure (12 CFR 1026.40(b)). */
  disclosuresDelivery: answer(
    z.discriminatedUnion('how', [
      z.object({ how: z.literal('ON_OUR_PAGE') }),
      /** `reason`: when staff mailed them, and where to. */
      z.object({ how: z.literal('MAIL'), reason: z.string().min(1) }),
    ]),
    'BORROWER',
    'STAFF',
  ),
  summaryDocuments: log(
    z.object({
      answer: z.enum(['READY']),
      documents: z.array(Uuid),
      /** The notice of Texas among them, from whose receipt by the last owner twelve days count. */
      texasNotice: Uuid.optional(),
      /** That notice in Spanish, given with it. */
      texasNoticeInSpanish: Uuid.optional(),
    }),
    'VENDOR',
  ),
  /**
   * The early disclosures written again because a term in them changed. `replaces` names those of the summary package; the newest entry
   * takes their place.
   */
  disclosureReissues: log(z.object({ document: Uuid, replaces: Uuid, before: Terms, after: Terms }), 'TASK'),
  /** The first opening of a document. */
  documentOpenings: log(z.object({ document: Uuid }), 'BORROWER'),
  /** How staff filed a paper that a person sent or that they received. The newest entry of a document counts. */
  documentFilings: log(
    z.object({
      document: Uuid,
      type: UploadedDocumentType,
      /** The name of one of the lender's own types; `type` is then SUPPORT. */
      lenderType: z.string().optional(),
      /** The additional signer whom it concerns; absent for the borrower. */
      signer: Uuid.optional(),
      /** What staff call it, such as a W-2; the type has its own name. */
      label: z.string().optional(),
      /** Absent for what the borrower or a signer uploaded. */
      receivedBy: ReceivedBy.optional(),
      /** The document whose pages it is, the first page counted as 1, and how many that has. */
      pagesOf: z
        .object({
          document: Uuid,
          firstPage: z.int().positive(),
          lastPage: z.int().positive(),
          pageCount: z.int().positive(),
        })
        .optional(),
    }),
    'STAFF',
  ),
};
