import { Uuid } from '@homeline/domain/facts/fact.ts';
import * as z from 'zod';
import { ApplicationParams } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { SIGNER_PATH } from '../signers/signer-path.ts';
import { DocumentLink, MadeDocumentLink } from './document-links.ts';

export const listSignerDocumentLinks = call({
  name: 'listSignerDocumentLinks',
  method: 'GET',
  path: `${SIGNER_PATH}/document-links`,
  who: 'SIGNER',
  summary: 'Returns the signer’s own links to copies of their documents that still work, the newest first.',
  params: ApplicationParams,
  answer: z.array(DocumentLink),
});

export const createSignerDocumentLink = call({
  name: 'createSignerDocumentLink',
  method: 'POST',
  path: `${SIGNER_PATH}/document-links`,
  who: 'SIGNER',
  summary:
    'Makes a link to a copy of the documents that this signer may read. Its token and code are answered once and can’t be read again.',
  params: ApplicationParams,
  answer: MadeDocumentLink,
  status: 201,
});

export const endSignerDocumentLink = call({
  name: 'endSignerDocumentLink',
  method: 'DELETE',
  path: `${SIGNER_PATH}/document-links/{link}`,
  who: 'SIGNER',
  summary: 'Ends a link of the signer before its time.',
  params: ApplicationParams.extend({ link: Uuid }),
  answer: z.undefined(),
  status: 204,
});
