import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';
import { Shown } from '../fields.ts';
import { AcceptOrRefuse } from './answer-winback.ts';

export const answerChangedOffer = call({
  name: 'answerChangedOffer',
  method: 'POST',
  path: `${BORROWER_PATH}/offers/changed`,
  who: 'BORROWER',
  summary: 'Accepts or refuses terms that changed after they were chosen.',
  params: ApplicationParams,
  body: Shown.extend(AcceptOrRefuse.shape),
  answer: Status,
  errors: ['WRONG_STEP', 'STALE_VERSION'],
  oncePerKey: true,
});
