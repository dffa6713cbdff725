import { PROVIDERS } from '@homeline/domain/workflow/task-providers.ts';
import * as z from 'zod';
import { call } from '../call.ts';
import { ApplicationParams, BORROWER_PATH } from './application-path.ts';

export const Delay = z.object({
  /** The provider that isn't responding; absent while it is. */
  provider: z.enum(PROVIDERS).optional(),
});
export type Delay = z.infer<typeof Delay>;

export const getDelay = call({
  name: 'getDelay',
  method: 'GET',
  path: `${BORROWER_PATH}/delay`,
  who: 'BORROWER',
  summary: 'Returns the provider that the current wait is held up by, if it isn’t responding.',
  params: ApplicationParams,
  answer: Delay,
});
