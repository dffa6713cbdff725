import { type CivilDate, civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { homeTimeZone } from '@homeline/domain/facts/property.selectors.ts';
import { applicantAges } from '@homeline/domain/offers/applicant-ages.ts';
import type { DatedApplicants, DecisionContext } from '@homeline/domain/offers/pricing-scenario.ts';
import { outdatedFigure } from '@homeline/domain/rules/outdated-figure.ts';
import type { RuleContext } from '@homeline/domain/workflow/rules.ts';
import type { StaffContext } from '@homeline/domain/workflow/staff-outcome.ts';
import type { Context } from '../../context.ts';
import { dobOf } from '../../facts/date-of-birth.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { businessDate } from './rule-publisher.ts';
import { findRules, rulesOf } from './rulebooks.ts';

/** Returns the inputs of a decision besides the facts: the lender's rules, the date at the home, everyone's age. */
export function decisionContext(context: Context, key: ApplicationKey, facts: Facts): DecisionContext {
  return { ...rulesOf(context, key.organisation, facts), ...dayAndAges(context, key, facts) };
}

/** Returns the same inputs; undefined without a profile, a home or usable rules. */
export function knownContext(context: Context, key: ApplicationKey, facts: Facts): StaffContext | undefined {
  const rules = findRules(context, key.organisation, facts);
  const { licensedStates } = context.organisations.get(key.organisation);
  return rules && facts.profile && facts.property
    ? { ...rules, ...dayAndAges(context, key, facts), licensedStates }
    : undefined;
}

/**
 * Returns the same inputs for pricing, or refuses it while a published figure is too old. Everything else may continue, such as a notice
 * or a decline.
 */
export function pricingContext(
  context: Context,
  key: ApplicationKey,
  facts: Facts,
): DecisionContext | Refusal {
  return hasOutdatedFigure(context, key, facts)
    ? refuse('FIGURES_OUT_OF_DATE')
    : decisionContext(context, key, facts);
}

/** Returns whether pricing waits until staff publish newer figures. */
export function hasOutdatedFigure(context: Context, key: ApplicationKey, facts: Facts): boolean {
  const rules = findRules(context, key.organisation, facts);
  const today = businessDate(context.organisations.get(key.organisation), context.clock);
  return rules !== undefined && outdatedFigure(rules.sheet, facts, today) !== undefined;
}

/** Returns the inputs of a review decision: those of any decision, and the lender's licensed states. */
export function staffContext(context: Context, key: ApplicationKey, facts: Facts): StaffContext {
  const { licensedStates } = context.organisations.get(key.organisation);
  return { ...decisionContext(context, key, facts), licensedStates };
}

/** Returns the inputs of automatic rules besides the facts. Before a home is known, the date is the lender's. */
export function ruleContext(context: Context, code: string, facts: Facts): RuleContext {
  const lender = context.organisations.get(code);
  return {
    today: facts.property ? todayAt(context, facts) : businessDate(lender, context.clock),
    licensedStates: lender.licensedStates,
    sheet: findRules(context, code, facts)?.sheet,
  };
}

/** Returns the inputs of a decision that don't depend on the lender's rules. */
export function dayAndAges(context: Context, key: ApplicationKey, facts: Facts): DatedApplicants {
  const today = todayAt(context, facts);
  const applicant = dobOf(context, key, facts);
  if (!applicant) throw new Error('A decision needs a profile');
  const place = { application: key.applicationId, field: 'signerDetails.dob' };
  const ages = applicantAges(facts, today, {
    ...{ applicant, ofCoBorrower: (sealed) => context.sealing.open(sealed, place) },
  });
  return { today, ...ages };
}

/** Returns today's date in the home's time zone. */
export function todayAt({ clock }: Context, facts: Facts): CivilDate {
  if (!facts.property) throw new Error('The application has no property');
  return civilDateIn(homeTimeZone(facts), clock.nowMs());
}
