import { type CivilDate, civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { timeZoneOf } from '@homeline/domain/states/time-zones.ts';

/** The day of the application, at the home: of its submission, else of the consent to look at credit, else of its beginning. */
export function appliedOn(facts: Facts): CivilDate {
  const since = facts.applicationSubmission ?? facts.softCreditConsent ?? facts.property;
  return civilDateIn(timeZoneOf(facts.property?.state ?? ''), Date.parse(since?.at ?? ''));
}
