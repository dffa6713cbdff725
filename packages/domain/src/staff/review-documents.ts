import { openConditions } from '../facts/conditions.selectors.ts';
import type { Facts } from '../facts/facts.ts';
import { uploadedPaystubs } from '../facts/income.selectors.ts';
import { insuranceUpload } from '../facts/insurance.selectors.ts';
import { papersOf } from '../facts/notary.selectors.ts';
import { ownershipDocument } from '../facts/property.selectors.ts';
import { trustDocuments } from '../facts/required-evidence.selectors.ts';
import type { StepName } from '../workflow/steps.ts';

type Sent = (facts: Facts) => readonly (string | undefined)[];

/** The documents that a review shows first. */
const READ_AT: { readonly [N in StepName]?: Sent } = {
  OWNERSHIP_REVIEW: (facts) => [ownershipDocument(facts)?.document],
  PAYSTUB_REVIEW: (facts) => uploadedPaystubs(facts)?.documents ?? [],
  DOCUMENT_REVIEW: (facts) => openConditions(facts).flatMap(({ response }) => response?.documents ?? []),
  IDENTITY_FRAUD_REVIEW: ({ identityUploads }) => {
    const upload = identityUploads.at(-1);
    return [upload?.document, upload?.back];
  },
  DEED_REVIEW: ({ remoteNotaryResults, manualNotaryResults }) =>
    [remoteNotaryResults.at(-1), manualNotaryResults.at(-1)].flatMap((result) =>
      result ? papersOf(result) : [],
    ),
  TRUST_REVIEW: trustDocuments,
  INSURANCE_REVIEW: (facts) => insuranceUpload(facts)?.documents ?? [],
};

/** Returns the documents that a review is decided on: those of its own step, else every answer to a condition. */
export function reviewDocuments(step: StepName, facts: Facts): readonly string[] {
  const own = READ_AT[step]?.(facts);
  const sent = own ?? facts.conditionSubmissions.flatMap(({ documents }) => documents);
  return [...new Set(sent)].filter((document) => document !== undefined);
}
