import type { decideCoBorrower as call } from '@homeline/contract/co-borrowers/decide-co-borrower.ts';
import {
  acceptedCoBorrowerIncome,
  coBorrowerCreditProblem,
  coBorrowerIncomeDocuments,
  coBorrowerSoftPull,
} from '@homeline/domain/facts/co-borrowers.selectors.ts';
import { signerOf, signerStep } from '@homeline/domain/workflow/signer-step.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { actOnApplication } from '../reviews/act-on-application.ts';

/** Clears an alert on a co-borrower's credit file, or accepts or returns their proof of income. */
export const decideCoBorrower: Handler<typeof call> = (request, context) =>
  actOnApplication(request, context, (facts) => {
    const { body, params } = request;
    const signer = signerOf(facts, params.signer);
    if (signer?.type !== 'CO_BORROWER') return refuse('NOT_FOUND');
    const wrongStep = refuse('WRONG_STEP', { step: signerStep(facts, signer.uuid).id });
    if (body.decision === 'CREDIT_CLEARED') {
      // A file that is closed or unknown has nothing to clear.
      const hasAlert = coBorrowerSoftPull(facts, signer)?.report !== undefined;
      const isOpen = hasAlert && coBorrowerCreditProblem(facts, signer)?.pull === 'SOFT';
      return isOpen
        ? [{ fact: 'signerActs', value: { signer: signer.uuid, act: 'CREDIT_CLEARED' } }]
        : wrongStep;
    }
    const isWaiting = coBorrowerIncomeDocuments(facts, signer) && !acceptedCoBorrowerIncome(facts, signer);
    if (!isWaiting) return wrongStep;
    const value =
      body.decision === 'INCOME_ACCEPTED'
        ? ({ decision: 'ACCEPTED', monthlyGrossCents: body.monthlyGrossCents } as const)
        : ({ decision: 'REJECTED', reason: body.reason } as const);
    return [{ fact: 'coBorrowerIncomeFindings', value: { signer: signer.uuid, ...value } }];
  });
