import { openingDay } from '../closing/hold.ts';
import { addMonths, type CivilDate, civilDateIn } from '../dates/civil-date.ts';
import type { Facts } from '../facts/facts.ts';
import { disbursement } from '../facts/funding.selectors.ts';
import { homeTimeZone } from '../facts/property.selectors.ts';

/**
 * Returns the due date of the first payment: one month after the agreement's date at the home, or the first later due date after the first
 * draw. Undefined before the agreement.
 */
export function firstPaymentOn(facts: Facts): CivilDate | undefined {
  const agreement = facts.closingDocuments.findLast(({ answer }) => answer === 'READY');
  if (!facts.property || !agreement) return undefined;
  const dayOf = ({ at }: { readonly at: string }) => civilDateIn(homeTimeZone(facts), Date.parse(at));
  const firstDueOn = firstPaymentAfter(openingDay(facts, dayOf(agreement)));
  const draw = disbursement(facts);
  return draw ? firstDueAfter(firstDueOn, dayOf(draw)) : firstDueOn;
}

/** Returns the due date of the first payment on an agreement dated `madeOn`. */
export function firstPaymentAfter(madeOn: CivilDate): CivilDate {
  return addMonths(madeOn, 1);
}

/** No payment is due before the first draw, as the agreement says. */
function firstDueAfter(firstDueOn: CivilDate, drawnOn: CivilDate): CivilDate {
  let months = 0;
  while (addMonths(firstDueOn, months) <= drawnOn) months += 1;
  return addMonths(firstDueOn, months);
}
