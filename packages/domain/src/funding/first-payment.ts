import { addMonths, type CivilDate, civilDateIn } from '../dates/civil-date.ts';
import type { Facts } from '../facts/facts.ts';
import { timeZoneOf } from '../states/time-zones.ts';

/** Returns the due date of the first payment: one month after the agreement's date at the home. Undefined before the agreement. */
export function firstPaymentOn({ property, closingDocuments }: Facts): CivilDate | undefined {
  const agreement = closingDocuments.findLast(({ answer }) => answer === 'READY');
  return (
    property &&
    agreement &&
    firstPaymentAfter(civilDateIn(timeZoneOf(property.state), Date.parse(agreement.at)))
  );
}

/** Returns the due date of the first payment on an agreement dated a day. */
export function firstPaymentAfter(madeOn: CivilDate): CivilDate {
  return addMonths(madeOn, 1);
}
