import { stateRules } from '../states/states.ts';
import type { Facts } from './facts.ts';
import { lastWhere, newer, newest } from './reading.ts';

/** The deed is signed before a notary in person: chosen by the borrower and not taken back, or because the law wants it so. */
export function isManualNotary(facts: Facts): boolean {
  return newer(facts.manualNotaryChoice, facts.remoteNotaryChoices.at(-1)) || isManualByLaw(facts);
}

/** The state does not admit, or restricts, a remote notary for real estate, or wants an attorney at the closing. */
export function isManualByLaw({ property }: Facts): boolean {
  if (!property) return false;
  const { remoteNotary, attorneyClosing } = stateRules(property.state);
  return remoteNotary !== 'YES' || attorneyClosing;
}

function deedDefect(facts: Facts) {
  return lastWhere(facts.deedDecisions, ({ decision }) => decision === 'DEFECT');
}

/** The documents for the notary, made again when the deed came back with a defect. */
export function notaryDocuments(facts: Facts) {
  const made = facts.notaryDocuments.at(-1);
  return newer(made, newest(deedDefect(facts), facts.noteSignatures.at(-1))) ? made : undefined;
}

/** The remote session that is opened, unless it failed and the borrower asked for another. */
export function notarySession(facts: Facts) {
  const session = facts.notarySessions.at(-1);
  return newer(session, newest(notaryDocuments(facts), facts.notaryRetries.at(-1))) ? session : undefined;
}

/** The borrower has asked for a session that the provider has not opened yet. */
export function sessionIsAwaited(facts: Facts): boolean {
  const request = facts.notarySessionRequests.at(-1);
  const since = newest(notaryDocuments(facts), facts.notaryRetries.at(-1), facts.notarySessions.at(-1));
  return newer(request, since);
}

/** How the online session that stands ended. */
export function remoteResult(facts: Facts) {
  const session = notarySession(facts);
  const result = facts.remoteNotaryResults.at(-1);
  return session && newer(result, session) ? result : undefined;
}

/** The appointment in person, unless the signer did not come. */
export function notaryAppointment(facts: Facts) {
  const appointment = facts.notaryAppointments.at(-1);
  const missed = lastWhere(facts.manualNotaryResults, ({ answer }) => answer === 'NO_SHOW');
  return newer(appointment, newest(notaryDocuments(facts), missed)) ? appointment : undefined;
}

/** The appointment that the borrower asked for is not booked with the notary yet. */
export function bookingIsAwaited(facts: Facts): boolean {
  const appointment = notaryAppointment(facts);
  return appointment !== undefined && !newer(facts.appointmentBookings.at(-1), appointment);
}

/** How the meeting in person that stands ended. */
export function manualResult(facts: Facts) {
  const appointment = notaryAppointment(facts);
  const result = facts.manualNotaryResults.at(-1);
  return appointment && newer(result, appointment) ? result : undefined;
}

/** The deed as the notary returned it. */
export function returnedDeed(facts: Facts) {
  const manual = lastWhere(facts.manualNotaryResults, ({ answer }) => answer === 'SIGNED_RETURNED');
  const remote = lastWhere(facts.remoteNotaryResults, ({ answer }) => answer === 'COMPLETED');
  const deed = newest(manual, remote);
  return newer(deed, notaryDocuments(facts)) ? deed : undefined;
}

/** The deed has been signed at any time; from then on the borrower rescinds, and cancels no more. */
export function deedWasSigned(facts: Facts): boolean {
  return (
    facts.remoteNotaryResults.some(({ answer }) => answer === 'COMPLETED') ||
    facts.manualNotaryResults.some(({ answer }) => answer === 'SIGNED_RETURNED')
  );
}

/** The returned deed is accepted, and the county has not sent it back since. */
export function deedIsAccepted(facts: Facts): boolean {
  const decision = facts.deedDecisions.at(-1);
  const rejected = lastWhere(facts.recordings, ({ answer }) => answer === 'REJECTED');
  return newer(decision, newest(returnedDeed(facts), rejected)) && decision.decision === 'ACCEPTED';
}
