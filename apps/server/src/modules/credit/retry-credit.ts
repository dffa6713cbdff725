import type { retryCredit as call } from '@homeline/contract/credit/retry-credit.ts';
import { failedPull, frozenPull } from '@homeline/domain/facts/credit.selectors.ts';
import type { Facts, FactValue } from '@homeline/domain/facts/facts.ts';
import { stepsAccepting } from '@homeline/domain/workflow/changeable.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import type { Handler } from '../../http/handler.ts';
import { submitStep } from '../applications/submit-step.ts';

/** Repeats the soft or hard pull that failed, after the borrower lifted a freeze or lock. */
export const retryCredit: Handler<typeof call> = (request, context) =>
  submitStep(request, context, {
    at: stepsAccepting('retryCredit'),
    decide: (facts) => [{ fact: 'creditCorrections', value: correctionOf(facts) }],
  });

function correctionOf(facts: Facts): FactValue<'creditCorrections'> {
  switch (currentStep(facts).id) {
    case 'CREDIT_FROZEN':
      return { pull: frozenPull(facts) ?? 'SOFT', how: 'UNFROZEN' };
    case 'CREDIT_FROZEN_WITH_PIN':
      return { pull: 'SOFT', how: 'UNFROZEN' };
    case 'CREDIT_LOCKED':
      return { pull: 'SOFT', how: 'UNLOCKED' };
    default:
      return { pull: failedPull(facts) ?? 'SOFT', how: 'RETRY' };
  }
}
