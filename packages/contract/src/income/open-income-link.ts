import { IncomeSource } from '@homeline/domain/facts/verification.facts.ts';
import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { ReturnPath } from '../fields.ts';

/** Sources that a provider's page opens. */
export const LinkedIncomeSource = IncomeSource.exclude(
  ['EMPINFO', 'MANUAL_PAYSTUB', 'OTHER', 'UNKNOWN'],
  'Required',
);

export const openIncomeLink = call({
  name: 'openIncomeLink',
  method: 'POST',
  path: `${BORROWER_PATH}/income/link`,
  who: 'BORROWER',
  summary:
    'Opens the income provider’s page; it sends the borrower back with `publicToken` or `error` in the query.',
  params: ApplicationParams,
  body: z.object({ source: LinkedIncomeSource, returnPath: ReturnPath }),
  answer: z.object({ url: z.url() }),
  errors: ['WRONG_STEP', 'PROVIDER_UNAVAILABLE'],
  oncePerKey: true,
});
