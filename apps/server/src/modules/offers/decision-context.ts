import { ageOn, type CivilDate, civilDate, civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import type { DecisionContext } from '@homeline/domain/offers/pricing-scenario.ts';
import { timeZoneOf } from '@homeline/domain/states/time-zones.ts';
import type { RuleContext } from '@homeline/domain/workflow/rules.ts';
import type { StaffContext } from '@homeline/domain/workflow/staff-ruling.ts';
import type { Context } from '../../context.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import { dobOf } from '../applications/borrower-answers.ts';
import { todayOf } from '../rules/rule-publisher.ts';
import { findRules, rulesOf } from '../rules/rulebooks.ts';

/** What a decision may know besides an application's facts: its lender's prices and policy, the day at the property, the borrower's age. */
export function decisionContext(context: Context, of: ApplicationKey, facts: Facts): DecisionContext {
  return { ...rulesOf(context, of.organisation, facts), ...dayAndAge(context, of, facts) };
}

/** What a decision at a review may know: the same, and where the lender is licensed. */
export function staffContext(context: Context, of: ApplicationKey, facts: Facts): StaffContext {
  const { licensedStates } = context.organisations.get(of.organisation);
  return { ...decisionContext(context, of, facts), licensedStates };
}

/** What the pure rules may know besides an application's facts: the day at the property, the lender's before there is one. */
export function ruleContext(context: Context, code: string, facts: Facts): RuleContext {
  const lender = context.organisations.get(code);
  return {
    today: facts.property ? todayAt(context, facts) : todayOf(lender, context.clock),
    licensedStates: lender.licensedStates,
    sheet: findRules(context, code, facts)?.sheet,
  };
}

/** What a decision may know without the lender's rules. */
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
