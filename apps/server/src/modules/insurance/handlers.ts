import type { insuranceCalls } from '@homeline/contract/insurance/calls.ts';
import { floodInsuranceIsRequired } from '@homeline/domain/facts/flood.selectors.ts';
import { insuranceQuestions } from '@homeline/domain/facts/insurance.facts.ts';
import {
  insuranceCheck,
  insuranceStanding,
  insuranceUpload,
  requiredCoverageCents,
} from '@homeline/domain/facts/insurance.selectors.ts';
import { mortgageeClause } from '@homeline/domain/insurance/mortgagee-clause.ts';
import { stepsAccepting } from '@homeline/domain/workflow/changeable.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { takesPostponedInsurance } from '@homeline/domain/workflow/postponed-insurance.ts';
import { loadFacts } from '../../facts/load.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { questionHandlers } from '../applications/question-handlers.ts';
import { submitStep } from '../applications/submit-step.ts';
import { uploadRefusal } from '../documents/uploads.ts';

export const insuranceHandlers = {
  /** Returns the required coverage and the mortgagee clause for the policy. */
  getInsurance: async ({ params, organisation }, context) => {
    const facts = await loadFacts(context.db, { organisation, applicationId: params.uuid });
    const application = await context.db
      .selectFrom('application')
      .select('loan_number')
      .where('organisation', '=', organisation)
      .where('id', '=', params.uuid)
      .executeTakeFirst();
    if (!application) return refuse('NOT_FOUND');
    return {
      standing: insuranceStanding(facts),
      sent: facts.insuranceUploads.length,
      shortfalls: [...(insuranceCheck(facts)?.shortfalls ?? [])],
      coverageCents: requiredCoverageCents(facts),
      mortgagee: mortgageeClause(context.organisations.get(organisation).company),
      loanNumber: application.loan_number,
      floodRequired: floodInsuranceIsRequired(facts),
    };
  },
  /** Submits uploaded proof of insurance for a check of the policy. */
  sendInsurance: async (request, context) => {
    const { documents } = request.body;
    const refusal = await uploadRefusal(context, request, {
      field: 'documents',
      uuids: documents,
      types: ['PROOFOFHAZARDINSURANCE', 'PROOFOFFLOODINSURANCE'],
    });
    if (refusal) return refusal;
    return submitStep(request, context, {
      decide: (facts) => {
        const step = currentStep(facts).id;
        const isAsked =
          stepsAccepting('sendInsurance').includes(step) || takesPostponedInsurance(step, facts);
        // A check belongs to the policy that it was asked for, so another one waits for its answer.
        const isChecking = insuranceUpload(facts) && !insuranceCheck(facts);
        return isAsked && !isChecking
          ? [{ fact: 'insuranceUploads', value: { documents } }]
          : refuse('WRONG_STEP', { step });
      },
    });
  },
  ...questionHandlers(insuranceQuestions),
} satisfies HandlersOf<typeof insuranceCalls>;
