import { ageOn, type CivilDate, civilDate, civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import type { DecisionContext } from '@homeline/domain/offers/situation.ts';
import { timeZoneOf } from '@homeline/domain/states/time-zones.ts';
import type { Context } from '../../context.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import { dobOf } from '../applications/own-answers.ts';
import { rulesOf } from '../rules/rulebooks.ts';

/** What a decision may know besides an application's facts: its lender's prices and policy, the day at the property, the borrower's age. */
export function decisionContext(context: Context, of: ApplicationKey, facts: Facts): DecisionContext {
  return { ...rulesOf(context, of.organisation, facts), ...dayAndAge(context, of, facts) };
}

/** The same without the lender's rules. */
export function dayAndAge(
  context: Context,
  of: ApplicationKey,
  facts: Facts,
): Pick<DecisionContext, 'today' | 'ageYears'> {
  const today = todayAt(context, facts);
  const dob = dobOf(context, of, facts);
  if (!dob) throw new Error('A decision needs a profile');
  return { today, ageYears: ageOn(civilDate(dob), today) };
}

/** The day at the property. */
export function todayAt({ clock }: Context, { property }: Facts): CivilDate {
  if (!property) throw new Error('The application has no property');
  return civilDateIn(timeZoneOf(property.state), clock.nowMs());
}
