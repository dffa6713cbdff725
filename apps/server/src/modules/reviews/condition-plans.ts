import type { FactValue, FactWrite } from '@homeline/domain/facts/facts.ts';
import type { Context } from '../../context.ts';
import { type Refusal, refuse } from '../../refusal.ts';

type Plan = FactValue<'conditionPlans'>;
type GivenPlan = { readonly [K in Exclude<keyof Plan, 'condition'>]?: Plan[K] | undefined };

/** Returns a refusal unless whoever sees to a condition, if anybody, is on the lender's staff. */
export async function ownerRefusal(
  { db }: Context,
  organisation: string,
  owner: string | undefined,
): Promise<Refusal | undefined> {
  if (owner === undefined) return undefined;
  const found = await db
    .selectFrom('staff')
    .select('identity')
    .where('organisation', '=', organisation)
    .where('identity', '=', owner)
    .executeTakeFirst();
  return found ? undefined : refuse('INVALID_INPUT', { fields: { owner: 'Choose somebody of your staff' } });
}

/** Returns the fact that plans a condition. */
export function planOf(condition: string, { before, dueOn, owner }: GivenPlan): FactWrite {
  const plan = { ...(before && { before }), ...(dueOn && { dueOn }), ...(owner && { owner }) };
  return { fact: 'conditionPlans', value: { condition, ...plan } };
}
