import { Uuid } from '@homeline/domain/facts/fact.ts';
import { IdentityDocumentType } from '@homeline/domain/facts/verification.facts.ts';
import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';

export const sendIdentityDocument = call({
  name: 'sendIdentityDocument',
  method: 'POST',
  path: `${BORROWER_PATH}/identity`,
  who: 'BORROWER',
  summary: 'Submits an uploaded identity document, with its back for a license or an ID card.',
  params: ApplicationParams,
  body: z.object({ type: IdentityDocumentType, document: Uuid, back: Uuid.optional() }),
  answer: Status,
  errors: ['WRONG_STEP'],
  oncePerKey: true,
});
