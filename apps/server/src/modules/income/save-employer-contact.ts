import type { saveEmployerContact as call } from '@homeline/contract/income/save-employer-contact.ts';
import type { Handler } from '../../http/handler.ts';
import { submitStep } from '../applications/submit-step.ts';

/** Saves the employer contact for the verification of employment (VOE). */
export const saveEmployerContact: Handler<typeof call> = (request, context) =>
  submitStep(request, context, {
    at: ['EMPLOYER_VERIFICATION'],
    versionedFacts: ['employerContacts'],
    decide: () => [{ fact: 'employerContacts', value: request.body }],
  });
