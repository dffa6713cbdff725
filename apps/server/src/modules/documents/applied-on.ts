import { type CivilDate, civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { timeZoneOf } from '@homeline/domain/states/time-zones.ts';

/** Returns the application date in the home's time zone: of its submission, else of the credit consent, else of its start. */
export function appliedOn(facts: Facts): CivilDate {
  const applied = facts.applicationSubmission ?? facts.softCreditConsent ?? facts.property;
  return civilDateIn(timeZoneOf(facts.property?.state ?? ''), Date.parse(applied?.at ?? ''));
}
