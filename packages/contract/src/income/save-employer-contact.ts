import { Phone, RequiredText } from '@homeline/domain/facts/form-fields.ts';
import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';

/** The employer's contact for verification of employment. */
export const EmployerContactForm = z.object({ employer: RequiredText, name: RequiredText, phone: Phone });
export type EmployerContactForm = z.infer<typeof EmployerContactForm>;

export const saveEmployerContact = call({
  name: 'saveEmployerContact',
  method: 'POST',
  path: `${BORROWER_PATH}/income/employer`,
  who: 'BORROWER',
  versioned: true,
  summary: 'Saves the employer contact and requests verification of employment.',
  params: ApplicationParams,
  body: EmployerContactForm,
  answer: Status,
  errors: ['WRONG_STEP'],
  oncePerKey: true,
});
