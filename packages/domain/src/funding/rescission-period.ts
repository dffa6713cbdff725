import { type CivilDate, civilDateIn } from '../dates/civil-date.ts';
import type { Facts } from '../facts/facts.ts';
import { isRescindable } from '../facts/funding.selectors.ts';
import { returnedDeed } from '../facts/notary.selectors.ts';
import { rescissionEnds, texasRescissionEnds } from '../rescission/rescission.ts';
import { timeZoneOf } from '../states/time-zones.ts';

/**
 * Returns the last day to rescind, by dates at the home. The period counts from the last signature or the delivery of notices and
 * disclosures, whichever is later (12 CFR 1026.15(a)(3)). In Texas, 7 TAC 153.25 may end it later.
 * @returns undefined when there is no right to rescind, or the note is not signed yet
 */
export function rescissionEndsOn(facts: Facts): CivilDate | undefined {
  const { property, closingAcknowledgement } = facts;
  const note = facts.noteSignatures.findLast(({ answer }) => answer === 'SIGNED');
  if (!property || !note || !isRescindable(facts)) return undefined;
  const zone = timeZoneOf(property.state);
  const dayOf = (at: string) => civilDateIn(zone, Date.parse(at));
  const delivered = dayOf(closingAcknowledgement?.at ?? note.at);
  const lastSignedOn = dayOf(returnedDeed(facts)?.at ?? note.at);
  const federal = rescissionEnds({
    lastSignedOn,
    noticesDeliveredOn: delivered,
    disclosuresDeliveredOn: delivered,
  });
  if (property.state !== 'TX') return federal;
  const texas = texasRescissionEnds(lastSignedOn);
  return texas > federal ? texas : federal;
}
