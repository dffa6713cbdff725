import * as z from 'zod';
import { CivilDateSchema } from '../dates/civil-date.ts';
import { log, Remark, Uuid } from './fact.ts';
import { choice } from './question.ts';
import { reviewDecisionSchema } from './review-decision.ts';

export const Verification = z.enum(['VERIFIED', 'FAILED_VERIFICATION', 'PENDING_REVIEW']);

/** Identity documents that a borrower can upload, by the type they are stored under. */
export const IdentityDocumentType = z.enum([
  'DRIVERSLICENSEFRONT',
  'IDCARDFRONT',
  'PASSPORTFRONT',
  'PERMANENTRESIDENTFRONT',
]);

/** An entry of a sanctions list whose name resembles the screened one, as far as the list describes it. */
export const ListedName = z.object({
  name: z.string().max(300),
  list: z.string().max(100),
  similarityPct: z.number().min(0).max(100),
  /** The list's own number of the entry. */
  entry: z.string().max(60).optional(),
  birthYears: z.array(z.int().min(1800).max(2200)).max(20).optional(),
  countries: z.array(z.string().max(80)).max(20).optional(),
  aliases: z.array(z.string().max(300)).max(50).optional(),
});

/**
 * What the Defense Manpower Data Center's status report says as of a day: on active duty, left within 367 days, called up, or none of these.
 * Source: 50 USC 3911(2), 3917; the report's three questions.
 */
export const MilitaryService = z.enum(['NO_SERVICE', 'ACTIVE_DUTY', 'LEFT_ACTIVE_DUTY', 'CALLED_UP']);

/** Kept apart from the other facts, because pages load the facts that a question records. */
const hostedIdentityFacts = {
  /** The borrower is back from the provider's own page, which then says what it found. */
  hostedIdentities: log(z.object({}), 'BORROWER'),
};

/** Facts about who people are, about sanctions and military service. */
export const identityFacts = {
  ...hostedIdentityFacts,
  /** `back` is the side with the barcode, for an ID that has one. */
  identityUploads: log(
    z.object({ document: Uuid, type: IdentityDocumentType, back: Uuid.optional() }),
    'BORROWER',
  ),
  identityResults: log(z.object({ answer: Verification, remark: Remark }), 'VENDOR'),
  identityDecisions: log(reviewDecisionSchema(['CLEARED', 'REJECTED']), 'STAFF'),
  /** `signer` is absent for the borrower. */
  sanctionsScreens: log(
    z.object({
      answer: z.enum(['CLEAR', 'POSSIBLE_MATCH']),
      signer: Uuid.optional(),
      matches: z.array(ListedName).max(50).optional(),
    }),
    'VENDOR',
  ),
  sanctionsDecisions: log(reviewDecisionSchema(['CLEARED', 'CONFIRMED']), 'STAFF'),
  /**
   * Who served when the line opened, with the certificate. It decides nothing: a line opened in service keeps its rate, and the limit of 6 %
   * is for debts from before the service (50 USC 3937(a)(1)). The servicer must know. `signer` is absent for the borrower.
   */
  militaryServiceChecks: log(
    z.object({
      answer: MilitaryService,
      signer: Uuid.optional(),
      asOf: CivilDateSchema,
      certificateNumber: z.string().min(1).max(100),
      certificate: Uuid,
    }),
    'VENDOR',
  ),
};

/** What the borrower answers about their identity. An ID that they photograph has a handler of its own. */
export const identityQuestions = {
  finishHostedIdentity: choice(hostedIdentityFacts, {
    method: 'POST',
    path: '/identity/hosted',
    summary:
      'Starts reading the check’s result after the identity provider’s own page returned the borrower.',
    fact: 'hostedIdentities',
  }),
};
