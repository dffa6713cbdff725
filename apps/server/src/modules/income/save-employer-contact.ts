import type { saveEmployerContact as call } from '@homeline/contract/income/save-employer-contact.ts';
import type { Handler } from '../../http/asked.ts';
import { answerStep } from '../applications/answer-step.ts';

/** The borrower names who at the employer can confirm the income. */
export const saveEmployerContact: Handler<typeof call> = (asked, context) => {
  const { version: _, ...contact } = asked.body;
  return answerStep(asked, context, {
    at: ['EMPLOYER_VERIFICATION'],
    showed: ['employerContacts'],
    decide: () => [{ fact: 'employerContacts', value: contact }],
  });
};
