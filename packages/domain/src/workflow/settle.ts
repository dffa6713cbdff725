import { type Facts, type FactWrite, withFact } from '../facts/facts.ts';
import { currentStep } from './current-step.ts';
import { RULES, type RuleContext } from './rules.ts';
import type { NamedStep, StepName } from './steps.ts';

export type Settled = {
  readonly facts: Facts;
  readonly step: NamedStep;
  /** What the rules wrote, in order. */
  readonly writes: readonly FactWrite[];
  /** The steps passed and the one that stands, in order. */
  readonly visited: readonly StepName[];
  /** Why a rule left the step to a person; empty when no rule was asked. */
  readonly referred: readonly string[];
};

/**
 * Lets the pure rules pass whatever they may, until the application stands at a step.
 * @param at when, ISO instant
 */
export function settle(facts: Facts, context: RuleContext, at: string): Settled {
  const writes: FactWrite[] = [];
  const visited: StepName[] = [];
  let now = facts;
  for (;;) {
    const step = currentStep(now);
    visited.push(step.id);
    const ruling = step.rule && RULES[step.rule](now, context);
    if (!ruling?.passes) return { facts: now, step, writes, visited, referred: ruling ? ruling.reasons : [] };
    writes.push(...ruling.writes);
    now = ruling.writes.reduce((known, write) => withFact(known, write, at), now);
  }
}
