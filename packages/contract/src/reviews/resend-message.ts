import { Uuid } from '@homeline/domain/facts/fact.ts';
import * as z from 'zod';
import { call } from '../call.ts';
import { REVIEWS_PATH } from './review-path.ts';

export const resendMessage = call({
  name: 'resendMessage',
  method: 'POST',
  path: `${REVIEWS_PATH}/refused-messages/{id}/resend`,
  who: 'STAFF',
  act: 'REPAIR_TASKS',
  summary:
    'Sends a refused message again, to the borrower’s current email address. A signer’s letter and a warning of a changed address keep theirs.',
  params: z.object({ id: Uuid }),
  answer: z.undefined(),
  status: 204,
  oncePerKey: true,
});
