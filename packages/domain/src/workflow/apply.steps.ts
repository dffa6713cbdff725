import {
  currentLookup,
  operationsFinding,
  ownerMismatch,
  ownershipDocument,
  pendingOwnershipReview,
  propertyAttemptsAreUsedUp,
  propertyIsIneligible,
  propertyIsUnmatched,
} from '../facts/property.selectors.ts';
import { newer } from '../facts/reading.ts';
import { never, person, type StepRow, task } from './step.ts';

/** Steps from the first answers to an eligible property. */
export const APPLY_STEPS = {
  IN_PROGRESS: {
    kind: 'BORROWER_ACTION',
    page: 'start/profile',
    parts: ['review-app/property', 'start/income'],
    client: 'profile',
    answers: ['saveProperty', 'saveStatedIncome', 'saveProfile'],
    stage: 'INITIAL',
    done: ({ profile, property, softCreditConsent }) =>
      profile !== undefined && property !== undefined && softCreditConsent !== undefined,
  },
  WAITING_FOR_PROPERTY_DATA: {
    kind: 'WAITING',
    page: 'start/profile',
    client: 'profile',
    stage: 'INITIAL',
    ends: task('lookUpProperty'),
    owner: 'SYSTEM',
    usual: 'seconds',
    done: (facts) => currentLookup(facts) !== undefined,
  },
  PROPERTY_NO_MATCH: {
    kind: 'BORROWER_ACTION',
    page: 'review-app/property',
    client: 'propertyNoMatch',
    answers: ['saveProperty'],
    stage: 'INITIAL',
    applies: propertyIsUnmatched,
    done: never,
    task: (facts) => (propertyAttemptsAreUsedUp(facts) ? 'sendAdverseActionNotice' : undefined),
  },
  DATATREE_NO_MATCH: {
    kind: 'REVIEW',
    page: 'review-app/datatree',
    client: 'datatreeNoMatch',
    ends: person('OPERATIONS'),
    owner: 'OPERATIONS',
    usual: '1 business day',
    applies: (facts) => currentLookup(facts)?.answer === 'NO_RECORD',
    done: (facts) => operationsFinding(facts) !== undefined,
  },
  INCORRECT_OWNERSHIP: {
    kind: 'BORROWER_ACTION',
    page: 'review-app/incorrect-ownership',
    client: 'incorrectOwnership',
    answers: ['sendOwnershipDocument', 'saveProperty'],
    stage: 'INITIAL',
    conditionCategories: ['FALSE_OWNERSHIP_TYPE_REVIEW'],
    applies: (facts) => ownerMismatch(facts) !== undefined,
    done: (facts) => ownershipDocument(facts) !== undefined,
  },
  OWNERSHIP_REVIEW: {
    kind: 'REVIEW',
    interrupt: true,
    page: 'conditions',
    client: 'documents',
    conditionCategories: ['FALSE_OWNERSHIP_TYPE_REVIEW', 'PROPERTY_OWNERSHIP_FRAUD_REVIEW'],
    ends: person('OPERATIONS'),
    owner: 'OPERATIONS',
    usual: '1-2 business days',
    applies: (facts) => pendingOwnershipReview(facts) !== undefined,
    done: never,
  },
  INELIGIBLE_PROPERTY: {
    kind: 'ERROR',
    page: 'error/decline',
    client: 'declined',
    answers: ['saveProperty'],
    applies: propertyIsIneligible,
    done: never,
    date: 'correctionEnds',
    task: (facts) =>
      newer(facts.correctionEnded.at(-1), currentLookup(facts)) ? 'sendAdverseActionNotice' : undefined,
  },
} as const satisfies Record<string, StepRow>;
