import { scoreDisclosureIsDue } from '../credit/score-disclosure.ts';
import type { Facts } from '../facts/facts.ts';
import { incompletenessIsDue } from './incompleteness.ts';
import type { DateName, TaskName } from './step.ts';
import { type NamedStep, STEPS } from './steps.ts';

/**
 * Where the application stands: the first step that applies and is not done. A borrower's answer, a vendor's result, an underwriter's
 * decision and a correction are the same thing to it: new facts.
 */
export function currentStep(facts: Facts): NamedStep {
  const step = STEPS.find(({ applies, done }) => (applies ? applies(facts) : true) && !done(facts));
  // COMPLETE applies always and is never done, so that a step is always found.
  if (!step) throw new Error('The step table has no row for these facts.');
  return step;
}

/** The task that runs while the application stands at the step. */
export function taskOf(step: NamedStep, facts: Facts): TaskName | undefined {
  if (step.kind === 'WAITING') return step.ends.by === 'TASK' ? step.ends.task : undefined;
  return step.task?.(facts) ?? noticeTask(step, facts);
}

/** A notice that is due wherever the application stands. */
function noticeTask(step: NamedStep, facts: Facts): TaskName | undefined {
  if (incompletenessIsDue(step, facts)) return 'sendIncompletenessNotice';
  return scoreDisclosureIsDue(facts) ? 'discloseScore' : undefined;
}

/** The business date that may end the step. */
export function dateOf(step: NamedStep): DateName | undefined {
  if (step.kind === 'WAITING') return step.ends.by === 'DATE' ? step.ends.date : undefined;
  return step.kind === 'BORROWER_ACTION' || step.kind === 'ERROR' ? step.date : undefined;
}

/** Waits that the borrower's page polls twice as often for: those named so, and what is being generated. */
export function isPollWaiting(step: NamedStep): boolean {
  return step.id.startsWith('WAITING_FOR_') || (step.kind === 'WAITING' && step.generation === true);
}

/** The page that shows the step, relative to the application. */
export function pageOf(step: NamedStep, facts: Facts): string {
  return step.pageWhen?.when(facts) ? step.pageWhen.page : step.page;
}
