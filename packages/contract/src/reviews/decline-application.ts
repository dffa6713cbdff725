import { withoutPersonalNumbers } from '@homeline/domain/chat/staff-text.ts';
import { RequiredText } from '@homeline/domain/facts/form-fields.ts';
import { unfitReason } from '@homeline/domain/reasons/principal-reason.ts';
import * as z from 'zod';
import { ApplicationParams } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { StepStatus } from './decide-review.ts';
import { ProposedAt } from './proposed-at.ts';
import { REVIEWS_PATH } from './review-path.ts';

/** The notice's reason, as text or code. */
const PrincipalReason = withoutPersonalNumbers(RequiredText).superRefine((reason, problem) => {
  const message = unfitReason(reason);
  if (reason && message) problem.addIssue({ code: 'custom', message });
});

export const declineApplication = call({
  name: 'declineApplication',
  method: 'POST',
  path: `${REVIEWS_PATH}/reviews/{uuid}/decline`,
  who: 'STAFF',
  act: 'DECLINE_APPLICATION',
  summary: 'Declines an application at any step before disbursement, and sends the notice.',
  params: ApplicationParams,
  body: z.object({ reason: PrincipalReason, confirms: ProposedAt }),
  answer: StepStatus,
  errors: ['WRONG_STEP', 'FORBIDDEN', 'STALE_VERSION'],
  oncePerKey: true,
});
