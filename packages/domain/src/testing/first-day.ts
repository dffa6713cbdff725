import { ageOn, civilDate } from '../dates/civil-date.ts';
import type { DecisionContext } from '../offers/pricing-scenario.ts';
import type { Persona } from './persona.ts';

const TODAY = civilDate('2026-03-10');

/** The moment at which a person applies whose rules are compared. */
export const APPLIED_AT = `${TODAY}T17:00:00.000Z`;

/** What a comparison asks of a person who applies at that moment. */
export function contextAtApplication({ dob }: Persona): Pick<DecisionContext, 'today' | 'ageYears'> {
  return { today: TODAY, ageYears: ageOn(civilDate(dob), TODAY) };
}
