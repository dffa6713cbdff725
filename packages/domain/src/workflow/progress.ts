import type { Facts } from '../facts/facts.ts';
import { isManualNotary } from '../facts/notary.selectors.ts';
import type { ProgressStage } from './step.ts';
import { PROGRESS_STAGES } from './step.ts';
import type { NamedStep, StepName } from './steps.ts';

/** Only reopened offers move the borrower's progress back. */
const REOPENS_OFFERS: readonly StepName[] = ['WAITING_FOR_INITIAL_OFFERS', 'OFFER_SELECTION'];

/** The step's own stage; undefined when the stage reached is kept. */
function ownStage(step: NamedStep, facts: Facts): ProgressStage | undefined {
  const isNotary = step.stage === 'ENOTARY' && step.kind !== 'BORROWER_ACTION' && step.kind !== 'ERROR';
  return isNotary && isManualNotary(facts) ? 'MANUAL_NOTARY' : step.stage;
}

/** The manual and the remote notary share one position. */
function rank(stage: ProgressStage): number {
  return PROGRESS_STAGES.indexOf(stage === 'MANUAL_NOTARY' ? 'ENOTARY' : stage);
}

/**
 * Returns the stage that the borrower sees: the furthest reached.
 * @param reached the stage shown before this step; undefined at the start
 */
export function displayedStage(
  reached: ProgressStage | undefined,
  step: NamedStep,
  facts: Facts,
): ProgressStage {
  const own = ownStage(step, facts);
  if (!reached) return own ?? 'INITIAL';
  if (!own) return reached;
  return rank(own) >= rank(reached) || REOPENS_OFFERS.includes(step.id) ? own : reached;
}

/** Returns the sidebar stages in order, with the notary stage of this application. */
export function sidebarStages(facts: Facts): readonly ProgressStage[] {
  const other = isManualNotary(facts) ? 'ENOTARY' : 'MANUAL_NOTARY';
  return PROGRESS_STAGES.filter((stage) => stage !== other);
}
