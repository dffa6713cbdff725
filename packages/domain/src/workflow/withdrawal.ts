import { isOnHold } from '../facts/ends.selectors.ts';
import type { Facts, FactWrite } from '../facts/facts.ts';
import { isRescindable, wasDisbursed } from '../facts/funding.selectors.ts';
import { deedWasSigned } from '../facts/notary.selectors.ts';
import { currentStep, taskOf } from './current-step.ts';
import type { StepName } from './steps.ts';

/**
 * Returns whether the borrower may withdraw: until the deed is signed, when rescission begins. A declined borrower still receives the
 * notice of adverse action (12 CFR 1002.9(a)(1)).
 */
export function mayCancel(facts: Facts): boolean {
  const step = currentStep(facts);
  const isDeclined = taskOf(step, facts) === 'sendAdverseActionNotice';
  return step.kind !== 'TERMINAL' && !isDeclined && !deedWasSigned(facts);
}

/** Steps where the home or credit file is already declined unless the borrower brings another in time. */
const DECLINED_UNLESS_CORRECTED: readonly StepName[] = ['INELIGIBLE_PROPERTY', 'SOFT_CREDIT_NO_CREDIT'];

/** Returns the fact of a withdrawal. At a correctable decline, it ends the correction period, which sends the notice. */
export function withdrawalFact(facts: Facts, reason: string | undefined): FactWrite {
  return DECLINED_UNLESS_CORRECTED.includes(currentStep(facts).id)
    ? { fact: 'correctionEnded', value: {} }
    : { fact: 'cancellation', value: { reason } };
}

/** Returns whether the borrower may rescind: after the note is signed, until the rescission period ends (12 CFR 1026.15(a)(3)). */
export function mayRescind(facts: Facts): boolean {
  return (
    currentStep(facts).kind !== 'TERMINAL' &&
    isRescindable(facts) &&
    facts.noteSignatures.some(({ answer }) => answer === 'SIGNED') &&
    facts.rescissionEnded === undefined &&
    !wasDisbursed(facts)
  );
}

/** Returns whether staff may stop the application: until money is disbursed. */
export function mayHold(facts: Facts): boolean {
  return mayDecline(facts) && !isOnHold(facts);
}

/** Returns whether operations may decline: until money is disbursed. */
export function mayDecline(facts: Facts): boolean {
  return currentStep(facts).kind !== 'TERMINAL' && !wasDisbursed(facts);
}
