import { withoutPersonalNumbers } from '@homeline/domain/chat/staff-text.ts';
import { chosenReasonsProblem, ReasonCodes } from '@homeline/domain/reasons/principal-reason.ts';
import * as z from 'zod';
import { ApplicationParams } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { StepStatus } from './decide-review.ts';
import { ProposedAt } from './proposed-at.ts';
import { REVIEWS_PATH } from './review-path.ts';

const Text = withoutPersonalNumbers(z.string().trim().min(1).max(2000));

/** The reasons of the notice, and a note for colleagues that no notice prints. */
export const DeclineForm = z
  .strictObject({
    reasonCodes: ReasonCodes,
    /** The reason that AA24 stands for. A compliance officer confirms these words before anybody sends them. */
    statedReason: Text.optional(),
    comments: Text.optional(),
    confirms: ProposedAt,
  })
  .superRefine((given, problem) => {
    const wrong = chosenReasonsProblem(given);
    if (wrong) problem.addIssue({ code: 'custom', path: [wrong.field], message: wrong.message });
  });

export const declineApplication = call({
  name: 'declineApplication',
  method: 'POST',
  path: `${REVIEWS_PATH}/reviews/{uuid}/decline`,
  who: 'STAFF',
  act: 'DECLINE_APPLICATION',
  summary: 'Declines an application at any step before disbursement for coded reasons, and sends the notice.',
  params: ApplicationParams,
  body: DeclineForm,
  answer: StepStatus,
  errors: ['WRONG_STEP', 'FORBIDDEN', 'STALE_VERSION'],
  oncePerKey: true,
});
