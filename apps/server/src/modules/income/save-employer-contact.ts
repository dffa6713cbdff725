import type { saveEmployerContact as call } from '@homeline/contract/income/save-employer-contact.ts';
import type { Handler } from '../../http/handler.ts';
import { submitStep } from '../applications/submit-step.ts';

/** The borrower names who at the employer can confirm the income. */
export const saveEmployerContact: Handler<typeof call> = (request, context) =>
  submitStep(request, context, {
    at: ['EMPLOYER_VERIFICATION'],
    versionedFacts: ['employerContacts'],
    decide: () => [{ fact: 'employerContacts', value: request.body }],
  });
