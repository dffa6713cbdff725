import {
  insuranceCheck,
  insuranceIsAccepted,
  insuranceUpload,
  policyIsInForce,
} from '../facts/insurance.selectors.ts';
import { person, type StepRow } from './step.ts';

/** Steps for hazard insurance, and for flood insurance in a flood zone. */
export const INSURANCE_STEPS = {
  INSURANCE_UPLOAD: {
    kind: 'BORROWER_ACTION',
    page: 'insurance/upload',
    parts: ['insurance/requirements'],
    client: 'insurance',
    answers: ['sendInsurance'],
    task: ({ insuranceLookups }) => (insuranceLookups.length === 0 ? 'lookUpInsurance' : undefined),
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
