import type {
  chooseBankLink as linkCall,
  chooseManualEntry as manualCall,
} from '@homeline/contract/bank/choose-manual-entry.ts';
import { mustEnterAccount } from '@homeline/domain/facts/bank.selectors.ts';
import type { Handler } from '../../http/asked.ts';
import { refuse } from '../../refusal.ts';
import { answerStep } from '../applications/answer-step.ts';

/** The borrower would rather type the account in. */
export const chooseManualEntry: Handler<typeof manualCall> = (asked, context) =>
  answerStep(asked, context, {
    at: ['DISBURSEMENT_ACCOUNT'],
    decide: () => [{ fact: 'manualEntryChoices', value: {} }],
  });

/** The borrower would rather link it after all. */
export const chooseBankLink: Handler<typeof linkCall> = (asked, context) =>
  answerStep(asked, context, {
    at: ['MANUAL_DISBURSEMENT_ACCOUNT'],
    decide: (facts) =>
      mustEnterAccount(facts) ? refuse('FORBIDDEN') : [{ fact: 'bankLinkChoices', value: {} }],
  });
