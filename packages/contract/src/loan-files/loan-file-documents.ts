import { Uuid } from '@homeline/domain/facts/fact.ts';
import * as z from 'zod';
import { ApplicationParams } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { DocumentSummary } from '../documents/list-documents.ts';
import { LOAN_FILE_PATH } from './loan-file-path.ts';

export const listLoanFileDocuments = call({
  name: 'listLoanFileDocuments',
  method: 'GET',
  path: `${LOAN_FILE_PATH}/documents`,
  who: 'STAFF',
  act: 'SEE_APPLICATION',
  summary: 'Returns every document of an application, uploads of other signers included, oldest first.',
  params: ApplicationParams,
  answer: z.array(DocumentSummary),
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
