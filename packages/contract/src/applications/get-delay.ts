import { PROVIDERS } from '@homeline/domain/workflow/task-providers.ts';
import * as z from 'zod';
import { call } from '../call.ts';
import { ApplicationParams, BORROWER_PATH } from './application-path.ts';

export const Delay = z.object({
  /** The provider that isn't responding; absent while it is. */
  provider: z.enum(PROVIDERS).optional(),
  /** The lender’s people must repair something first. */
  repair: z.literal(true).optional(),
  /** The lender must publish newer rates before anything can be priced; absent otherwise. */
  rates: z.literal(true).optional(),
});
export type Delay = z.infer<typeof Delay>;

export const getDelay = call({
  name: 'getDelay',
  method: 'GET',
  path: `${BORROWER_PATH}/delay`,
  who: 'BORROWER',
  summary:
    'Returns what holds up the current wait: a provider that isn’t responding, something that the lender repairs, or rates that must be published first.',
  params: ApplicationParams,
  answer: Delay,
});
