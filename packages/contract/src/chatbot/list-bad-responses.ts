import { BadResponseReason } from '@homeline/domain/chatbot/bad-response.ts';
import { AnswerSource } from '@homeline/domain/chatbot/chatbot-session.ts';
import * as z from 'zod';
import { call } from '../call.ts';

/** An answer that a borrower marked as bad, as the lender's people read it. */
export const BadResponse = z.object({
  questionId: z.guid(),
  /** When it was marked. */
  at: z.iso.datetime(),
  reason: BadResponseReason,
  additionalInformation: z.string(),
  questionStr: z.string(),
  responseStr: z.string(),
  sources: z.array(AnswerSource),
});
export type BadResponse = z.infer<typeof BadResponse>;

export const listBadResponses = call({
  name: 'listBadResponses',
  method: 'GET',
  path: '/service-chat-chatbot/api/v1/bad-responses',
  who: 'STAFF',
  act: 'SEE_BAD_RESPONSES',
  summary: 'Returns the chatbot’s answers that borrowers marked as bad, newest first.',
  query: z.object({
    reason: BadResponseReason.optional(),
    /** The `next` of the page before. */
    after: z.string().max(100).optional(),
  }),
  answer: z.object({ badResponses: z.array(BadResponse), next: z.string().optional() }),
});
