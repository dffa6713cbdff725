import * as z from 'zod';
import { CivilDateSchema } from '../dates/civil-date.ts';
import { AmountCents } from '../money/cents.ts';

/** The kinds of debt that a bureau reports besides mortgages. Support is alimony or child support. */
export const REPORTED_KINDS = [
  'REVOLVING',
  'CHARGE_CARD',
  'INSTALLMENT',
  'STUDENT_LOAN',
  'LEASE',
  'SUPPORT',
] as const;

/** How many months of payments are kept: as far back as underwriting counts late ones. */
export const HISTORY_MONTHS = 24;

/** How an account was paid month by month, as the bureau reports it. */
export const PaymentHistory = z.object({
  /** The first day of the newest month. */
  newestMonth: CivilDateSchema,
  /** A code for each month, the newest first: C is on time, 1 to 6 are months late, 7 to 9 worse; any other reports nothing. Source: MISMO LDD. */
  monthCodes: z.string().regex(new RegExp(`^[A-Z0-9]{1,${HISTORY_MONTHS}}$`)),
});
export type PaymentHistory = z.infer<typeof PaymentHistory>;

/** A debt other than a mortgage, as the bureau reports it. */
export const Tradeline = z.object({
  id: z.string(),
  creditor: z.string(),
  /** UNITEMIZED is the total of a report from before bureaus sent each debt. */
  kind: z.enum([...REPORTED_KINDS, 'UNITEMIZED']),
  balanceCents: AmountCents,
  creditLimitCents: AmountCents.optional(),
  /** Absent when the creditor states no payment. */
  monthlyPaymentCents: AmountCents.optional(),
  /** Installment loans and leases only. */
  remainingPayments: z.int().min(0).max(1200).optional(),
  responsibility: z.enum(['INDIVIDUAL', 'JOINT', 'AUTHORIZED_USER']),
  openedOn: CivilDateSchema,
  paymentHistory: PaymentHistory.optional(),
  status: z.enum(['OPEN', 'CLOSED']),
});
export type Tradeline = z.infer<typeof Tradeline>;

/** How a debt counts each month, or why it doesn't. */
export const DebtTreatment = z.enum([
  'REPORTED_PAYMENT',
  'BALANCE_SHARE',
  'STUDENT_LOAN_SHARE',
  'CHARGE_BALANCE',
  'CHARGE_COVERED',
  'FEW_PAYMENTS_LEFT',
  'AUTHORIZED_USER',
  'OTHER_BORROWER',
  'NOTHING_OWED',
]);
export type DebtTreatment = z.infer<typeof DebtTreatment>;
