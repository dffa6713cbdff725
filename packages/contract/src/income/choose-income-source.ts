import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';
import { PublicToken } from '../return-path.ts';
import { LinkedIncomeSource } from './open-income-link.ts';

/** How income is verified: linked payroll or bank, pay stubs, or employer verification. */
export const IncomeChoice = z.discriminatedUnion('how', [
  z.object({
    how: z.literal('LINK'),
    source: LinkedIncomeSource,
    publicToken: PublicToken.optional(),
  }),
  z.object({ how: z.enum(['PAYSTUB', 'EMPLOYER']) }),
]);
export type IncomeChoice = z.infer<typeof IncomeChoice>;

export const chooseIncomeSource = call({
  name: 'chooseIncomeSource',
  method: 'POST',
  path: `${BORROWER_PATH}/income/source`,
  who: 'BORROWER',
  summary: 'Chooses how income is verified, with the token of a completed link if the provider returned one.',
  params: ApplicationParams,
  body: IncomeChoice,
  answer: Status,
  errors: ['WRONG_STEP', 'PROVIDER_UNAVAILABLE', 'LINK_CANCELLED', 'LINK_FAILED'],
  oncePerKey: true,
});
