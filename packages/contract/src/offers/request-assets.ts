import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';

export const requestAssets = call({
  name: 'requestAssets',
  method: 'POST',
  path: `${BORROWER_PATH}/offers/asset-request`,
  who: 'BORROWER',
  summary: 'Requests to count assets in addition to income, before submission.',
  params: ApplicationParams,
  answer: Status,
  errors: ['WRONG_STEP'],
  oncePerKey: true,
});
