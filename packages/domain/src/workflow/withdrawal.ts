import { type CivilDate, civilDateIn, formatUs } from '../dates/civil-date.ts';
import { isOnHold, isRescinded } from '../facts/ends.selectors.ts';
import type { Facts, FactWrite } from '../facts/facts.ts';
import { isRescindable, wasDisbursed } from '../facts/funding.selectors.ts';
import { deedWasSigned } from '../facts/notary.selectors.ts';
import { homeTimeZone } from '../facts/property.selectors.ts';
import { rescissionEndsOn } from '../funding/rescission-period.ts';
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

/** A notice of rescission that came outside our pages. Dates are those at the home. */
export type ReceivedRescission = {
  readonly sentOn: CivilDate;
  readonly receivedOn: CivilDate;
  readonly today: CivilDate;
};

/**
 * Returns why a notice of rescission can't be recorded; undefined when it can. It counts from the day that it was mailed or delivered, even
 * if money has left since (12 CFR 1026.15(a)(2)). Until a notice states the last day, the period has no end.
 */
export function rescissionProblem(
  facts: Facts,
  { sentOn, receivedOn, today }: ReceivedRescission,
): { readonly field?: 'sentOn' | 'receivedOn'; readonly message: string } | undefined {
  const closed = rescissionClosed(facts);
  if (closed) return { message: closed };
  const signed = facts.noteSignatures.findLast(({ answer }) => answer === 'SIGNED');
  const signedOn = civilDateIn(homeTimeZone(facts), Date.parse(signed?.at ?? ''));
  if (sentOn > today) return { field: 'sentOn', message: 'Cannot be in the future' };
  if (sentOn < signedOn)
    return { field: 'sentOn', message: `Cannot be before the agreement was signed, ${formatUs(signedOn)}` };
  const endsOn = rescissionEndsOn(facts);
  if (endsOn !== undefined && sentOn > endsOn)
    return { field: 'sentOn', message: `Is after the last day to cancel, ${formatUs(endsOn)}` };
  if (receivedOn > today) return { field: 'receivedOn', message: 'Cannot be in the future' };
  if (receivedOn < sentOn)
    return { field: 'receivedOn', message: `Cannot be before the postmark, ${formatUs(sentOn)}` };
  return undefined;
}

/** Returns why staff can’t record a notice of rescission, whatever its date; undefined if they can. */
export function rescissionClosed(facts: Facts): string | undefined {
  const step = currentStep(facts);
  if (isRescinded(facts)) return 'The line was already canceled.';
  if (step.kind === 'TERMINAL' && step.id !== 'COMPLETE') return 'This application has ended.';
  if (!isRescindable(facts))
    return 'This home isn’t an owner’s principal dwelling, so there is no right to cancel.';
  return facts.noteSignatures.some(({ answer }) => answer === 'SIGNED')
    ? undefined
    : 'The agreement isn’t signed yet. Withdraw the application instead.';
}

/** Returns whether a rescinded line is still unsettled: its money not returned, or its lien not released. */
export function rescissionIsUnsettled(facts: Facts): boolean {
  return isRescinded(facts) && facts.rescissionSettled === undefined;
}

/** Returns whether staff may stop the application: until money is disbursed. */
export function mayHold(facts: Facts): boolean {
  return mayDecline(facts) && !isOnHold(facts);
}

/** Returns whether operations may decline: until money is disbursed. */
export function mayDecline(facts: Facts): boolean {
  return currentStep(facts).kind !== 'TERMINAL' && !wasDisbursed(facts);
}
