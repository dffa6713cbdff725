import { addRescissionBusinessDays } from '../dates/business-days.ts';
import { type CivilDate, civilDateIn } from '../dates/civil-date.ts';
import { isCancelled, isClosedForInactivity, isDeclined } from '../facts/ends.selectors.ts';
import type { Facts } from '../facts/facts.ts';
import { homeTimeZone } from '../facts/property.selectors.ts';

type Delivery = {
  /** Business days after the application was received. Zero: with the application form. */
  readonly businessDays: number;
};

/**
 * When the important terms and the brochure are given, by how an application came (12 CFR 1026.40(b)). Nobody takes applications by
 * telephone here, or from forms in magazines. Somebody who follows an originator's link applies on our own pages.
 */
export const DELIVERIES = {
  /** Our pages: every page with the form links to them. */
  OUR_PAGES: { businessDays: 0 },
  /** An originator typed it and handed it over: it was received through an intermediary agent or broker. */
  HANDED_OVER: { businessDays: 3 },
} as const satisfies Record<string, Delivery>;
export type ApplicationChannel = keyof typeof DELIVERIES;

/** Returns how an application came; undefined before it began. */
export function channelOf({ origin }: Facts): ApplicationChannel | undefined {
  return origin && (origin.isHandedOver ? 'HANDED_OVER' : 'OUR_PAGES');
}

/**
 * Returns whether the applicant has the important terms and the brochure: the page that they opened links to both, or staff mailed them.
 * Electronic delivery needs no consent there (12 CFR 1026.5(a)(1)(iii), 1026.40(a)(3)). For counsel: that this counts for an application
 * that an originator typed.
 */
export function hasApplicationDisclosures(facts: Facts): boolean {
  return (
    channelOf(facts) === 'OUR_PAGES' ||
    facts.disclosuresDelivery !== undefined ||
    facts.softCreditConsent !== undefined
  );
}

/** Disclosures that an applicant still lacks. Dates are those at the home. */
export type DisclosuresDue = { readonly receivedOn: CivilDate; readonly dueOn: CivilDate };

/**
 * Returns by when the important terms and the brochure must be delivered or mailed. Saturdays count, so the day never comes too late,
 * whichever days the lender is open (12 CFR 1026.2(a)(6)).
 * @returns undefined when they were given, or the application has ended (comment 40(b)-5)
 */
export function disclosuresDue(facts: Facts): DisclosuresDue | undefined {
  const { origin } = facts;
  const channel = channelOf(facts);
  if (!origin || !channel || hasApplicationDisclosures(facts)) return undefined;
  if (isDeclined(facts) || isCancelled(facts) || isClosedForInactivity(facts)) return undefined;
  const receivedOn = civilDateIn(homeTimeZone(facts), Date.parse(origin.at));
  return { receivedOn, dueOn: addRescissionBusinessDays(receivedOn, DELIVERIES[channel].businessDays) };
}
