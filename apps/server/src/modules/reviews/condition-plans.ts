import type { FactValue, FactWrite } from '@homeline/domain/facts/facts.ts';

type Plan = FactValue<'conditionPlans'>;
type GivenPlan = { readonly [K in Exclude<keyof Plan, 'condition'>]?: Plan[K] | undefined };

/** Returns the fact that plans a condition. */
export function planOf(condition: string, { before, dueOn, owner }: GivenPlan): FactWrite {
  const plan = { ...(before && { before }), ...(dueOn && { dueOn }), ...(owner && { owner }) };
  return { fact: 'conditionPlans', value: { condition, ...plan } };
}
