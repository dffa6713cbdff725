import { scoreDisclosureIsDue } from '../credit/score-disclosure.ts';
import { undisclosedChange } from '../disclosures/reissue.ts';
import { derived } from '../facts/derived.ts';
import type { Facts } from '../facts/facts.ts';
import { floodNoticeIsDue } from '../facts/flood.selectors.ts';
import { insuranceCheck, insuranceUpload } from '../facts/insurance.selectors.ts';
import { unneededBooking } from '../facts/notary.selectors.ts';
import { relevantFacts } from '../facts/relevant-facts.ts';
import { additionalSigners, type Signer } from '../facts/signers.selectors.ts';
import { rescissionNoticeIsDue } from '../funding/rescission-period.ts';
import { packagesToSeal } from '../signing/signed-package.ts';
import { valuationDeliveryIsDue } from '../valuation/valuation-copies.ts';
import { withDueConditions } from './condition-stages.ts';
import { incompletenessIsDue } from './incompleteness.ts';
import { always, type DateName, type TaskName } from './step.ts';
import { type NamedStep, STEPS } from './steps.ts';

/** The current step, with its signer where the step repeats for each signer. */
export type CurrentStep = NamedStep & { readonly subject?: Signer };

/**
 * Returns the first step that applies and is not done. Answers whose question no longer applies don't count, nor do conditions whose stage
 * has not come.
 */
export const currentStep = derived((facts): CurrentStep => {
  const known = relevantFacts(facts);
  const relevant = known.conditionPlans.length > 0 ? withDueConditions(known, mainLineStep(known).id) : known;
  for (const step of STEPS) {
    const open = openStep(step, relevant);
    if (open) return open;
  }
  // COMPLETE always applies and is never done.
  throw new Error('The step table has no row for these facts.');
});

/** Returns the first open step of the main line, even while an interrupt comes before it. */
export function mainLineStep(facts: Facts): CurrentStep {
  const relevant = relevantFacts(facts);
  for (const step of STEPS) {
    const open = step.interrupt ? undefined : openStep(step, relevant);
    if (open) return open;
  }
  // COMPLETE always applies and is never done.
  throw new Error('The step table has no row for these facts.');
}

/**
 * Returns a step with the first signer it is open for; undefined when it does not apply or is done.
 * @param facts relevant facts only
 */
export function openStep(step: NamedStep, facts: Facts): CurrentStep | undefined {
  if (step.forEach === undefined) {
    const { applies = always, done } = step;
    return applies(facts) && !done(facts) ? step : undefined;
  }
  const { applies = always, done } = step;
  const subject = SUBJECTS[step.forEach](facts).find((each) => applies(facts, each) && !done(facts, each));
  return subject && { ...step, subject };
}

/** The signers that a repeated step runs for, in order. */
const SUBJECTS = { signers: additionalSigners };

/** Returns the task that runs while an application is at a step. */
export function taskOf(step: NamedStep, facts: Facts): TaskName | undefined {
  if (step.kind === 'WAITING') return isEarly(step, facts) ? undefined : waitTask(step, facts);
  return step.task?.(facts) ?? noticeTask(step, facts);
}

/**
 * Returns the task of a wait. A wait for a task runs that task; closing documents come after the notices that set the opening day, which
 * they state. A wait for a date may owe another notice of the right to rescind, and a wait for a person any notice.
 */
function waitTask(step: NamedStep & { kind: 'WAITING' }, facts: Facts): TaskName | undefined {
  if (step.ends.by === 'TASK') {
    const notice = step.id === 'CLOSING_DISCLOSURE_GENERATION' ? openingNoticeTask(facts) : undefined;
    return notice ?? step.ends.task;
  }
  return step.ends.by === 'PERSON' ? noticeTask(step, facts) : rescissionTask(facts);
}

/** Returns whether the step's task still waits for its date. */
function isEarly(step: NamedStep & { kind: 'WAITING' }, facts: Facts): boolean {
  return step.notBefore !== undefined && !step.notBefore.hasCome(facts);
}

/** Returns the task for a notice that may be due at any step, an unneeded booking, a policy sent after it was postponed, or signed papers to seal. */
function noticeTask(step: NamedStep, facts: Facts): TaskName | undefined {
  if (incompletenessIsDue(step, facts)) return 'sendIncompletenessNotice';
  if (scoreDisclosureIsDue(facts)) return 'discloseScore';
  if (unneededBooking(facts, { hasEnded: step.kind === 'TERMINAL' })) return 'cancelBooking';
  if (facts.insurancePostponement && insuranceUpload(facts) && !insuranceCheck(facts))
    return 'checkInsurance';
  const sealing = packagesToSeal(facts, { hasEnded: step.kind === 'TERMINAL' }).length > 0;
  return openingNoticeTask(facts) ?? rescissionTask(facts) ?? (sealing ? 'sealSignedPapers' : undefined);
}

function openingNoticeTask(facts: Facts): TaskName | undefined {
  if (valuationDeliveryIsDue(facts)) return 'deliverValuations';
  if (floodNoticeIsDue(facts)) return 'deliverFloodNotice';
  return undisclosedChange(facts) ? 'reissueDisclosures' : undefined;
}

function rescissionTask(facts: Facts): TaskName | undefined {
  return rescissionNoticeIsDue(facts) ? 'sendRescissionNotice' : undefined;
}

/** Returns the business date that may end a step. */
export function endDateName(step: NamedStep): DateName | undefined {
  if (step.kind === 'WAITING') return step.ends.by === 'DATE' ? step.ends.date : step.notBefore?.date;
  return step.kind === 'BORROWER_ACTION' || step.kind === 'ERROR' ? step.date : undefined;
}

/** Whether the borrower's page polls twice as often: at steps named WAITING_FOR_ and while documents or decisions are generated. */
export function isPollWaiting(step: NamedStep): boolean {
  return step.id.startsWith('WAITING_FOR_') || (step.kind === 'WAITING' && step.generation === true);
}

/** Returns the page that shows a step, relative to the application. */
export function pageOf(step: NamedStep, facts: Facts): string {
  return step.pageWhen?.when(facts) ? step.pageWhen.page : step.page;
}
