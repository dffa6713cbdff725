import type { Rules } from '../policy/rules.ts';
import { refusalOfAll } from './benchmark-scenarios.ts';
import { unpricedLines } from './unpriced-lines.ts';

/**
 * Returns why a rate sheet and a policy can't be used together, naming tables and rows: lent lines without a rate, or no offer in any
 * benchmark scenario.
 */
export function ruleGaps(rules: Rules): readonly string[] {
  const unpriced = unpricedLines(rules);
  if (unpriced.length > 0) return unpriced;
  const refusal = refusalOfAll(rules);
  return refusal === undefined ? [] : [refusal];
}
