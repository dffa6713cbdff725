import { addMonths, type CivilDate, civilDateIn } from '../dates/civil-date.ts';
import type { Facts } from '../facts/facts.ts';
import { timeZoneOf } from '../states/time-zones.ts';

/** The first payment is due a month after the day on which the agreement was made out, at the home; undefined before there is one. */
export function firstPaymentOn({ property, closingDocuments }: Facts): CivilDate | undefined {
  const made = closingDocuments.findLast(({ answer }) => answer === 'READY');
  return property && made && firstPaymentAfter(civilDateIn(timeZoneOf(property.state), Date.parse(made.at)));
}

/** When the first payment is due on an agreement that is made out on a day. */
export function firstPaymentAfter(madeOn: CivilDate): CivilDate {
  return addMonths(madeOn, 1);
}
