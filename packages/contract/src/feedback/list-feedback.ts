import { FeedbackTopic } from '@homeline/domain/feedback/ceo-feedback.ts';
import * as z from 'zod';
import { call } from '../call.ts';

/** Feedback as the lender's people read it. */
export const ReceivedFeedback = z.object({
  id: z.guid(),
  at: z.iso.datetime(),
  from: z.string(),
  topic: FeedbackTopic,
  message: z.string(),
  marketingConsent: z.boolean(),
  /** The application it is about, if any. */
  application: z.object({ uuid: z.guid(), loanNumber: z.string() }).optional(),
});
export type ReceivedFeedback = z.infer<typeof ReceivedFeedback>;

export const listFeedback = call({
  name: 'listFeedback',
  method: 'GET',
  path: '/service-profile/api/v1/feedback',
  who: 'STAFF',
  act: 'SEE_FEEDBACK',
  summary: 'Returns the feedback to the chief executive, newest first.',
  query: z.object({
    topic: FeedbackTopic.optional(),
    /** The `next` of the page before. */
    after: z.string().max(100).optional(),
  }),
  answer: z.object({ feedback: z.array(ReceivedFeedback), next: z.string().optional() }),
});
