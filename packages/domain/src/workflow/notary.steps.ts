import { closingDocuments, noteIsSigned } from '../facts/closing.selectors.ts';
import type { Facts } from '../facts/facts.ts';
import {
  bookingIsPending,
  deedIsAccepted,
  isManualNotary,
  manualResult,
  notaryAppointment,
  notaryDocuments,
  notarySession,
  notarySessionIsPending,
  officeAppointmentDay,
  remoteResult,
  unneededBooking,
} from '../facts/notary.selectors.ts';
import { newer } from '../facts/reading.ts';
import { never, person, type StepRow, type TaskName, task } from './step.ts';

/** Papers signed at an office are dated on the day of the appointment: they are written once it is known, before the notary gets them. */
function officePapersTask(facts: Facts): TaskName | undefined {
  const day = officeAppointmentDay(facts);
  const closing = closingDocuments(facts);
  if (!day || noteIsSigned(facts)) return undefined;
  if (closing?.appointmentOn !== day) return 'generateClosingDocuments';
  return newer(facts.notaryDocuments.at(-1), closing) ? undefined : 'generateNotaryDocuments';
}

/** Steps to sign the deed before a notary, remote or in person. */
export const NOTARY_STEPS = {
  NOTARY_DOCUMENT_GENERATION: {
    kind: 'WAITING',
    generation: true,
    page: 'notary/intro',
    client: 'waitNotary',
    stage: 'ENOTARY',
    ends: task('generateNotaryDocuments'),
    owner: 'SYSTEM',
    usual: 'seconds',
    done: (facts) => notaryDocuments(facts) !== undefined,
  },
  DEED_SIGNING: {
    kind: 'BORROWER_ACTION',
    page: 'notary/intro',
    client: 'notary',
    answers: ['requestSession', 'switchToManualNotary'],
    stage: 'ENOTARY',
    applies: (facts) => !isManualNotary(facts),
    task: (facts) => (notarySessionIsPending(facts) ? 'openNotarySession' : undefined),
    done: (facts) => notarySession(facts) !== undefined,
  },
  NOTARY_SESSION: {
    kind: 'BORROWER_ACTION',
    page: 'notary/session',
    client: 'notary',
    stage: 'ENOTARY',
    applies: (facts) => !isManualNotary(facts),
    done: (facts) => remoteResult(facts) !== undefined,
  },
  NOTARY_ERROR: {
    kind: 'ERROR',
    page: 'notary/error',
    client: 'notary',
    answers: ['retryNotary', 'switchToManualNotary'],
    stage: 'ENOTARY',
    applies: (facts) => !isManualNotary(facts) && remoteResult(facts)?.answer === 'FAILED',
    done: never,
  },
  MANUAL_NOTARY_SCHEDULING: {
    kind: 'BORROWER_ACTION',
    page: 'notary/schedule-manual',
    client: 'notary',
    answers: ['switchToRemoteNotary', 'requestAppointment'],
    stage: 'MANUAL_NOTARY',
    applies: isManualNotary,
    done: (facts) => notaryAppointment(facts) !== undefined,
  },
  MANUAL_DEED_SIGNING: {
    kind: 'BORROWER_ACTION',
    page: 'notary/reserve-manual',
    client: 'notary',
    stage: 'MANUAL_NOTARY',
    applies: isManualNotary,
    answers: ['changeAppointment'],
    task(facts) {
      if (unneededBooking(facts)) return 'cancelBooking';
      return bookingIsPending(facts) ? (officePapersTask(facts) ?? 'bookNotary') : undefined;
    },
    done: (facts) => manualResult(facts) !== undefined,
  },
  DEED_REVIEW: {
    kind: 'REVIEW',
    page: 'notary/intro',
    client: 'notary',
    stage: 'ENOTARY',
    ends: person('OPERATIONS'),
    owner: 'OPERATIONS',
    usual: 'seconds by rule; 1 business day when referred',
    rule: 'deedComplete',
    done: deedIsAccepted,
  },
} as const satisfies Record<string, StepRow>;
