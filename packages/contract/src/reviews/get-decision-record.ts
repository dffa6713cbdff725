import * as z from 'zod';
import { ApplicationParams } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { REVIEWS_PATH } from './review-path.ts';

export const getDecisionRecord = call({
  name: 'getDecisionRecord',
  method: 'GET',
  path: `${REVIEWS_PATH}/applications/{uuid}/decisions/record`,
  who: 'STAFF',
  desk: 'UNDERWRITER',
  summary: 'The same as a PDF, for the loan file and its examiner.',
  params: ApplicationParams,
  answer: z.unknown(),
  answerType: 'file',
});
