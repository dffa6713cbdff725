import { type Facts, type FactWrite, withFact } from '../facts/facts.ts';
import { relevantFacts } from '../facts/relevant-facts.ts';
import { type CurrentStep, currentStep } from './current-step.ts';
import { RULES, type RuleContext } from './rules.ts';
import type { StepName } from './steps.ts';

export type RulesApplied = {
  readonly facts: Facts;
  readonly step: CurrentStep;
  /** What the rules wrote, in order. */
  readonly writes: readonly FactWrite[];
  /** The steps passed and the current one, in order. */
  readonly visited: readonly StepName[];
  /** Why a rule referred the step to a person; empty when no rule ran. */
  readonly referred: readonly string[];
};

/**
 * Runs the pure rules of the current step until one refers it to a person or the step has none.
 * @param at ISO instant of the facts that the rules write
 */
export function applyAutomaticRules(facts: Facts, context: RuleContext, at: string): RulesApplied {
  const writes: FactWrite[] = [];
  const visited: StepName[] = [];
  let now = facts;
  for (;;) {
    const step = currentStep(now);
    visited.push(step.id);
    const ruling = step.rule && RULES[step.rule](relevantFacts(now), context);
    if (!ruling?.passes) return { facts: now, step, writes, visited, referred: ruling ? ruling.reasons : [] };
    writes.push(...ruling.writes);
    now = ruling.writes.reduce((known, write) => withFact(known, write, at), now);
  }
}
