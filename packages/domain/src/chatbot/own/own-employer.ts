import {
  employerAnswer,
  employerContact,
  employerRequest,
  incomeSource,
  verifiedMonthlyGrossCents,
} from '../../facts/income.selectors.ts';
import { currentStep } from '../../workflow/current-step.ts';
import type { OwnAnswer } from './own-application.ts';

/** Says whether we get in touch with the borrower’s employer; undefined while that depends on what they choose. */
export const employerCalled: OwnAnswer = ({ facts }) => {
  if (employerAnswer(facts)) return 'Your employer has answered our request, so we don’t ask them again.';
  if (verifiedMonthlyGrossCents(facts) !== undefined)
    return 'No: your income is verified, and we did that without asking your employer. If something about your job changes before you sign, please tell us.';
  if (currentStep(facts).kind === 'TERMINAL')
    return 'No: this application doesn’t go on, so we don’t get in touch with your employer.';
  if (employerContact(facts))
    return 'Yes: we ask the contact at your employer that you gave us to confirm your job and your income.';
  if (employerRequest(facts))
    return 'Yes: what we have doesn’t show that you still work there, so we ask your employer. You give us the contact in your application.';
  return incomeSource(facts)
    ? 'No, not as things stand: you chose another way to verify your income. We ask your employer only if that doesn’t show your job, and you give us the contact first.'
    : undefined;
};
