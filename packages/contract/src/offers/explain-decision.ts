import { WordedExplanation } from '@homeline/domain/explanations/worded-explanation.ts';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { call } from '../call.ts';

export const explainDecision = call({
  name: 'explainDecision',
  method: 'GET',
  path: `${BORROWER_PATH}/offers/explanation`,
  who: 'BORROWER',
  summary: 'Explains the newest decision or change of terms line by line, as stored when it was made.',
  params: ApplicationParams,
  answer: WordedExplanation,
  errors: ['WRONG_STEP'],
});
