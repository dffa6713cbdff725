import type { PolicyTables } from './credit-policy.ts';
import { eligibleHomes } from './eligible-homes.ts';
import { SCORES } from './rate-inputs.ts';

/** Returns the largest line that a policy allows at any score on any eligible home, in dollars. */
export function largestLineOfPolicy({
  limitsByScore,
  limitsByHome,
  propertyRules,
}: Pick<PolicyTables, 'limitsByScore' | 'limitsByHome' | 'propertyRules'>): number {
  const byScore = SCORES.map((fico) => limitsByScore({ fico }).output.maxLine ?? 0);
  const byMinimumScore = byScore.map((_, index) => Math.max(...byScore.slice(index)));
  const byHome = eligibleHomes({ propertyRules }).map((home) => {
    const limits = limitsByHome(home).map(({ output }) => output);
    const minimumScore = Math.max(...limits.map(({ minFico }) => minFico ?? 0));
    const largest = byMinimumScore[SCORES.findIndex((fico) => fico >= minimumScore)] ?? 0;
    return Math.min(largest, ...limits.map(({ maxLine }) => maxLine ?? largest));
  });
  return Math.max(0, ...byHome);
}
