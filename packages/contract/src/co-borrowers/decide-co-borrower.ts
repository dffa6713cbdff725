import { withoutPersonalNumbers } from '@homeline/domain/chat/staff-text.ts';
import { Uuid } from '@homeline/domain/facts/fact.ts';
import { AmountCents } from '@homeline/domain/money/cents.ts';
import * as z from 'zod';
import { ApplicationParams } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { StepStatus } from '../reviews/decide-review.ts';
import { DecisionEffect } from '../reviews/preview-decision.ts';
import { REVIEWS_PATH } from '../reviews/review-path.ts';

export const CoBorrowerDecision = z.discriminatedUnion('decision', [
  /** After an alert on the credit file, once the consumer was reached (FCRA 605A(h)). */
  z.object({ decision: z.literal('CREDIT_CLEARED') }),
  z
    .object({
      decision: z.literal('INCOME_ACCEPTED'),
      monthlyGrossCents: AmountCents,
      taxFreeCents: AmountCents.optional(),
    })
    .refine(({ monthlyGrossCents, taxFreeCents = 0 }) => taxFreeCents <= monthlyGrossCents, {
      path: ['taxFreeCents'],
      error: 'Must not be more than the income',
    }),
  /** The co-borrower reads the reason. */
  z.object({
    decision: z.literal('INCOME_REJECTED'),
    reason: withoutPersonalNumbers(z.string().trim().min(1, 'Required').max(500)),
  }),
]);

export const previewCoBorrowerDecision = call({
  name: 'previewCoBorrowerDecision',
  method: 'POST',
  path: `${REVIEWS_PATH}/applications/{uuid}/co-borrowers/{signer}/decision/effect`,
  who: 'STAFF',
  act: 'DECIDE_CO_BORROWER',
  summary:
    'Returns what a decision on a co-borrower would change: figures, step, and what the borrower reads. Records nothing.',
  params: ApplicationParams.extend({ signer: Uuid }),
  body: CoBorrowerDecision,
  answer: DecisionEffect,
  errors: ['WRONG_STEP', 'FORBIDDEN'],
});

export const decideCoBorrower = call({
  name: 'decideCoBorrower',
  method: 'POST',
  path: `${REVIEWS_PATH}/applications/{uuid}/co-borrowers/{signer}/decision`,
  who: 'STAFF',
  act: 'DECIDE_CO_BORROWER',
  summary: 'Clears an alert on a co-borrower’s credit file, or accepts or returns their proof of income.',
  params: ApplicationParams.extend({ signer: Uuid }),
  body: CoBorrowerDecision,
  answer: StepStatus,
  errors: ['WRONG_STEP'],
  oncePerKey: true,
});
