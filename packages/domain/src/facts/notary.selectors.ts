import { type CivilDate, civilDateIn, earliest } from '../dates/civil-date.ts';
import { closesAtOffice } from '../states/office-closing.ts';
import { stateRules } from '../states/states.ts';
import type { StateCode } from '../states/us-states.ts';
import type { Facts } from './facts.ts';
import { homeTimeZone } from './property.selectors.ts';
import { lastWhere, newer, newest } from './reading.ts';

/** Returns whether the borrower signs the deed before an in-person notary, by choice or by law. */
export function isManualNotary(facts: Facts): boolean {
  return newer(facts.manualNotaryChoice, facts.remoteNotaryChoices.at(-1)) || isManualByLaw(facts);
}

/** Returns whether the state bars or restricts remote notaries for real estate, or requires an attorney at closing. */
export function isManualByLaw({
  property,
}: {
  readonly property?: { readonly state: StateCode } | undefined;
}): boolean {
  if (!property) return false;
  const { remoteNotary, attorneyClosing } = stateRules(property.state);
  return remoteNotary !== 'YES' || attorneyClosing;
}

function deedDefect(facts: Facts) {
  return lastWhere(facts.deedDecisions, ({ decision }) => decision === 'DEFECT');
}

/** Returns the newest event after which the notary's documents are written: a deed defect, the signed note, or at an office its reading. */
function notaryCause(facts: Facts) {
  const note = closesAtOffice(facts.property) ? facts.officeClosingConfirmation : facts.noteSignatures.at(-1);
  return newest(deedDefect(facts), note);
}

/** Returns the current documents for the notary. A deed defect makes earlier ones out of date. */
export function notaryDocuments(facts: Facts) {
  const made = facts.notaryDocuments.at(-1);
  return newer(made, notaryCause(facts)) ? made : undefined;
}

/** Returns the current remote session, unless it failed and the borrower requested another. */
export function notarySession(facts: Facts) {
  const session = facts.notarySessions.at(-1);
  return newer(session, newest(notaryDocuments(facts), facts.notaryRetries.at(-1))) ? session : undefined;
}

/** Returns whether the borrower requested a session that the provider has not opened yet. */
export function notarySessionIsPending(facts: Facts): boolean {
  const request = facts.notarySessionRequests.at(-1);
  const since = newest(notaryDocuments(facts), facts.notaryRetries.at(-1), facts.notarySessions.at(-1));
  return newer(request, since);
}

/** Returns the result of the current remote session. */
export function remoteResult(facts: Facts) {
  const session = notarySession(facts);
  const result = facts.remoteNotaryResults.at(-1);
  return session && newer(result, session) ? result : undefined;
}

/**
 * Returns the current in-person appointment, unless the signer missed it or gave it up, or the notary offers a day other than that of the papers.
 */
export function notaryAppointment(facts: Facts) {
  const appointment = facts.notaryAppointments.at(-1);
  const missed = lastWhere(facts.manualNotaryResults, ({ answer }) => answer === 'NO_SHOW');
  const givenUp = facts.appointmentChanges.at(-1);
  if (!newer(appointment, newest(notaryCause(facts), newest(missed, givenUp)))) return undefined;
  return offeredInstead(facts) ? undefined : appointment;
}

/** Returns the booking if it is for a day other than the requested one, where the papers are dated on the day of the appointment. */
export function offeredInstead(facts: Facts) {
  const appointment = facts.notaryAppointments.at(-1);
  const booking = facts.appointmentBookings.at(-1);
  if (!closesAtOffice(facts.property) || !appointment || !newer(booking, appointment)) return undefined;
  const dayOf = (time: string) => civilDateIn(homeTimeZone(facts), Date.parse(time));
  return dayOf(booking.confirmedTime) === dayOf(appointment.requestedTime) ? undefined : booking;
}

/** Returns the day, at the home, of the appointment at which everything is signed; undefined before it is requested, or elsewhere. */
export function officeAppointmentDay(facts: Facts): CivilDate | undefined {
  const appointment = closesAtOffice(facts.property) ? notaryAppointment(facts) : undefined;
  return appointment && civilDateIn(homeTimeZone(facts), Date.parse(appointment.requestedTime));
}

