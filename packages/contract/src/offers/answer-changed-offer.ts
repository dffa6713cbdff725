import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';
import { AcceptOrRefuse } from './answer-winback.ts';

export const answerChangedOffer = call({
  name: 'answerChangedOffer',
  method: 'POST',
  path: `${BORROWER_PATH}/offers/changed`,
  who: 'BORROWER',
  versioned: true,
  summary: 'Accepts or declines terms that changed after they were chosen.',
  params: ApplicationParams,
  body: AcceptOrRefuse,
  answer: Status,
  errors: ['WRONG_STEP'],
  oncePerKey: true,
});
