import {
  identityFailed,
  identityResult,
  isScreened,
  pendingIdentityReview,
  sanctionsBlockApplication,
  shownIdentity,
} from '../facts/identity.selectors.ts';
import { never, person, type StepRow, task } from './step.ts';

/** Steps that verify the borrower's identity. */
export const IDENTITY_STEPS = {
  IDENTITY_VERIFICATION: {
    kind: 'BORROWER_ACTION',
    page: 'identity',
    client: 'docVerify',
    answers: ['sendIdentityDocument', 'finishHostedIdentity'],
    stage: 'ID_UPLOAD',
    done: (facts) => shownIdentity(facts) !== undefined,
  },
  WAITING_FOR_ID_VERIFICATION: {
    kind: 'WAITING',
    page: 'identity',
    client: 'docVerify',
    stage: 'ID_UPLOAD',
    ends: task('verifyIdentity'),
    owner: 'SYSTEM',
    usual: 'under a minute',
    // Screening needs the name on a readable document.
    done: (facts) =>
      identityResult(facts)?.answer === 'FAILED_VERIFICATION' ||
      (identityResult(facts) !== undefined && isScreened(facts)),
  },
  ID_VERIFICATION_FAILURE: {
    kind: 'BORROWER_ACTION',
    page: 'conditions',
    parts: ['identity'],
    client: 'documents',
    answers: ['sendIdentityDocument', 'finishHostedIdentity'],
    stage: 'ID_UPLOAD',
    conditionCategories: ['ID_VERIFICATION_FAILURE'],
    applies: identityFailed,
    done: never,
    rule: 'identityAttempts',
  },
  IDENTITY_FRAUD_REVIEW: {
    kind: 'REVIEW',
    page: 'conditions',
    client: 'documents',
    conditionCategories: ['IDENTITY_DOCUMENT_FRAUD_REVIEW'],
    ends: person('FRAUD_DESK'),
    owner: 'FRAUD_DESK',
    usual: '1-2 business days',
    applies: (facts) => pendingIdentityReview(facts) !== undefined,
    done: never,
  },
  SANCTIONS_REVIEW: {
    kind: 'REVIEW',
    page: 'review-app/uw',
    client: 'uwReview',
    ends: person('COMPLIANCE_OFFICER'),
    owner: 'COMPLIANCE_OFFICER',
    usual: '1-2 business days',
    applies: sanctionsBlockApplication,
    done: never,
  },
} as const satisfies Record<string, StepRow>;
