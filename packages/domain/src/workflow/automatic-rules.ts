import { type Facts, type FactWrite, withFact } from '../facts/facts.ts';
import { relevantFacts } from '../facts/relevant-facts.ts';
import { type CurrentStep, currentStep } from './current-step.ts';
import { RULES, type RuleContext } from './rules.ts';
import type { StepName } from './steps.ts';

export type AutomaticRulesResult = {
  readonly facts: Facts;
  readonly step: CurrentStep;
  /** The facts that the rules wrote, in order. */
  readonly writes: readonly FactWrite[];
  /** The steps passed and the current one, in order. */
  readonly visited: readonly StepName[];
  /** Why a rule referred the step to a person; empty when no rule ran. */
  readonly referred: readonly string[];
};

/**
 * Runs the automatic rules of each current step, until a rule refers a step to a person or a step has no rule.
 * @param at ISO instant of the facts that the rules write
 */
export function applyAutomaticRules(facts: Facts, context: RuleContext, at: string): AutomaticRulesResult {
  const writes: FactWrite[] = [];
  const visited: StepName[] = [];
  let now = facts;
  for (;;) {
    const step = currentStep(now);
    visited.push(step.id);
    const result = step.rule && RULES[step.rule](relevantFacts(now), context);
    if (!result?.passes) return { facts: now, step, writes, visited, referred: result ? result.reasons : [] };
    writes.push(...result.writes);
    now = result.writes.reduce((known, write) => withFact(known, write, at), now);
  }
}
