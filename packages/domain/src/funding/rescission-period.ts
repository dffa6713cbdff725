import { openingDay } from '../closing/hold.ts';
import { isBankingDay, nextBankingDay } from '../dates/business-days.ts';
import { type CivilDate, civilDateIn, latest } from '../dates/civil-date.ts';
import type { Facts } from '../facts/facts.ts';
import { isRescindable, releaseDayHasCome, wasDisbursed } from '../facts/funding.selectors.ts';
import { deedSignedOn, returnedDeed } from '../facts/notary.selectors.ts';
import { homeTimeZone } from '../facts/property.selectors.ts';
import { deedSigners, type Signer, signsDeed } from '../facts/signers.selectors.ts';
import {
  earliestDisbursement,
  releaseAfterMail,
  rescissionEnds,
  texasRescissionEnds,
} from '../rescission/rescission.ts';
import { closesAtOffice } from '../states/office-closing.ts';

/**
 * Returns the last day to rescind, by dates at the home. The period counts from the last signature or the delivery of notices and
 * disclosures, whichever is later (12 CFR 1026.15(a)(3)). In Texas, 7 TAC 153.25 may end it later.
 * It never ends before the day that a notice states.
 * @returns undefined when there is no right to rescind, the note is not signed yet, or no notice states that day yet
 */
export function rescissionEndsOn(facts: Facts): CivilDate | undefined {
  const endsOn = endByEvents(facts);
  const noticed = noticedEnd(facts);
  return endsOn && noticed && noticed >= endsOn ? noticed : undefined;
}

/**
 * Returns whether the owners need another notice of the right to rescind: the last of them signed on a later day than the newest notice
 * assumes, so that it states too early an end (12 CFR 1026.15(b)(5)).
 */
export function rescissionNoticeIsDue(facts: Facts): boolean {
  if (facts.rescissionEnded || wasDisbursed(facts) || !returnedDeed(facts)) return false;
  const endsOn = endByEvents(facts);
  const noticed = noticedEnd(facts);
  return endsOn !== undefined && (noticed === undefined || noticed < endsOn);
}

/**
 * Returns the last day to rescind if everyone signs today, as the notice in the closing documents states it; undefined without a right to
 * rescind, and where the day of signing is an appointment's.
 * @param today the date at the home
 */
export function rescissionEndsIfSignedToday(facts: Facts, today: CivilDate): CivilDate | undefined {
  const { property } = facts;
  if (!property || !isRescindable(facts) || closesAtOffice(property)) return undefined;
  return rescissionEndsIfSigned(openingDay(facts, today), property.state);
}

/** Returns the last day to rescind if everyone signs and receives the notice on one day. */
export function rescissionEndsIfSigned(day: CivilDate, state: string): CivilDate {
  const federal = rescissionEnds({
    lastSignedOn: day,
    noticesDeliveredOn: day,
    disclosuresDeliveredOn: day,
  });
  return state === 'TX' ? latest(federal, texasRescissionEnds(day)) : federal;
}

/** The end that follows from the last signature and the newest notice; undefined without a right to rescind or a signed note. */
function endByEvents(facts: Facts): CivilDate | undefined {
  const { property, closingAcknowledgement, rescissionNotices } = facts;
  const note = signedNote(facts);
  if (!property || !note || !isRescindable(facts)) return undefined;
  const deed = returnedDeed(facts);
  const signedOn = deed ? deedSignedOn(facts, deed) : dayAtHome(facts, note.at);
  const noteOn = closesAtOffice(property) ? signedOn : dayAtHome(facts, note.at);
  const days = [closingAcknowledgement ?? [], ...rescissionNotices]
    .flat()
    .map(({ at }) => dayAtHome(facts, at));
  return rescissionEndsIfSigned(latest(noteOn, signedOn, ...days), property.state);
}

/** The end that the newest notice states. The notice in the closing documents assumes that everyone signs on the documents' date. */
function noticedEnd(facts: Facts): CivilDate | undefined {
  const { property } = facts;
  const note = signedNote(facts);
  const printed =
    note && property && rescissionEndsIfSigned(openingDay(facts, dayAtHome(facts, note.at)), property.state);
  return facts.rescissionNotices.at(-1)?.endsOn ?? printed;
}

function signedNote({ noteSignatures }: Facts) {
  return noteSignatures.findLast(({ answer }) => answer === 'SIGNED');
}

function dayAtHome(facts: Facts, at: string): CivilDate {
  return civilDateIn(homeTimeZone(facts), Date.parse(at));
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

/**
 * Returns the day on which money ready on `readyOn` goes out: a banking day and, if the line may be rescinded, not before the release
 * day.
 * @param readyOn the day of the approval or of a returned payment, by dates at the home
 */
export function releaseDayFrom(readyOn: CivilDate, facts: Facts): CivilDate {
  const bankingDay = bankingDayFrom(readyOn);
  return latest(bankingDay, releaseOn(facts) ?? bankingDay);
}

/**
 * Returns the day on which the money goes out if every owner confirms today that they have not rescinded.
 * @param today the date at the home
 * @returns undefined when nobody may rescind, or nothing is signed yet
 */
export function releaseIfConfirmedOn(today: CivilDate, facts: Facts): CivilDate | undefined {
  const endsOn = rescissionEndsOn(facts);
  return endsOn && latest(bankingDayFrom(today), earliestDisbursement(endsOn));
}

function bankingDayFrom(day: CivilDate): CivilDate {
  return isBankingDay(day) ? day : nextBankingDay(day);
}

/** Returns whether every owner stated after the period that they have not rescinded. */
export function everyOwnerConfirmed(facts: Facts): boolean {
  return hasConfirmed(facts, undefined) && othersToConfirm(facts).length === 0;
}

/** Returns the owners besides the borrower who have yet to state that. */
export function othersToConfirm(facts: Facts): readonly Signer[] {
  return deedSigners(facts).filter(({ uuid }) => !hasConfirmed(facts, uuid));
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
