import { CentsSchema } from '@homeline/domain/money/cents.ts';
import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { call } from '../call.ts';

/** What the policy on the home must say. */
export const Insurance = z.object({
  complete: z.boolean(),
  /** The policy must cover at least this much. */
  coverageCents: CentsSchema,
  /** The lender as the policy must name it, the mortgagee clause. */
  mortgagee: z.string(),
  loanNumber: z.string(),
  /** The home stands in a special flood hazard area: a flood policy as well. */
  floodRequired: z.boolean(),
  /** What was sent in before came back. */
  rejected: z.boolean(),
});
export type Insurance = z.infer<typeof Insurance>;

export const getInsurance = call({
  name: 'getInsurance',
  method: 'GET',
  path: `${BORROWER_PATH}/insurance`,
  who: 'BORROWER',
  summary: 'What insurance the home needs.',
  params: ApplicationParams,
  answer: Insurance,
});
