import { type CivilDate, civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { homeTimeZone } from '@homeline/domain/facts/property.selectors.ts';

/** Returns the application date in the home's time zone: of its submission, else of the credit consent, else of its start. */
export function appliedOn(facts: Facts): CivilDate {
  const applied = facts.applicationSubmission ?? facts.softCreditConsent ?? facts.property;
  return civilDateIn(homeTimeZone(facts), Date.parse(applied?.at ?? ''));
}
