import * as z from 'zod';
import { CivilDateSchema } from '../dates/civil-date.ts';
import { ApplicationDisclosure } from '../documents/application-disclosures.ts';
import { AmountCents } from '../money/cents.ts';
import { EmploymentType, MembershipCode } from './applicant.ts';
import { answer, log, Sealed, Uuid } from './fact.ts';
import { REFUSAL_REASONS } from './refusal-reasons.ts';

/** A membership that earns a discount. The borrower stated its number, or the lender assigned the code. */
export const Membership = z.object({
  code: MembershipCode,
  /** Sealed, because a membership number may be an account number. */
  statedNumber: z.object({ number: Sealed, last4: z.string().length(4) }).optional(),
});
export type Membership = z.infer<typeof Membership>;

export const ConsentType = z.enum(['SOFT_CREDIT', 'HARD_CREDIT']);

/** A consent: the version of the text that the borrower accepted, and the client that sent it. */
export const Consent = z.object({
  textVersion: z.string().min(1),
  ip: z.string().optional(),
  userAgent: z.string().optional(),
});

/** Facts about the applicant, their consents and the notices sent to them. */
export const applicationFacts = {
  /** Where the application came from. */
  origin: answer(
    z.object({
      /** A line for an owner of digital assets. */
      isCrypto: z.boolean(),
      referrerUuid: Uuid.optional(),
      /** The referring loan originator filled in the application and handed it over to the applicant. */
      isHandedOver: z.literal(true).optional(),
      /** What the lender pays the referring loan originator for the line, in percent of it. */
      compensationPct: z.number().positive().max(10).optional(),
      /** False if the lender took no co-borrowers when the application began. */
      coBorrowers: z.literal(false).optional(),
      /** The lender had the borrower sign first when the application began. */
      signingOrder: z.literal('borrowerFirst').optional(),
      memberships: z.array(Membership),
      /**
       * The important terms and the brochure that came with the application form (12 CFR 1026.40(b)): the checksum of what the lender
       * offered that day, and which of them the applicant opened. Older applications have none.
       */
      disclosures: z.object({ version: z.string(), opened: z.array(ApplicationDisclosure) }).optional(),
    }),
    'BORROWER',
  ),
  profile: answer(
    z.object({
      firstName: z.string().min(1),
      middleName: z.string().optional(),
      lastName: z.string().min(1),
      suffix: z.string().optional(),
      dob: Sealed,
    }),
    'BORROWER',
    'STAFF',
  ),
  contact: answer(z.object({ email: z.string(), phone: z.string() }), 'BORROWER', 'STAFF'),
  /** The opt-in to text messages at registration. What applies now is the person's choice in the settings. */
  textConsent: answer(Consent, 'BORROWER'),
  statedIncome: answer(
    z.object({
      employmentType: EmploymentType,
      monthlyGrossCents: AmountCents,
      employerName: z.string().optional(),
      /** Whole months of separate maintenance, if the borrower chose to disclose it. */
      monthsReceived: z.int().nonnegative().optional(),
      monthsRemaining: z.int().nonnegative().optional(),
    }),
    'BORROWER',
    'STAFF',
  ),
  softCreditConsent: answer(Consent, 'BORROWER'),
  /** The borrower lets the lender tell the loan originator who referred them the range of offers, never the report. */
  originatorConsent: answer(Consent, 'BORROWER'),
  /** Consent to electronic records instead of paper, given before the first one (15 USC 7001(c)). */
  esignConsent: answer(Consent, 'BORROWER'),
  hardCreditConsent: answer(Consent, 'BORROWER'),
  ssn: answer(z.object({ ssn: Sealed, last4: z.string().length(4) }), 'BORROWER'),
  additionalProfile: answer(
    z.object({
      ownership: z.enum(['INDIVIDUAL', 'JOINT', 'REVOCABLE_TRUST']),
      maritalStatus: z.enum(['MARRIED', 'UNMARRIED', 'SEPARATED']),
      purpose: z.enum(['HOME_IMPROVEMENT', 'DEBT_CONSOLIDATION', 'REFINANCE', 'OTHER']),
    }),
    'BORROWER',
    'STAFF',
  ),
  /** The borrower answered or declined the HMDA questions. A separate store keeps the answers, out of reach of every rule. */
  hmdaCollected: answer(z.object({}), 'BORROWER'),
  disclosuresAcknowledgement: answer(z.object({ documents: z.array(Uuid) }), 'BORROWER'),
  cancellation: answer(
    z.object({ reason: z.string().optional() }),
    'BORROWER',
    'ORIGINATOR',
    'STAFF',
    'DATE',
  ),
  /** The borrower has been inactive long enough for a notice of incompleteness. */
  silences: log(z.object({}), 'DATE'),
  /** The missing items and the last day to send them (12 CFR 1002.9(c)(2)). */
  incompletenessNotices: log(
    z.object({ document: Uuid.optional(), items: z.array(z.string()).min(1), answerBy: CivilDateSchema }),
    'TASK',
  ),
  inactivity: answer(z.object({}), 'DATE'),
  /** Operations declined the application, at any point before disbursement. */
  declineDecision: answer(z.object({ ...REFUSAL_REASONS, comments: z.string().optional() }), 'STAFF'),
  /** Staff stopped the application, or let it continue. A provider that contradicts itself stops it too. */
  holds: log(
    z.object({ hold: z.enum(['PLACED', 'RELEASED']), reason: z.string().optional() }),
    'STAFF',
    'VENDOR',
  ),
  /**
   * Staff kept every record for a dispute or an investigation, whatever its term (12 CFR 1002.12(b)(4)), or let them go again. It stops
   * nothing of the application.
   */
  legalHolds: log(z.object({ hold: z.enum(['PLACED', 'RELEASED']), reason: z.string() }), 'STAFF'),
  /** Staff took back a withdrawal. */
  reopenings: log(z.object({ reason: z.string() }), 'STAFF'),
  /** The deadline to correct a problem that ends the application has passed. */
  correctionEnded: log(z.object({}), 'DATE', 'BORROWER'),
  adverseActionNotice: log(
    z.object({
      action: z.enum(['DECLINE', 'INCOMPLETENESS', 'COUNTER_OFFER']),
      document: Uuid.optional(),
      reasonCodes: z.array(z.string()),
      /** The full text of reasons that no reason code covers. */
      statedReasons: z.array(z.string()),
      /** The notice names inquiries in addition to the four principal reasons. */
      inquiriesWereKey: z.boolean(),
    }),
    'TASK',
  ),
};
