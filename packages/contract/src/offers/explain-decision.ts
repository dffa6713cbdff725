import { WordedExplanation } from '@homeline/domain/explanations/worded-explanation.ts';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { call } from '../call.ts';

export const explainDecision = call({
  name: 'explainDecision',
  method: 'GET',
  path: `${BORROWER_PATH}/offers/explanation`,
  who: 'BORROWER',
  summary:
    'Why the newest decision or change of the terms is what it is, line by line, as it was kept when it was made.',
  params: ApplicationParams,
  answer: WordedExplanation,
  errors: ['WRONG_STEP'],
});
