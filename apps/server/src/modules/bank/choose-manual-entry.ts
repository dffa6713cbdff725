import type {
  chooseBankLink as linkCall,
  chooseManualEntry as manualCall,
} from '@homeline/contract/bank/choose-manual-entry.ts';
import { mustEnterAccountManually } from '@homeline/domain/facts/bank.selectors.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { submitStep } from '../applications/submit-step.ts';

/** Lets the borrower enter the account manually. */
export const chooseManualEntry: Handler<typeof manualCall> = (request, context) =>
  submitStep(request, context, {
    at: ['DISBURSEMENT_ACCOUNT'],
    decide: () => [{ fact: 'manualEntryChoices', value: {} }],
  });

/** Lets the borrower link an account again, unless a returned disbursement requires manual entry. */
export const chooseBankLink: Handler<typeof linkCall> = (request, context) =>
  submitStep(request, context, {
    at: ['MANUAL_DISBURSEMENT_ACCOUNT'],
    decide: (facts) =>
      mustEnterAccountManually(facts) ? refuse('FORBIDDEN') : [{ fact: 'bankLinkChoices', value: {} }],
  });
