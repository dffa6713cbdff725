import type { PolicyTables } from './credit-policy.ts';
import { lentHomes } from './lent-homes.ts';
import { SCORES } from './rate-inputs.ts';

/** Returns the largest line a policy allows, in dollars, over every score and every eligible kind of home. */
export function largestLineOfPolicy({
  limitsByScore,
  limitsByHome,
  propertyRules,
}: Pick<PolicyTables, 'limitsByScore' | 'limitsByHome' | 'propertyRules'>): number {
  const byScore = SCORES.map((fico) => limitsByScore({ fico }).output.maxLine ?? 0);
  const fromScoreOn = byScore.map((_, index) => Math.max(...byScore.slice(index)));
  const lent = lentHomes({ propertyRules }).map((home) => {
    const limits = limitsByHome(home).map(({ output }) => output);
    const lowest = Math.max(...limits.map(({ minFico }) => minFico ?? 0));
    const byLowest = fromScoreOn[SCORES.findIndex((fico) => fico >= lowest)] ?? 0;
    return Math.min(byLowest, ...limits.map(({ maxLine }) => maxLine ?? byLowest));
  });
  return Math.max(0, ...lent);
}
