import { Phone, RequiredText } from '@homeline/domain/facts/form-fields.ts';
import { PropertyCondition } from '@homeline/domain/facts/property.facts.ts';
import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';

/** The home's condition and the contact for access. */
export const HomeConditionForm = z.object({
  condition: PropertyCondition.exclude(['UNKNOWN_CONDITION', 'NOT_AVAILABLE'], 'Required'),
  accessName: RequiredText,
  accessPhone: Phone,
});
export type HomeConditionForm = z.infer<typeof HomeConditionForm>;

export const saveHomeCondition = call({
  name: 'saveHomeCondition',
  method: 'PUT',
  path: `${BORROWER_PATH}/valuation/condition`,
  who: 'BORROWER',
  versioned: true,
  summary: 'Saves the home’s condition and the contact for access.',
  params: ApplicationParams,
  body: HomeConditionForm,
  answer: Status,
  errors: ['WRONG_STEP'],
});
