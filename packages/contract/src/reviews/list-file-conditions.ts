import * as z from 'zod';
import { ApplicationParams } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { ConditionSummary } from '../conditions/list-conditions.ts';
import { REVIEWS_PATH } from './review-path.ts';

export const listFileConditions = call({
  name: 'listFileConditions',
  method: 'GET',
  path: `${REVIEWS_PATH}/reviews/{uuid}/conditions`,
  who: 'STAFF',
  act: 'SEE_APPLICATION',
  summary: 'Returns every condition of an application with its state and internal notes, oldest first.',
  params: ApplicationParams,
  answer: z.array(ConditionSummary),
});
