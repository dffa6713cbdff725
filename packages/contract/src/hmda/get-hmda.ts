import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { HmdaAnswers } from './save-hmda.ts';

export const getHmda = call({
  name: 'getHmda',
  method: 'GET',
  path: `${BORROWER_PATH}/hmda`,
  who: 'BORROWER',
  summary: 'Returns the borrower’s own demographic information (HMDA).',
  params: ApplicationParams,
  answer: HmdaAnswers,
});
