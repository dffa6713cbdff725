import { CeoFeedback } from '@homeline/domain/feedback/ceo-feedback.ts';
import * as z from 'zod';
import { call } from '../call.ts';

export const sendFeedback = call({
  name: 'sendFeedback',
  method: 'POST',
  path: '/service-profile/api/v1/feedback/ceo',
  who: 'SIGNED_IN',
  summary:
    'Stores feedback to the lender’s chief executive. Not found at a lender that doesn’t ask for feedback.',
  body: CeoFeedback,
  answer: z.undefined(),
  status: 204,
  errors: ['NOT_FOUND', 'TOO_MANY_ATTEMPTS'],
  oncePerKey: 'IF_SENT',
});
