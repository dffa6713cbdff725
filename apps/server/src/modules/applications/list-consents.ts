import type { ApplicationConsents, listConsents as call } from '@homeline/contract/applications/consents.ts';
import { givenConsents } from '@homeline/domain/facts/consents.selectors.ts';
import { loadFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/handler.ts';

/** Returns the consents that the caller gave, in each of their applications. */
export const listConsents: Handler<typeof call> = async ({ organisation, caller }, { db }) => {
  const rows = await db
    .selectFrom('application')
    .select(['id', 'loan_number'])
    .where('organisation', '=', organisation)
    .where('owner', '=', caller.identity)
    .orderBy('created_at', 'desc')
    .execute();
  const applications: ApplicationConsents[] = [];
  for (const { id, loan_number: loanNumber } of rows) {
    const facts = await loadFacts(db, { organisation, applicationId: id });
    applications.push({ application: id, loanNumber, consents: [...givenConsents(facts)] });
  }
  return applications;
};
