import type { Facts } from '../facts/facts.ts';
import { insuranceIsAccepted, insuranceStanding } from '../facts/insurance.selectors.ts';
import { STEP_TABLE, type StepName } from './steps.ts';

const NAMES = Object.keys(STEP_TABLE) as StepName[];

/** The steps between the request for the policy and the gate before the money. */
const BETWEEN = NAMES.slice(NAMES.indexOf('INSURANCE_REQUEST') + 1, NAMES.indexOf('INSURANCE_UPLOAD'));

/** Returns whether a policy that was to come later may be sent at a step, although the step asks for something else. */
export function takesPostponedInsurance(step: StepName, facts: Facts): boolean {
  return (
    facts.insurancePostponement !== undefined &&
    BETWEEN.includes(step) &&
    !insuranceIsAccepted(facts) &&
    insuranceStanding(facts) !== 'CHECKING'
  );
}
