import { pendingDeposit } from '../facts/bank.selectors.ts';
import type { Facts } from '../facts/facts.ts';
import { STEP_TABLE, type StepName } from './steps.ts';

const NAMES = Object.keys(STEP_TABLE) as StepName[];

/** From the notice that a deposit is on its way to the gate before closing. */
const MEANWHILE = NAMES.slice(
  NAMES.indexOf('ACCOUNT_DEPOSIT_SENT'),
  NAMES.indexOf('ACCOUNT_DEPOSIT_CODE') + 1,
);

/** Returns whether the code of a deposit may be entered at a step, although the step may ask for something else. */
export function takesDepositCode(step: StepName, facts: Facts): boolean {
  return pendingDeposit(facts) !== undefined && MEANWHILE.includes(step);
}
