import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';
import { InquiryAnswer } from './get-liens.ts';

/** What came of every mortgage inquiry shown. */
export const InquiriesForm = z.object({
  inquiries: z.array(z.object({ id: z.string(), answer: InquiryAnswer })).max(50),
});
export type InquiriesForm = z.infer<typeof InquiriesForm>;

export const attestInquiries = call({
  name: 'attestInquiries',
  method: 'PUT',
  path: `${BORROWER_PATH}/liens/inquiries`,
  who: 'BORROWER',
  versioned: true,
  summary: 'Says of each recent mortgage inquiry whether a debt came of it.',
  params: ApplicationParams,
  body: InquiriesForm,
  answer: Status,
  errors: ['WRONG_STEP'],
});
