import type { getInsurance as call } from '@homeline/contract/insurance/get-insurance.ts';
import { insuranceIsAccepted, insuranceUpload } from '@homeline/domain/facts/insurance.selectors.ts';
import { floodDetermination } from '@homeline/domain/facts/title.selectors.ts';
import { requiredCoverageCents } from '@homeline/domain/insurance/coverage.ts';
import type { CompanyInfo } from '@homeline/domain/organisations/organisation.ts';
import { loadFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';

/** Returns the required coverage and the mortgagee clause for the policy. */
export const getInsurance: Handler<typeof call> = async ({ params, organisation }, context) => {
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
    floodRequired: floodDetermination(facts)?.answer === 'SPECIAL_HAZARD',
    rejected: facts.insuranceDecisions.at(-1)?.decision === 'REJECTED' && !insuranceUpload(facts),
  };
};

/** ISAOA/ATIMA: its successors and/or assigns, as their interests may appear. */
function mortgageeClause({ organization, companyAddress }: CompanyInfo): string {
  const { street1, street2, city, state, zip } = companyAddress;
  const street = [street1, street2].filter(Boolean).join(', ');
  return `${organization} ISAOA/ATIMA, ${street}, ${city}, ${state} ${zip}`;
}
