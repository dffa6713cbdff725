import type { Facts } from './facts.ts';
import { lastWhere, newer } from './reading.ts';
import { readsTaxReturns } from './underwriter.selectors.ts';

/** Returns the trust documents in the file, without those that the trust review rejected. */
export function trustDocuments(facts: Facts): readonly string[] {
  const requests = facts.conditions.filter(({ category }) => category === 'REVIEW_TRUST_REQUIREMENTS');
  const search = lastWhere(facts.finalTitle, ({ answer }) => answer === 'VESTED_IN_TRUST');
  const rejected = lastWhere(facts.trustDecisions, ({ decision }) => decision === 'DOCUMENT_REJECTED');
  return facts.conditionSubmissions
    .filter((sent) => newer(sent, rejected))
    .filter((sent) =>
      // A document that answers no condition supports the review it was uploaded for.
      sent.condition === undefined
        ? search !== undefined && newer(sent, search)
        : requests.some(({ uuid }) => uuid === sent.condition),
    )
    .flatMap(({ documents }) => documents);
}

/** Returns whether an income from tax returns is in the file: as the provider read it by year, or as the borrower sent it. */
export function taxIncomeIsShown(facts: Facts): boolean {
  const result = facts.incomeResults.at(-1);
  if (!result || !readsTaxReturns(facts)) return true;
  return (result.taxYears ?? []).length > 0 || facts.conditionSubmissions.some((sent) => newer(sent, result));
}
