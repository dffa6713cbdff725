import type { hmdaCalls } from '@homeline/contract/hmda/calls.ts';
import { HmdaAnswers } from '@homeline/contract/hmda/save-hmda.ts';
import type { Sealed } from '@homeline/domain/facts/fact.ts';
import { stepsAccepting } from '@homeline/domain/workflow/changeable.ts';
import { mayCorrect } from '@homeline/domain/workflow/corrections.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { hmdaEncryptionContext } from '../../sealing/hmda-context.ts';
import { submitStep } from '../applications/submit-step.ts';
import { submitAsSigner } from '../signers/signer-submission.ts';
import { APPLICANT, storeHmda } from './store-hmda.ts';

/** The steps at which the questions are answered before submission. */
const BEFORE_SUBMISSION: readonly StepName[] = [
  'WAITING_FOR_CO_BORROWERS',
  'WAITING_FOR_DISCLOSURES',
  ...stepsAccepting('saveHmda'),
];

export const hmdaHandlers = {
  /**
   * Stores the HMDA answers in a schema that no decision and no staff member reads; the facts record only that they were
   * collected. The borrower may change them, even after submission: no decision depends on them.
   */
  saveHmda: (request, context) => {
    const { organisation, params } = request;
    const key = { organisation, applicationId: params.uuid };
    return submitStep(request, context, {
      decide(facts) {
        const step = currentStep(facts).id;
        const isOpen = BEFORE_SUBMISSION.includes(step) || mayCorrect('BORROWER', 'HMDA', facts);
        return isOpen ? [{ fact: 'hmdaCollected', value: {} }] : refuse('WRONG_STEP', { step });
      },
      alsoWrite: (trx) => storeHmda(trx, context, key, APPLICANT, request.body),
    });
  },
  /** Stores a co-borrower's HMDA answers as a co-applicant's, apart from the borrower's. */
  saveCoBorrowerHmda: (request, context) => {
    const { organisation, params, body, caller } = request;
    const key = { organisation, applicationId: params.uuid };
    return submitAsSigner(request, context, {
      at: ['SIGNER_HMDA'],
      decide: (_, { uuid: signer }) => [{ fact: 'coBorrowerHmdaCollected', value: { signer } }],
      alsoWrite: (trx) => storeHmda(trx, context, key, caller.signer, body),
    });
  },
  /** Returns the borrower's own HMDA answers. */
  getHmda: async ({ params, organisation }, { db, sealing }) => {
    const row = await db
      .selectFrom('hmda.answer')
      .select('answers')
      .where('organisation', '=', organisation)
      .where('application_id', '=', params.uuid)
      .where('person', '=', APPLICANT)
      .executeTakeFirst();
    if (!row) return HmdaAnswers.parse({});
    const opened = sealing.open(row.answers as Sealed, hmdaEncryptionContext(params.uuid));
    return HmdaAnswers.parse(JSON.parse(opened));
  },
} satisfies HandlersOf<typeof hmdaCalls>;
