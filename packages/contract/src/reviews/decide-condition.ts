import { withoutPersonalNumbers } from '@homeline/domain/chat/staff-text.ts';
import { Uuid } from '@homeline/domain/facts/fact.ts';
import * as z from 'zod';
import { ApplicationParams } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { StepStatus } from './decide-review.ts';
import { REVIEWS_PATH } from './review-path.ts';

const Text = withoutPersonalNumbers(
  z.string().trim().min(1, 'Required').max(2000, 'Cannot be more than 2000 characters'),
);

/** A decision on one condition. REJECTED returns it to the borrower with a reason; WAIVED needs comments for the file. */
export const ConditionDecisionForm = z.object({
  decision: z.enum(['CLEARED', 'REJECTED', 'WAIVED']),
  /** Internal comments, never shown outside the lender. */
  comments: Text.optional(),
  /** The text for the borrower. */
  reason: Text.optional(),
});

export const decideCondition = call({
  name: 'decideCondition',
  method: 'POST',
  path: `${REVIEWS_PATH}/reviews/{uuid}/conditions/{condition}/decision`,
  who: 'STAFF',
  act: 'DECIDE_CONDITION',
  summary: 'Clears, returns or waives one condition. The others stay as they are.',
  params: ApplicationParams.extend({ condition: Uuid }),
  body: ConditionDecisionForm,
  answer: StepStatus,
  errors: ['WRONG_STEP'],
  oncePerKey: true,
});
