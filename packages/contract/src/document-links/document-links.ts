import { Uuid } from '@homeline/domain/facts/fact.ts';
import * as z from 'zod';
import { LinkToken } from '../accounts/email-links.ts';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { call } from '../call.ts';

/** How long a link to a copy of documents works, in days. */
export const DOCUMENT_LINK_DAYS = 7;

/** A link that opens a copy of the documents that existed when it was made. */
export const DocumentLink = z.object({
  uuid: z.guid(),
  created: z.iso.datetime(),
  ends: z.iso.datetime(),
  /** How many documents it opens. */
  documents: z.int().min(1),
  /** How often somebody downloaded them, and when last. */
  downloads: z.int().min(0),
  lastDownload: z.iso.datetime().optional(),
});
export type DocumentLink = z.infer<typeof DocumentLink>;

/** A new link with its secrets, which nobody can read again. */
export const MadeDocumentLink = DocumentLink.extend({ token: z.string(), code: z.string() });

export const listDocumentLinks = call({
  name: 'listDocumentLinks',
  method: 'GET',
  path: `${BORROWER_PATH}/document-links`,
  who: 'BORROWER',
  summary: 'Returns the links to copies of the documents that still work, the newest first.',
  params: ApplicationParams,
  answer: z.array(DocumentLink),
});

export const createDocumentLink = call({
  name: 'createDocumentLink',
  method: 'POST',
  path: `${BORROWER_PATH}/document-links`,
  who: 'BORROWER',
  summary:
    'Makes a link to a copy of the documents that we wrote and that were signed. Its token and code are answered once and can’t be read again.',
  params: ApplicationParams,
  answer: MadeDocumentLink,
  status: 201,
});

export const endDocumentLink = call({
  name: 'endDocumentLink',
  method: 'DELETE',
  path: `${BORROWER_PATH}/document-links/{link}`,
  who: 'BORROWER',
  summary: 'Ends a link before its time.',
  params: ApplicationParams.extend({ link: Uuid }),
  answer: z.undefined(),
  status: 204,
});

/** The form behind a link: its token, and the code that the borrower passed on. */
export const LinkedCopyForm = z.object({
  token: LinkToken,
  code: z
    .string('Required')
    .trim()
    .regex(/^\d{6}$/, 'Must be 6 digits'),
});

export const getLinkedCopy = call({
  name: 'getLinkedCopy',
  method: 'POST',
  path: '/service-document-copy/api/v1/copies',
  who: 'ANYONE',
  summary: 'Returns the documents of a link as one ZIP file, in exchange for its token and code.',
  body: LinkedCopyForm,
  answer: z.unknown(),
  answerType: 'zip',
  errors: ['LINK_UNUSABLE'],
});
