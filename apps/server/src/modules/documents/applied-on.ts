import { type CivilDate, civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { homeTimeZone } from '@homeline/domain/facts/property.selectors.ts';

/** The day of the application, at the home: of its submission, else of the consent to look at credit, else of its beginning. */
export function appliedOn(facts: Facts): CivilDate {
  const since = facts.applicationSubmission ?? facts.softCreditConsent ?? facts.property;
  return civilDateIn(homeTimeZone(facts), Date.parse(since?.at ?? ''));
}
