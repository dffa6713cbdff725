import * as z from 'zod';

export const FeedbackTopic = z.enum(['IMPROVE', 'COMPLIMENT']);

/** Feedback from a signed-in person to the chief executive. */
export const CeoFeedback = z.object({
  applicationUuid: z.guid().optional(),
  topic: FeedbackTopic,
  message: z.string().min(10, 'Must be at least 10 characters').max(1000, 'Must be at most 1000 characters'),
  marketingConsent: z.boolean(),
  pathname: z.string(),
  productType: z.literal('HELOC'),
});
