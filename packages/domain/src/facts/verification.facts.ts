import * as z from 'zod';
import { AmountCents } from '../money/cents.ts';
import { Consent } from './application.facts.ts';
import { answer, log, Remark, Sealed, Uuid } from './fact.ts';
import { Pension } from './pension.ts';
import { reviewDecisionSchema } from './review-decision.ts';

export const IncomeSource = z.enum([
  'EMPINFO',
  'MANUAL_PAYSTUB',
  'OTHER',
  'PLAID_TRANSACTIONS',
  'POINTSERV_1099_MISC',
  'POINTSERV_PAYROLL',
  'POINTSERV_TAX',
  'TRUV_FINANCIAL_ACCOUNTS',
  'TRUV_PAYROLL',
  'UNKNOWN',
]);
export type IncomeSource = z.infer<typeof IncomeSource>;

export const PayType = z.enum(['AUTOPAY', 'MANUAL']);

export const Verification = z.enum(['VERIFIED', 'FAILED_VERIFICATION', 'PENDING_REVIEW']);

/** Identity documents that a borrower can upload, by the type they are stored under. */
export const IdentityDocumentType = z.enum([
  'DRIVERSLICENSEFRONT',
  'IDCARDFRONT',
  'PASSPORTFRONT',
  'PERMANENTRESIDENTFRONT',
]);

export const GiactAccountStatus = z.enum(['NOT_RUN', 'PASS', 'REVIEW', 'DECLINE', 'NO_DATA']);

/** A name on a sanctions list that resembles the screened one. */
export const ListedName = z.object({
  name: z.string().max(300),
  list: z.string().max(100),
  similarityPct: z.number().min(0).max(100),
});

/** Facts about income, bank accounts and identity. */
export const verificationFacts = {
  incomeSources: log(
    z.object({
      how: z.enum(['LINK', 'PAYSTUB', 'EMPLOYER']),
      source: IncomeSource,
      /** LINK only: the provider's single-use public token. */
      publicToken: Sealed.optional(),
    }),
    'BORROWER',
  ),
  incomeResults: log(
    z.object({
      answer: z.enum(['VERIFIED', 'PARTIAL', 'EMPLOYMENT_NOT_SHOWN', 'ERROR']),
      monthlyGrossCents: AmountCents.optional(),
      /** The pension award letter, when the source provides one. */
      pension: Pension.optional(),
      /** The total of cash, brokerage and retirement balances, when the source provides accounts. */
      reservesCents: AmountCents.optional(),
    }),
    'VENDOR',
  ),
  paystubs: log(z.object({ documents: z.array(Uuid).min(1) }), 'BORROWER'),
  paystubDecisions: log(
    reviewDecisionSchema(['ACCEPTED', 'REJECTED', 'EMPLOYMENT_UNCONFIRMED']).extend({
      monthlyGrossCents: AmountCents.optional(),
      /** REJECTED only: how many pay stubs to send next. Default: 1. */
      numDocsRequired: z.int().min(1).max(20).optional(),
      /** REJECTED only: what the borrower must send instead. */
      comments: z.string().optional(),
    }),
    'STAFF',
  ),
  employerContacts: log(z.object({ employer: z.string(), name: z.string(), phone: z.string() }), 'BORROWER'),
  employerAnswers: log(
    z.object({ answer: z.enum(['CONFIRMED', 'NOT_CONFIRMED']), monthlyGrossCents: AmountCents.optional() }),
    'VENDOR',
  ),
  incomeRetries: log(z.object({}), 'BORROWER', 'STAFF'),

  bankAccounts: log(
    z.object({
      uuid: Uuid,
      how: z.enum(['LINKED', 'MANUAL']),
      bankName: z.string(),
      routingNumber: z.string(),
      account: Sealed,
      mask: z.string(),
    }),
    'BORROWER',
  ),
  manualEntryChoices: log(z.object({}), 'BORROWER'),
  /** The borrower switched back to linking the account. */
  bankLinkChoices: log(z.object({}), 'BORROWER'),
  accountConfirmations: log(z.object({ answer: z.enum(['CONFIRMED', 'CHANGED']) }), 'BORROWER'),
  bankChecks: log(z.object({ answer: z.enum(['VERIFIED', 'SUSPECT', 'INVALID']), remark: Remark }), 'VENDOR'),
  bankDecisions: log(reviewDecisionSchema(['CLEARED', 'REJECTED', 'FRAUD_CONFIRMED']), 'STAFF'),
  autopay: answer(
    z.object({
      payType: PayType,
      accountUuid: Uuid.optional(),
      /** AUTOPAY only: the authorization under 12 CFR 1005.10(b). */
      authorization: Consent.optional(),
    }),
    'BORROWER',
  ),

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
};
