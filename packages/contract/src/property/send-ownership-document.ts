import { Uuid } from '@homeline/domain/facts/fact.ts';
import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';

export const sendOwnershipDocument = call({
  name: 'sendOwnershipDocument',
  method: 'POST',
  path: `${BORROWER_PATH}/property/ownership-document`,
  who: 'BORROWER',
  summary: 'Submits an uploaded deed or trust to prove ownership.',
  params: ApplicationParams,
  body: z.object({ document: Uuid }),
  answer: Status,
  errors: ['WRONG_STEP'],
  oncePerKey: true,
});
