import type { Facts } from '../facts/facts.ts';
import {
  insuranceCheck,
  insuranceIsAccepted,
  insuranceLookup,
  insuranceUpload,
  policyIsInForce,
} from '../facts/insurance.selectors.ts';
import { person, type StepRow, type TaskName } from './step.ts';

/** Returns the task that checks a sent policy, or looks one up if none was sent or it fell short. */
function policyTask(facts: Facts): TaskName | undefined {
  if (insuranceUpload(facts) && !insuranceCheck(facts)) return 'checkInsurance';
  return insuranceLookup(facts) ? undefined : 'lookUpInsurance';
}

/** The step that asks for the policy before signing. The borrower may postpone it and sign. */
export const EARLY_INSURANCE_STEPS = {
  INSURANCE_REQUEST: {
    kind: 'BORROWER_ACTION',
    page: 'insurance/upload',
    parts: ['insurance/requirements'],
    client: 'waitSign',
    answers: ['sendInsurance', 'postponeInsurance'],
    task: policyTask,
    rule: 'coverageSufficient',
    // An application that was past this point when the step was new is asked after the notary, as before.
    applies: ({ complianceDecisions, closingDocuments }) =>
      complianceDecisions.length === 0 && closingDocuments.length === 0,
    done: (facts) => insuranceIsAccepted(facts) || facts.insurancePostponement !== undefined,
  },
} as const satisfies Record<string, StepRow>;

/** Steps for hazard insurance, and for flood insurance in a flood zone: the gate before the money. */
export const INSURANCE_STEPS = {
  INSURANCE_UPLOAD: {
    kind: 'BORROWER_ACTION',
    page: 'insurance/upload',
    parts: ['insurance/requirements'],
    client: 'insurance',
    answers: ['sendInsurance'],
    task: (facts) => (insuranceLookup(facts) ? undefined : 'lookUpInsurance'),
    done: (facts) => policyIsInForce(facts) || insuranceUpload(facts) !== undefined,
  },
  INSURANCE_REVIEW: {
    kind: 'REVIEW',
    page: 'insurance/requirements',
    client: 'insurance',
    ends: person('OPERATIONS'),
    owner: 'OPERATIONS',
    usual: 'seconds by rule; 1 business day when referred',
    task: (facts) => (insuranceCheck(facts) ? undefined : 'checkInsurance'),
    rule: 'coverageSufficient',
    done: insuranceIsAccepted,
  },
} as const satisfies Record<string, StepRow>;
