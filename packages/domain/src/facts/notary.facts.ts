import * as z from 'zod';
import { answer, log, Uuid } from './fact.ts';
import { choice } from './question.ts';
import { reviewDecisionSchema } from './review-decision.ts';

/** Facts about the notary and the signed deed. */
export const notaryFacts = {
  notaryDocuments: log(z.object({ answer: z.enum(['READY']), documents: z.array(Uuid) }), 'VENDOR'),
  /** The borrower asked for a session with a remote notary. The provider then opens one. */
  notarySessionRequests: log(z.object({}), 'BORROWER'),
  notarySessions: log(z.object({ session: z.string(), joinUrl: z.string() }), 'VENDOR'),
  remoteNotaryResults: log(
    z.object({
      answer: z.enum(['COMPLETED', 'FAILED']),
      session: z.string().optional(),
      document: Uuid.optional(),
      /** As of an appointment. Sessions of older releases had the deed alone. */
      documents: z.array(Uuid).optional(),
      missing: z.array(z.string()).optional(),
      sealed: z.boolean(),
    }),
    'VENDOR',
  ),
  notaryRetries: log(z.object({}), 'BORROWER'),
  manualNotaryChoice: answer(z.object({}), 'BORROWER'),
  /** The borrower switched back to a remote notary. */
  remoteNotaryChoices: log(z.object({}), 'BORROWER'),
  notaryAppointments: log(z.object({ requestedTime: z.string(), place: z.string() }), 'BORROWER'),
  appointmentBookings: log(
    z.object({ appointment: z.string(), confirmedTime: z.string(), place: z.string() }),
    'VENDOR',
  ),
  /** The borrower asked for another time instead of the appointment. */
  appointmentChanges: log(z.object({}), 'BORROWER'),
  /** A booking that is no longer needed was canceled with the notary, or had already ended. */
  appointmentCancellations: log(
    z.object({ answer: z.enum(['CANCELED', 'ENDED']), appointment: z.string() }),
    'VENDOR',
  ),
  /** Signed papers of a replaced session or appointment, kept for operations. */
  notaryPapersSetAside: log(z.object({ from: z.string(), documents: z.array(Uuid) }), 'VENDOR'),
  manualNotaryResults: log(
    z.object({
      answer: z.enum(['SIGNED_RETURNED', 'NO_SHOW']),
      appointment: z.string().optional(),
      document: Uuid.optional(),
      /** Every signed paper that came back, the deed among them. Older results don't say. */
      documents: z.array(Uuid).optional(),
      sealed: z.boolean(),
      /** When it was signed, as the notary states it: often a day before it is back. */
      signedAt: z.iso.datetime({ offset: true }).optional(),
      /** The types of the papers to sign that did not come back. */
      missing: z.array(z.string()).optional(),
    }),
    'VENDOR',
  ),
  deedDecisions: log(reviewDecisionSchema(['ACCEPTED', 'DEFECT']), 'RULE', 'STAFF'),
};

/** What the borrower answers about the notary. Sessions and appointments have handlers of their own. */
export const notaryQuestions = {
  retryNotary: choice(notaryFacts, {
    method: 'POST',
    path: '/notary/retry',
    summary: 'Retries the remote notary after a failed session.',
    fact: 'notaryRetries',
  }),
};