/** Returns the booking of the current appointment, once the notary has confirmed it. */
export function notaryBooking(facts: Facts) {
  const appointment = notaryAppointment(facts);
  const booking = facts.appointmentBookings.at(-1);
  return appointment && newer(booking, appointment) ? booking : undefined;
}

/**
 * Returns a booking that the notary still holds although nobody will come: another time was asked for, the papers are written again, or the
 * application ended. A day that the office offers instead stays booked until the borrower answers.
 */
export function unneededBooking(facts: Facts, { hasEnded = false } = {}) {
  const booking = facts.appointmentBookings.at(-1);
  const heard = newest(facts.manualNotaryResults.at(-1), facts.appointmentCancellations.at(-1));
  if (!newer(booking, heard)) return undefined;
  const asked = newest(facts.notaryAppointments.at(-1), facts.appointmentChanges.at(-1));
  return hasEnded || newer(newest(asked, notaryCause(facts)), booking) ? booking : undefined;
}

/** Returns whether the provider has not booked the requested appointment yet. */
export function bookingIsPending(facts: Facts): boolean {
  return notaryAppointment(facts) !== undefined && notaryBooking(facts) === undefined;
}

/** Returns the result of the current in-person appointment. */
export function manualResult(facts: Facts) {
  const appointment = notaryAppointment(facts);
  const result = facts.manualNotaryResults.at(-1);
  return appointment && newer(result, appointment) ? result : undefined;
}

/** Returns the newest deed that the notary returned. */
export function returnedDeed(facts: Facts) {
  const manual = lastWhere(facts.manualNotaryResults, ({ answer }) => answer === 'SIGNED_RETURNED');
  const remote = lastWhere(facts.remoteNotaryResults, ({ answer }) => answer === 'COMPLETED');
  const deed = newest(manual, remote);
  return newer(deed, notaryDocuments(facts)) ? deed : undefined;
}

type Papers = { readonly document?: string | undefined; readonly documents?: readonly string[] | undefined };

/** Returns the papers that a notary's result brought back. Results of older releases name the deed alone. */
export function papersOf({ document, documents = [] }: Papers): readonly string[] {
  return [...new Set([...(document ? [document] : []), ...documents])];
}

/** Returns every signed paper that came back from a notary, oldest first: the deed, the affidavits, and at an office everything that was signed there. */
export function executedPapers(facts: Facts): readonly string[] {
  const remote = facts.remoteNotaryResults.filter(({ answer }) => answer === 'COMPLETED');
  const manual = facts.manualNotaryResults.filter(({ answer }) => answer === 'SIGNED_RETURNED');
  // Results from before they listed everything.
  const note = closesAtOffice(facts.property) ? facts.noteSignatures : [];
  const papers = [
    ...remote.flatMap(papersOf),
    ...note.flatMap(({ answer, documents }) => (answer === 'SIGNED' ? documents : [])),
    ...manual.flatMap(papersOf),
  ];
  return [...new Set(papers)];
}

type Returned = { readonly at: string; readonly signedAt?: string | undefined };

/**
 * Returns the day, at the home, on which a returned deed was signed: as the notary states it, or else the day of the papers signed at an
 * office, or else the day that it came back.
 */
export function deedSignedOn(facts: Facts, { at, signedAt }: Returned): CivilDate {
  const dayOf = (time: string) => civilDateIn(homeTimeZone(facts), Date.parse(time));
  const appointmentOn = facts.closingDocuments.at(-1)?.appointmentOn;
  if (signedAt) return dayOf(signedAt);
  return appointmentOn ? earliest(dayOf(at), appointmentOn) : dayOf(at);
}

/** Returns whether the borrower ever signed the deed. After that the borrower can rescind but not cancel. */
export function deedWasSigned(facts: Facts): boolean {
  return (
    facts.remoteNotaryResults.some(({ answer }) => answer === 'COMPLETED') ||
    facts.manualNotaryResults.some(({ answer }) => answer === 'SIGNED_RETURNED')
  );
}

/** Returns whether the returned deed is accepted and the county has not rejected it since. */
export function deedIsAccepted(facts: Facts): boolean {
  const decision = facts.deedDecisions.at(-1);
  const rejected = lastWhere(facts.recordings, ({ answer }) => answer === 'REJECTED');
  return newer(decision, newest(returnedDeed(facts), rejected)) && decision.decision === 'ACCEPTED';
}
