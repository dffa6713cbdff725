import { DocumentPackage } from '@homeline/domain/documents/document-types.ts';
import { InitialsPlace, SignaturePlace } from '@homeline/domain/documents/field-places.ts';
import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { call } from '../call.ts';

export const DocumentSummary = z.object({
  uuid: z.guid(),
  type: z.string(),
  title: z.string(),
  created: z.iso.datetime(),
  /** The home's IANA time zone. The document's date and all days about it are in this zone. */
  timeZone: z.string().regex(/^[A-Z]\w+\/[\w/]+$/),
  /** When the borrower first opened it, on whatever device; absent until then, and for uploads. */
  openedAt: z.iso.datetime().optional(),
  /** When the borrower signed it; absent for others. */
  signedAt: z.iso.datetime().optional(),
  /** The version that the same person read before it was issued again; absent for others. */
  readBefore: z
    .object({
      created: z.iso.datetime(),
      /** It says what they read and agreed to then, except for its day, so it needn't be read again. */
      isUnchanged: z.boolean(),
    })
    .optional(),
  /** Its current package; absent for uploads, notices and replaced documents. */
  package: DocumentPackage.optional(),
  /** Where the reader puts their initials; absent if the document asks for none. */
  initials: z.array(InitialsPlace).optional(),
  /** Each line that the reader signs; absent if there is none. */
  signatures: z.array(SignaturePlace).optional(),
  /** The whole document in other languages, for information. Read and downloaded by their own uuid. */
  translations: z.array(z.object({ uuid: z.guid(), language: z.literal('es') })).optional(),
  /** We made it, so it is available as HTML; an upload is only a file. */
  hasHtml: z.boolean(),
  contentType: z.string(),
  sizeBytes: z.int(),
});
export type DocumentSummary = z.infer<typeof DocumentSummary>;

export const listDocuments = call({
  name: 'listDocuments',
  method: 'GET',
  path: `${BORROWER_PATH}/documents`,
  who: 'BORROWER',
  summary: 'Returns every document of the application, oldest first.',
  params: ApplicationParams,
  answer: z.array(DocumentSummary),
});
