import type { chooseBankLink as linkCall } from '@homeline/contract/bank/choose-bank-link.ts';
import { mustEnterAccountManually } from '@homeline/domain/facts/bank.selectors.ts';
import { stepsAccepting } from '@homeline/domain/workflow/changeable.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { submitStep } from '../applications/submit-step.ts';

/** Lets the borrower link an account again, unless a returned disbursement requires manual entry. */
export const chooseBankLink: Handler<typeof linkCall> = (request, context) =>
  submitStep(request, context, {
    at: stepsAccepting('chooseBankLink'),
    decide: (facts) =>
      mustEnterAccountManually(facts) ? refuse('FORBIDDEN') : [{ fact: 'bankLinkChoices', value: {} }],
  });
