import type { Rules } from '../policy/rules.ts';
import { benchmarkDecline } from './benchmark-scenarios.ts';
import { unpricedLines } from './unpriced-lines.ts';

/**
 * Returns why a rate sheet and a policy can't work together, with tables and rows. The policy may allow lines without a rate, or no
 * benchmark scenario may get an offer.
 */
export function ruleGaps(rules: Rules): readonly string[] {
  const unpriced = unpricedLines(rules);
  if (unpriced.length > 0) return unpriced;
  const refusal = benchmarkDecline(rules);
  return refusal === undefined ? [] : [refusal];
}
