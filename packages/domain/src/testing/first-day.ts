import { ageOn, civilDate } from '../dates/civil-date.ts';
import type { DatedApplicants } from '../offers/pricing-scenario.ts';
import type { Persona } from '../sample-people/persona.ts';

const TODAY = civilDate('2026-03-10');

/** The instant at which personas apply in rule comparisons. */
export const APPLIED_AT = `${TODAY}T17:00:00.000Z`;

/** Returns the date and the age of a persona who applies at that instant. */
export function contextAtApplication({ dob }: Persona): DatedApplicants {
  return { today: TODAY, ageYears: ageOn(civilDate(dob), TODAY), coBorrowerAges: new Map() };
}
