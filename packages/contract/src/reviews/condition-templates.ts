import { ConditionTemplate } from '@homeline/domain/organisations/condition-templates.ts';
import * as z from 'zod';
import { call } from '../call.ts';
import { REVIEWS_PATH } from './review-path.ts';

export const listConditionTemplates = call({
  name: 'listConditionTemplates',
  method: 'GET',
  path: `${REVIEWS_PATH}/condition-templates`,
  who: 'STAFF',
  act: 'RAISE_CONDITION',
  summary: 'Returns the lender’s catalogue of conditions.',
  answer: z.array(ConditionTemplate),
});
