import * as z from 'zod';
import { AmountCents } from '../money/cents.ts';
import { EmploymentType } from './applicant.ts';
import { Consent } from './application.facts.ts';
import { creditFacts } from './credit.facts.ts';
import { CreditScore } from './credit-score.ts';
import { log, Sealed, Uuid } from './fact.ts';

const signer = Uuid;

/** Facts about each co-borrower, who owes the line with the borrower and so is an applicant too (12 CFR 1002.2(e)). */
export const coBorrowersFacts = {
  /** What a co-borrower states, with the consents to a soft and a hard credit pull. */
  coBorrowerProfiles: log(
    z.object({
      signer,
      ssn: Sealed,
      last4: z.string().length(4),
      employmentType: EmploymentType,
      employerName: z.string().optional(),
      monthlyGrossCents: AmountCents,
      creditConsent: Consent,
    }),
    'SIGNER',
  ),
  /** The co-borrower answered the HMDA questions. The answers are stored apart, where no decision reads them. */
  coBorrowerHmdaCollected: log(z.object({ signer }), 'SIGNER'),
  coBorrowerSoftCredit: log(creditFacts.softCredit.value.extend({ signer }), 'VENDOR'),
  coBorrowerHardCredit: log(creditFacts.hardCredit.value.extend({ signer }), 'VENDOR'),
  /** The co-borrower corrected the SSN or opened the file, so the next pull may run. */
  coBorrowerCreditCorrections: log(
    z.object({
      signer,
      pull: z.enum(['SOFT', 'HARD']),
      ssn: Sealed.optional(),
      last4: z.string().length(4).optional(),
    }),
    'SIGNER',
  ),
  coBorrowerIncomeDocuments: log(z.object({ signer, documents: z.array(Uuid).min(1) }), 'SIGNER'),
  coBorrowerIncomeFindings: log(
    z.object({
      signer,
      decision: z.enum(['ACCEPTED', 'REJECTED']),
      monthlyGrossCents: AmountCents.optional(),
      /** The part that award letters or tax returns show exempt from federal income tax. */
      taxFreeCents: AmountCents.optional(),
      /** Why other documents are needed, as the co-borrower reads it. */
      reason: z.string().optional(),
    }),
    'STAFF',
  ),
  /** A score disclosed to the co-borrower it belongs to (15 USC 1681g(g)). */
  coBorrowerScoreDisclosures: log(
    z.object({ signer, score: CreditScore, document: Uuid.optional() }),
    'TASK',
  ),
  /** The application continues without a co-borrower. Offers that counted on them are priced again. */
  coBorrowerDepartures: log(z.object({ signer }), 'BORROWER', 'STAFF'),
};
