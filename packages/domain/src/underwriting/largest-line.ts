import { Occupancy, PropertyType } from '../facts/property.facts.ts';
import { STATE_CODES } from '../organisations/us-states.ts';
import { SCORES } from '../pricing/rate-inputs.ts';
import type { PolicyTables } from './policy.ts';

const HOMES = PropertyType.options.flatMap((propertyType) =>
  Occupancy.options.flatMap((occupancy) => STATE_CODES.map((state) => ({ propertyType, occupancy, state }))),
);

/** The largest line that a policy gives anybody, dollars: over every score, and every home that no rule refuses for what it is. */
export function largestLine({
  limitsByScore,
  limitsByHome,
  propertyRules,
}: Pick<PolicyTables, 'limitsByScore' | 'limitsByHome' | 'propertyRules'>): number {
  const byScore = SCORES.map((fico) => limitsByScore({ fico }).output.maxLine ?? 0);
  const fromScoreOn = byScore.map((_, index) => Math.max(...byScore.slice(index)));
  const lent = HOMES.filter((home) => propertyRules(home).length === 0).map((home) => {
    const limits = limitsByHome(home).map(({ output }) => output);
    const lowest = Math.max(...limits.map(({ minFico }) => minFico ?? 0));
    const byLowest = fromScoreOn[SCORES.findIndex((fico) => fico >= lowest)] ?? 0;
    return Math.min(byLowest, ...limits.map(({ maxLine }) => maxLine ?? byLowest));
  });
  return Math.max(0, ...lent);
}
