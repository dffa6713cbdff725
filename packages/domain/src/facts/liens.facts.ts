import * as z from 'zod';
import { AmountCents } from '../money/cents.ts';
import { answer, log } from './fact.ts';
import { REFUSAL_REASONS } from './refusal-reasons.ts';
import { reviewDecisionSchema } from './review-decision.ts';

/** The borrower's answer about a mortgage: it stays, is disputed, is paid off by the line, or is on another home. */
export const LienAnswer = z.enum(['CONFIRMED', 'DISPUTED', 'PAY_OFF', 'OTHER_HOME']);
export type LienAnswer = z.infer<typeof LienAnswer>;

/** The borrower's answer about one lien. */
export const AnsweredLien = z.object({
  id: z.string(),
  answer: LienAnswer,
  /** Texas only: whether the loan documents make it a home equity loan or line rather than a purchase loan. */
  isEquityLoan: z.boolean().optional(),
});
export type AnsweredLien = z.infer<typeof AnsweredLien>;

/** Monthly costs of the home other than mortgage payments. */
export const HomeCosts = z.object({
  propertyTaxCents: AmountCents,
  insuranceCents: AmountCents,
  duesCents: AmountCents,
});
export type HomeCosts = z.infer<typeof HomeCosts>;

/** A reviewer's findings about one debt. */
export const ReviewedDebt = z.object({
  id: z.string(),
  /** Given only for a debt that the credit file does not report. */
  balanceCents: AmountCents.optional(),
  monthlyPaymentCents: AmountCents.optional(),
  /** Given only for a line of credit. */
  creditLimitCents: AmountCents.optional(),
  /** Given only for a debt that the county has not recorded on this home. A recorded lien is on this home. */
  isOnThisHome: z.boolean().optional(),
  /** Texas only: whether the loan documents make it a home equity loan or line. */
  isEquityLoan: z.boolean().optional(),
});
export type ReviewedDebt = z.infer<typeof ReviewedDebt>;

/** Facts about the liens and costs of the home. */
export const liensFacts = {
  lienAnswers: answer(
    z.object({
      liens: z.array(AnsweredLien),
      homeCosts: HomeCosts.optional(),
    }),
    'BORROWER',
  ),
  /** Texas only: the borrower's answers about liens discovered after their first answers. */
  foundLienAnswers: log(z.object({ liens: z.array(AnsweredLien) }), 'BORROWER'),
  inquiryAttestation: answer(
    z.object({
      inquiries: z.array(
        z.object({ id: z.string(), answer: z.enum(['NO_NEW_DEBT', 'NEW_DEBT', 'SHOPPING']) }),
      ),
    }),
    'BORROWER',
  ),
  lienDecisions: log(
    reviewDecisionSchema(['REVIEWED', 'UNRESOLVED']).extend({
      ...REFUSAL_REASONS,
      /** New debts, liens found only in county records and, in Texas, subordinate liens that the borrower disputes. */
      debts: z.array(ReviewedDebt).optional(),
    }),
    'STAFF',
  ),
  lienAttestation: answer(z.object({ liens: z.array(z.string()) }), 'BORROWER'),
};
