import { PropertyCondition } from '@homeline/domain/facts/property.facts.ts';
import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';
import { Phone, Required } from '../fields.ts';

/** What state the home is in, and who lets the agent in. */
export const HomeConditionForm = z.object({
  condition: PropertyCondition.exclude(['UNKNOWN_CONDITION', 'NOT_AVAILABLE'], 'Required'),
  accessName: Required,
  accessPhone: Phone,
});
export type HomeConditionForm = z.infer<typeof HomeConditionForm>;

export const saveHomeCondition = call({
  name: 'saveHomeCondition',
  method: 'PUT',
  path: `${BORROWER_PATH}/valuation/condition`,
  who: 'BORROWER',
  versioned: true,
  summary: 'Says what state the home is in and who lets the agent in.',
  params: ApplicationParams,
  body: HomeConditionForm,
  answer: Status,
  errors: ['WRONG_STEP'],
});
