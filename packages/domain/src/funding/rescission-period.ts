import { type CivilDate, civilDateIn } from '../dates/civil-date.ts';
import type { Facts } from '../facts/facts.ts';
import { isRescindable, releaseDayHasCome, wasDisbursed } from '../facts/funding.selectors.ts';
import { returnedDeed } from '../facts/notary.selectors.ts';
import { homeTimeZone } from '../facts/property.selectors.ts';
import { deedSigners, type Signer, signsDeed } from '../facts/signers.selectors.ts';
import {
  earliestDisbursement,
  releaseAfterMail,
  rescissionEnds,
  texasRescissionEnds,
} from '../rescission/rescission.ts';

/**
 * Returns the last day to rescind, by dates at the home. The period counts from the last signature or the delivery of notices and
 * disclosures, whichever is later (12 CFR 1026.15(a)(3)). In Texas, 7 TAC 153.25 may end it later.
 * @returns undefined when there is no right to rescind, or the note is not signed yet
 */
export function rescissionEndsOn(facts: Facts): CivilDate | undefined {
  const { property, closingAcknowledgement } = facts;
  const note = facts.noteSignatures.findLast(({ answer }) => answer === 'SIGNED');
  if (!property || !note || !isRescindable(facts)) return undefined;
  const zone = homeTimeZone(facts);
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

/**
 * Returns the first day on which money may go out: a banking day after the period, once the lender is reasonably satisfied that nobody
 * rescinded, by every owner's confirmation or by waiting for the mail (12 CFR 1026.15(c)).
 * @returns undefined when nobody may rescind, or nothing is signed yet
 */
export function releaseOn(facts: Facts): CivilDate | undefined {
  const endsOn = rescissionEndsOn(facts);
  if (!endsOn) return undefined;
  return everyOwnerConfirmed(facts) ? earliestDisbursement(endsOn) : releaseAfterMail(endsOn);
}

/** Returns whether every owner stated after the period that they have not rescinded. */
export function everyOwnerConfirmed(facts: Facts): boolean {
  const owners = deedSigners(facts);
  return [undefined, ...owners.map(({ uuid }) => uuid)].every((owner) => hasConfirmed(facts, owner));
}

/** Returns whether the borrower may confirm that they have not rescinded: after the period, before the money goes out. */
export function mayConfirmNonRescission(facts: Facts): boolean {
  return confirmationIsOpen(facts) && !hasConfirmed(facts, undefined);
}

/** Returns whether an additional owner may confirm the same. */
export function mayConfirmAs(facts: Facts, signer: Signer): boolean {
  return signsDeed(signer) && confirmationIsOpen(facts) && !hasConfirmed(facts, signer.uuid);
}

function confirmationIsOpen(facts: Facts): boolean {
  return facts.rescissionEnded !== undefined && !releaseDayHasCome(facts) && !wasDisbursed(facts);
}

function hasConfirmed({ nonRescissionConfirmations }: Facts, owner: string | undefined): boolean {
  return nonRescissionConfirmations.some(({ signer }) => signer === owner);
}
