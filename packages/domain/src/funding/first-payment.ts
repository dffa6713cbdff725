import { addMonths, type CivilDate, civilDateIn } from '../dates/civil-date.ts';
import type { Facts } from '../facts/facts.ts';
import { homeTimeZone } from '../facts/property.selectors.ts';

/** Returns the due date of the first payment: one month after the agreement's date at the home. Undefined before the agreement. */
export function firstPaymentOn(facts: Facts): CivilDate | undefined {
  const agreement = facts.closingDocuments.findLast(({ answer }) => answer === 'READY');
  return (
    facts.property &&
    agreement &&
    firstPaymentAfter(civilDateIn(homeTimeZone(facts), Date.parse(agreement.at)))
  );
}

/** Returns the due date of the first payment on an agreement dated a day. */
export function firstPaymentAfter(madeOn: CivilDate): CivilDate {
  return addMonths(madeOn, 1);
}
