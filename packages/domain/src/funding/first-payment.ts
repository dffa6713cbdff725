import { addMonths, type CivilDate, civilDateIn } from '../dates/civil-date.ts';
import type { Facts } from '../facts/facts.ts';
import { homeTimeZone } from '../facts/property.selectors.ts';

/** The first payment is due a month after the day on which the agreement was made out, at the home; undefined before there is one. */
export function firstPaymentOn(facts: Facts): CivilDate | undefined {
  const made = facts.closingDocuments.findLast(({ answer }) => answer === 'READY');
  return facts.property && made && firstPaymentAfter(civilDateIn(homeTimeZone(facts), Date.parse(made.at)));
}

/** When the first payment is due on an agreement that is made out on a day. */
export function firstPaymentAfter(madeOn: CivilDate): CivilDate {
  return addMonths(madeOn, 1);
}
