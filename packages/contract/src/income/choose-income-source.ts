import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';
import { LinkedIncomeSource } from './open-income-link.ts';

/** How income is shown: linked at a provider, by pay stubs, or by asking the employer. */
export const IncomeChoice = z.discriminatedUnion('how', [
  z.object({
    how: z.literal('LINK'),
    source: LinkedIncomeSource,
    /** What the provider's page gave the borrower. */
    publicToken: z.string('Required').min(1, 'Required').max(500),
  }),
  z.object({ how: z.enum(['PAYSTUB', 'EMPLOYER']) }),
]);
export type IncomeChoice = z.infer<typeof IncomeChoice>;

export const chooseIncomeSource = call({
  name: 'chooseIncomeSource',
  method: 'POST',
  path: `${BORROWER_PATH}/income/source`,
  who: 'BORROWER',
  summary: 'Says how income is shown; a finished link is handed on.',
  params: ApplicationParams,
  body: IncomeChoice,
  answer: Status,
  errors: ['WRONG_STEP'],
  oncePerKey: true,
});
