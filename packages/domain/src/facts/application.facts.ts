import * as z from 'zod';
import { CivilDateSchema } from '../dates/civil-date.ts';
import { AmountCents } from '../money/cents.ts';
import { answer, log, Sealed, Uuid } from './fact.ts';

/** Employment as stated by the applicant. */
export const EmploymentType = z.enum([
  'FULL_TIME',
  'PART_TIME',
  'SELF_EMPLOYED',
  'RETIRED',
  'UNEMPLOYED',
  'SEPARATE_MAINTENANCE_PAYMENTS',
]);
export type EmploymentType = z.infer<typeof EmploymentType>;

/** Codes that earn a discount on the rate sheet: what a partner or channel gives, and the choice to pay automatically. */
export const PartnerCode = z.enum([
  'ALL_IN',
  'AUTOPAY',
  'CREDIT_UNION',
  'DEPARTMENT_OF_COMMERCE_CU',
  'QUORUM',
  'TEACHERS_FEDERAL_CU',
  'VALLEY_STRONG_FFA',
  'VALLEY_STRONG_NON_FFA',
]);
export type PartnerCode = z.infer<typeof PartnerCode>;

/** What a partner or channel gives. Nobody is given AUTOPAY: it follows from how the line is paid back. */
export const MembershipCode = PartnerCode.exclude(['AUTOPAY']);

/** A code that somebody came with and that counts: by the number that they stated of their membership, or as the lender's own without one. */
export const Membership = z.object({
  code: MembershipCode,
  /** It may be the number of an account. */
  statedNumber: z.object({ number: Sealed, last4: z.string().length(4) }).optional(),
});
export type Membership = z.infer<typeof Membership>;

export const ConsentType = z.enum(['SOFT_CREDIT', 'HARD_CREDIT']);

/** A consent: to which words, from where. */
export const Consent = z.object({
  textVersion: z.string().min(1),
  ip: z.string().optional(),
  userAgent: z.string().optional(),
});

/** Who applies and how we reach them. */
export const applicationFacts = {
  /** How the application came about. */
  origin: answer(
    z.object({
      isCrypto: z.boolean(),
      walletAddress: z.string().optional(),
      referrerUuid: Uuid.optional(),
      memberships: z.array(Membership),
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
  ),
  contact: answer(z.object({ email: z.string(), phone: z.string() }), 'BORROWER'),
  statedIncome: answer(
    z.object({
      employmentType: EmploymentType,
      monthlyGrossCents: AmountCents,
      employerName: z.string().optional(),
      /** Of separate maintenance, when the borrower chose to disclose it: whole months. */
      monthsReceived: z.int().nonnegative().optional(),
      monthsRemaining: z.int().nonnegative().optional(),
    }),
    'BORROWER',
  ),
  softCreditConsent: answer(Consent, 'BORROWER'),
  /** To electronic records in place of paper, given before the first of them (15 USC 7001(c)). */
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
  ),
  /** That the HMDA questions were put and answered or declined. The answers are kept where no rule can read them. */
  hmdaCollected: answer(z.object({}), 'BORROWER'),
  disclosuresAcknowledgement: answer(z.object({ documents: z.array(Uuid) }), 'BORROWER'),
  cancellation: answer(z.object({ reason: z.string().optional() }), 'BORROWER', 'STAFF'),
  /** The borrower, whose turn it is, has been silent for so long that they are to be told what is missing. */
  silences: log(z.object({}), 'DATE'),
  /** What was missing, and the last day for it (12 CFR 1002.9(c)(2)). */
  incompletenessNotices: log(
    z.object({ document: Uuid.optional(), items: z.array(z.string()).min(1), answerBy: CivilDateSchema }),
    'TASK',
  ),
  inactivity: answer(z.object({}), 'DATE'),
  /** Operations' decline at any point before the money leaves. */
  declineDecision: answer(z.object({ reason: z.string() }), 'STAFF'),
  /** The time to mend something that would otherwise end the file has passed. */
  correctionEnded: log(z.object({}), 'DATE', 'BORROWER'),
  adverseActionNotice: log(
    z.object({
      action: z.enum(['DECLINE', 'INCOMPLETENESS', 'COUNTER_OFFER']),
      document: Uuid.optional(),
      reasonCodes: z.array(z.string()),
      /** The reasons that no code has words for, in full. */
      statedReasons: z.array(z.string()),
      /** Inquiries are named besides the four reasons. */
      inquiriesWereKey: z.boolean(),
    }),
    'TASK',
  ),
};
