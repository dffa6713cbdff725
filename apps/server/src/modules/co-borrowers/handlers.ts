import type { coBorrowersCalls } from '@homeline/contract/co-borrowers/calls.ts';
import type { decideCoBorrower } from '@homeline/contract/co-borrowers/decide-co-borrower.ts';
import {
  acceptedCoBorrowerIncome,
  coBorrowerCreditProblem,
  coBorrowerIncomeDocuments,
  mayCorrectCoBorrowerCredit,
  openCoBorrowerAlert,
} from '@homeline/domain/facts/co-borrowers.selectors.ts';
import type { Facts, FactWrite } from '@homeline/domain/facts/facts.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { mayLeaveOut, withoutCoBorrower } from '@homeline/domain/workflow/signer-removal.ts';
import { signerOf, signerStep } from '@homeline/domain/workflow/signer-step.ts';
import type { Handler, HandlersOf } from '../../http/handler.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import { encryptedSsn } from '../applications/sealed-ssn.ts';
import { submitStep } from '../applications/submit-step.ts';
import { uploadRefusal } from '../documents/uploads.ts';
import { actOnApplication } from '../reviews/act-on-application.ts';
import { previewOf } from '../reviews/preview-decision.ts';
import { submitAsSigner } from '../signers/signer-submission.ts';
import { knownSsns } from './known-ssns.ts';

export const coBorrowersHandlers = {
  /** Saves what a co-borrower states. The soft pull follows. */
  saveCoBorrowerProfile: (request, context) => {
    const { ssn: typed, employmentType, employerName, monthlyGrossCents, creditConsent } = request.body;
    const { uuid: application } = request.params;
    const ssn = encryptedSsn(context, { application, field: 'coBorrowerProfiles.ssn' }, typed);
    if (isRefusal(ssn)) return Promise.resolve(ssn);
    return submitAsSigner(request, context, {
      at: ['SIGNER_PROFILE'],
      decide: (facts, { uuid: signer }) =>
        knownSsns(context, application, facts, signer).includes(ssn.digits)
          ? refuse('INVALID_INPUT', { fields: { ssn: 'Must be your own number' } })
          : [
              {
                fact: 'coBorrowerProfiles',
                value: {
                  ...{ signer, ssn: ssn.sealed, last4: ssn.last4, employmentType, monthlyGrossCents },
                  ...(employerName && { employerName }),
                  creditConsent: { textVersion: creditConsent.textVersion, ...request.origin },
                },
              },
            ],
    });
  },
  /** Asks the bureau again with a corrected SSN, or after the co-borrower opened their file. */
  correctCoBorrowerCredit: (request, context) => {
    const { uuid: application } = request.params;
    const { ssn: typed } = request.body;
    const ssn =
      typed === undefined
        ? undefined
        : encryptedSsn(context, { application, field: 'coBorrowerCreditCorrections.ssn' }, typed);
    if (isRefusal(ssn)) return Promise.resolve(ssn);
    return submitAsSigner(request, context, {
      at: ['SIGNER_CREDIT'],
      decide: (facts, signer) => {
        const problem = coBorrowerCreditProblem(facts, signer);
        if (!problem || !mayCorrectCoBorrowerCredit(facts, signer))
          return refuse('WRONG_STEP', { step: 'SIGNER_CREDIT' });
        if (ssn && knownSsns(context, application, facts, signer.uuid).includes(ssn.digits))
          return refuse('INVALID_INPUT', { fields: { ssn: 'Must be your own number' } });
        return [
          {
            fact: 'coBorrowerCreditCorrections',
            value: {
              ...{ signer: signer.uuid, pull: problem.pull },
              ...(ssn && { ssn: ssn.sealed, last4: ssn.last4 }),
            },
          },
        ];
      },
    });
  },
  /** Submits a co-borrower's proof of income to an underwriter. */
  sendCoBorrowerIncome: async (request, context) => {
    const { documents } = request.body;
    const refusal = await uploadRefusal(context, request, {
      ...{ field: 'documents', uuids: documents, types: ['USER_UPLOADED_PAYSTUB'] },
    });
    if (refusal) return refusal;
    return submitAsSigner(request, context, {
      at: ['SIGNER_INCOME'],
      decide: (_, { uuid: signer }) => [{ fact: 'coBorrowerIncomeDocuments', value: { signer, documents } }],
    });
  },
  /** Continues without a co-borrower, who is told. */
  leaveOutCoBorrower: (request, context) =>
    submitStep(request, context, {
      decide: (facts) => {
        const signer = signerOf(facts, request.params.signer);
        if (!signer) return refuse('NOT_FOUND');
        return mayLeaveOut(facts, signer)
          ? withoutCoBorrower(facts, signer.uuid)
          : refuse('WRONG_STEP', { step: currentStep(facts).id });
      },
    }),
  /** Clears an alert on a co-borrower's credit file, or accepts or returns their proof of income. */
  decideCoBorrower: (request, context) =>
    actOnApplication(request, context, (facts) => coBorrowerDecision(facts, request)),
  /** Returns what such a decision would change. Records nothing. */
  previewCoBorrowerDecision: (request, context) =>
    previewOf(request, context, (facts) => coBorrowerDecision(facts, request)),
} satisfies HandlersOf<typeof coBorrowersCalls>;

type Asked = Pick<Parameters<Handler<typeof decideCoBorrower>>[0], 'params' | 'body'>;

/** Returns the facts of a decision on a co-borrower, or why it can't be made now. */
function coBorrowerDecision(facts: Facts, { body, params }: Asked): readonly FactWrite[] | Refusal {
  const signer = signerOf(facts, params.signer);
  if (signer?.type !== 'CO_BORROWER') return refuse('NOT_FOUND');
  const wrongStep = refuse('WRONG_STEP', { step: signerStep(facts, signer.uuid).id });
  if (body.decision === 'CREDIT_CLEARED') {
    // A file that is closed or unknown has nothing to clear.
    return openCoBorrowerAlert(facts, signer)
      ? [{ fact: 'signerActs', value: { signer: signer.uuid, act: 'CREDIT_CLEARED' } }]
      : wrongStep;
  }
  const isWaiting = coBorrowerIncomeDocuments(facts, signer) && !acceptedCoBorrowerIncome(facts, signer);
  if (!isWaiting) return wrongStep;
  const value =
    body.decision === 'INCOME_ACCEPTED'
      ? ({
          decision: 'ACCEPTED',
          monthlyGrossCents: body.monthlyGrossCents,
          ...(body.taxFreeCents !== undefined && { taxFreeCents: body.taxFreeCents }),
        } as const)
      : ({ decision: 'REJECTED', reason: body.reason } as const);
  return [{ fact: 'coBorrowerIncomeFindings', value: { signer: signer.uuid, ...value } }];
}
