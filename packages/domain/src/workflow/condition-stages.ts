import type { ConditionStage } from '../facts/conditions.facts.ts';
import { conditionsWithState } from '../facts/conditions.selectors.ts';
import type { Facts } from '../facts/facts.ts';
import { STEP_TABLE, type StepName } from './steps.ts';

/** The step of the main line that waits for the conditions of a stage. */
const WAITS_AT: Readonly<Record<ConditionStage, StepName>> = {
  DOCUMENTS: 'CLOSING_DISCLOSURE_GENERATION',
  SIGNING: 'NOTE_SIGNING',
  FUNDING: 'FUNDING_DECISION',
};

const NAMES = Object.keys(STEP_TABLE) as StepName[];

/**
 * Returns the facts with only the conditions that stop the application at a step of its main line: those needed at once, and those of
 * a stage that has come.
 */
export function withDueConditions(facts: Facts, at: StepName): Facts {
  const due = new Set(
    conditionsWithState(facts)
      .filter(({ before }) => before === undefined || NAMES.indexOf(WAITS_AT[before]) <= NAMES.indexOf(at))
      .map(({ uuid }) => uuid),
  );
  return { ...facts, conditions: facts.conditions.filter(({ uuid }) => due.has(uuid)) };
}
