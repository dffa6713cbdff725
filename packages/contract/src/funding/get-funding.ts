import { CentsSchema } from '@homeline/domain/money/cents.ts';
import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { call } from '../call.ts';

/** From the signature to the money: what the page `complete` shows. */
export const Funding = z.object({
  signedAt: z.iso.datetime().optional(),
  /** The last day on which the owners may rescind; absent where they may not. */
  rescissionEndsOn: z.iso.date().optional(),
  mayRescind: z.boolean(),
  cashToBorrowerCents: CentsSchema.optional(),
  /** The last four digits of the account that receives the money. */
  accountMask: z.string().optional(),
  sentAt: z.iso.datetime().optional(),
  settledAt: z.iso.datetime().optional(),
  recordedAt: z.iso.datetime().optional(),
  /** When the first payment is due, as the agreement says it. */
  firstPaymentOn: z.iso.date().optional(),
  /** The last four digits of the account that pays by itself; absent where the borrower pays. */
  autopayMask: z.string().optional(),
});
export type Funding = z.infer<typeof Funding>;

export const getFunding = call({
  name: 'getFunding',
  method: 'GET',
  path: `${BORROWER_PATH}/funding`,
  who: 'BORROWER',
  summary: 'How far the money is, and until when the line may be rescinded.',
  params: ApplicationParams,
  answer: Funding,
});
