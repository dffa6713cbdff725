import * as z from 'zod';

export const FeedbackTopic = z.enum(['IMPROVE', 'COMPLIMENT'], 'Required');
export type FeedbackTopic = z.infer<typeof FeedbackTopic>;

/** The topics as people choose them. */
export const TOPIC_TITLES: Readonly<Record<FeedbackTopic, string>> = {
  IMPROVE: 'Improve our product',
  COMPLIMENT: 'Give us a compliment',
};

/** Feedback from a signed-in person to the chief executive. */
export const CeoFeedback = z.object({
  applicationUuid: z.guid().optional(),
  topic: FeedbackTopic,
  message: z
    .string('Required')
    .trim()
    .min(1, 'Required')
    .min(10, 'Must be at least 10 characters')
    .max(1000, 'Must be at most 1000 characters'),
  /** Whether the lender may quote it in its marketing. */
  marketingConsent: z.boolean('Required'),
  /** The page on which it was written. */
  pathname: z.string().max(300),
  productType: z.literal('HELOC'),
});
export type CeoFeedback = z.infer<typeof CeoFeedback>;
