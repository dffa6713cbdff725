import * as z from 'zod';
import { AmountCents } from '../money/cents.ts';
import { log, Sealed, Uuid } from './fact.ts';
import { Phone, RequiredText } from './form-fields.ts';
import { Pension } from './pension.ts';
import { choice, question } from './question.ts';
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

/** Facts about how the income is verified. */
export const incomeFacts = {
  incomeSources: log(
    z.object({
      how: z.enum(['LINK', 'PAYSTUB', 'EMPLOYER']),
      source: IncomeSource,
      /** LINK only: the provider's single-use public token, if it returned one. */
      publicToken: Sealed.optional(),
    }),
    'BORROWER',
  ),
  incomeResults: log(
    z.object({
      answer: z.enum(['VERIFIED', 'PARTIAL', 'EMPLOYMENT_NOT_SHOWN', 'ERROR']),
      monthlyGrossCents: AmountCents.optional(),
      /** The award letter of a pension or benefit, when the source provides one. */
      pension: Pension.optional(),
      /** The total of cash, brokerage and retirement balances, when the source provides accounts. */
      reservesCents: AmountCents.optional(),
      /** The income of each year, as the provider read it in tax returns or Forms 1099. */
      taxYears: z.array(z.object({ year: z.int(), incomeCents: AmountCents })).optional(),
    }),
    'VENDOR',
  ),
  paystubs: log(z.object({ documents: z.array(Uuid).min(1) }), 'BORROWER'),
  paystubDecisions: log(
    reviewDecisionSchema(['ACCEPTED', 'REJECTED', 'EMPLOYMENT_UNCONFIRMED']).extend({
      monthlyGrossCents: AmountCents.optional(),
      /** The part that award letters or tax returns show exempt from federal income tax. */
      taxFreeCents: AmountCents.optional(),
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
};

/** The employer's contact for verification of employment. */
export const EmployerContactForm = z.object({ employer: RequiredText, name: RequiredText, phone: Phone });
export type EmployerContactForm = z.infer<typeof EmployerContactForm>;

/** What the borrower answers about income. A source, with its sealed token, and pay stubs have handlers of their own. */
export const incomeQuestions = {
  saveEmployerContact: question(incomeFacts, {
    method: 'POST',
    path: '/income/employer',
    summary: 'Saves the employer contact and requests verification of employment.',
    form: EmployerContactForm,
    fact: 'employerContacts',
    shows: ['employerContacts'],
  }),
  retryIncome: choice(incomeFacts, {
    method: 'POST',
    path: '/income/retry',
    summary:
      'Returns to the choice of income verification, after a failed attempt or before anything was submitted.',
    fact: 'incomeRetries',
  }),
};
