import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';
import { InquiryAnswer } from './get-liens.ts';

/** An answer for each mortgage inquiry shown. */
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
  summary: 'Explains whether each recent mortgage inquiry led to new debt.',
  params: ApplicationParams,
  body: InquiriesForm,
  answer: Status,
  errors: ['WRONG_STEP'],
});
