import type { Facts, FactWrite } from '../facts/facts.ts';
import { isRescindable, wasDisbursed } from '../facts/funding.selectors.ts';
import { deedWasSigned } from '../facts/notary.selectors.ts';
import { currentStep, taskOf } from './current-step.ts';
import type { StepName } from './steps.ts';

/**
 * The borrower may withdraw until the deed is signed; from then on they rescind. Who is already refused is told so, with the reasons:
 * a withdrawal takes no notice of adverse action away (12 CFR 1002.9(a)(1)).
 */
export function mayCancel(facts: Facts): boolean {
  const step = currentStep(facts);
  const isRefused = taskOf(step, facts) === 'sendAdverseActionNotice';
  return step.kind !== 'TERMINAL' && !isRefused && !deedWasSigned(facts);
}

/** Where the home or the credit file is refused already, and the borrower is only left time to bring another. */
const REFUSED_UNLESS_CORRECTED: readonly StepName[] = ['INELIGIBLE_PROPERTY', 'SOFT_CREDIT_NO_CREDIT'];

/** What a withdrawal writes. Who is refused unless they bring something else gives that up, and is told of the refusal. */
export function withdrawn(facts: Facts, reason: string | undefined): FactWrite {
  return REFUSED_UNLESS_CORRECTED.includes(currentStep(facts).id)
    ? { fact: 'correctionEnded', value: {} }
    : { fact: 'cancellation', value: { reason } };
}

/** The owners of a principal dwelling may rescind once the note is signed, until the time for it ends (12 CFR 1026.15(a)(3)). */
export function mayRescind(facts: Facts): boolean {
  return (
    currentStep(facts).kind !== 'TERMINAL' &&
    isRescindable(facts) &&
    facts.noteSignatures.some(({ answer }) => answer === 'SIGNED') &&
    facts.rescissionEnded === undefined &&
    !wasDisbursed(facts)
  );
}

/** Operations may decline at any place until money has left. */
export function mayDecline(facts: Facts): boolean {
  return currentStep(facts).kind !== 'TERMINAL' && !wasDisbursed(facts);
}
