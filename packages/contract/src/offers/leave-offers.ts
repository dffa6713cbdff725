import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';

export const leaveOffers = call({
  name: 'leaveOffers',
  method: 'POST',
  path: `${BORROWER_PATH}/offers/abandonment`,
  who: 'BORROWER',
  summary: 'Leaves the offers before submission. The borrower can come back.',
  params: ApplicationParams,
  answer: Status,
  errors: ['WRONG_STEP'],
  oncePerKey: true,
});
