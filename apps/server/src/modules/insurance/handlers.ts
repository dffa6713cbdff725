import type { insuranceCalls } from '@homeline/contract/insurance/calls.ts';
import { floodInsuranceIsRequired } from '@homeline/domain/facts/flood.selectors.ts';
import { insuranceIsAccepted, insuranceUpload } from '@homeline/domain/facts/insurance.selectors.ts';
import { requiredCoverageCents } from '@homeline/domain/insurance/coverage.ts';
import type { CompanyInfo } from '@homeline/domain/organisations/organisation.ts';
import { stepsAccepting } from '@homeline/domain/workflow/changeable.ts';
import { loadFacts } from '../../facts/load.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
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
      complete: insuranceIsAccepted(facts),
      coverageCents: requiredCoverageCents(facts),
      mortgagee: mortgageeClause(context.organisations.get(organisation).company),
      loanNumber: application.loan_number,
      floodRequired: floodInsuranceIsRequired(facts),
      rejected: facts.insuranceDecisions.at(-1)?.decision === 'REJECTED' && !insuranceUpload(facts),
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
      at: stepsAccepting('sendInsurance'),
      decide: () => [{ fact: 'insuranceUploads', value: { documents } }],
    });
  },
} satisfies HandlersOf<typeof insuranceCalls>;

/** ISAOA/ATIMA: its successors and/or assigns, as their interests may appear. */
function mortgageeClause({ organization, companyAddress }: CompanyInfo): string {
  const { street1, street2, city, state, zip } = companyAddress;
  const street = [street1, street2].filter(Boolean).join(', ');
  return `${organization} ISAOA/ATIMA, ${street}, ${city}, ${state} ${zip}`;
}
