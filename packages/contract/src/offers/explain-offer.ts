import { WordedExplanation } from '@homeline/domain/explanations/worded-explanation.ts';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { LineChoice } from './quote-offer.ts';

export const explainOffer = call({
  name: 'explainOffer',
  method: 'POST',
  path: `${BORROWER_PATH}/offers/explanation`,
  who: 'BORROWER',
  summary: 'Explains the price of a line and term, line by line. Doesn’t select it.',
  params: ApplicationParams,
  body: LineChoice,
  answer: WordedExplanation,
  errors: ['WRONG_STEP'],
});
