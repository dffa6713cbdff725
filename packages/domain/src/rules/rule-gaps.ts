import type { Rules } from '../policy/rules.ts';
import { refusalOfAll } from './benchmark-scenarios.ts';
import { unpricedLines } from './unpriced-lines.ts';

/**
 * What keeps a rate sheet and a policy from being used together, with the tables and rows of both: an empty row of the sheet that a line
 * reaches which the policy lends, and rules by which not one ordinary file has an offer. Empty when they can be used.
 */
export function ruleGaps(rules: Rules): readonly string[] {
  const unpriced = unpricedLines(rules);
  if (unpriced.length > 0) return unpriced;
  const refusal = refusalOfAll(rules);
  return refusal === undefined ? [] : [refusal];
}
