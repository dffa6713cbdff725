import { IncomeSource } from '@homeline/domain/facts/income.facts.ts';
import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { ReturnPath } from '../return-path.ts';

/** Income sources that open a provider's page. */
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
    'Opens the income provider’s page, which returns the borrower with `publicToken` or `error` in the query, or with neither.',
  params: ApplicationParams,
  body: z.object({ source: LinkedIncomeSource, returnPath: ReturnPath }),
  answer: z.object({ url: z.url() }),
  errors: ['WRONG_STEP', 'PROVIDER_UNAVAILABLE'],
  oncePerKey: true,
});
