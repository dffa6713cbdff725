import * as z from 'zod';
import { ApplicationParams } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { REVIEWS_PATH } from './review-path.ts';

export const getDecisionRecord = call({
  name: 'getDecisionRecord',
  method: 'GET',
  path: `${REVIEWS_PATH}/applications/{uuid}/decisions/record`,
  who: 'STAFF',
  act: 'SEE_DECISIONS',
  summary: 'Returns the decision record as a PDF, for the loan file and examiners.',
  params: ApplicationParams,
  answer: z.unknown(),
  answerType: 'file',
});
