import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { HmdaAnswers } from './save-hmda.ts';

export const getHmda = call({
  name: 'getHmda',
  method: 'GET',
  path: `${BORROWER_PATH}/hmda`,
  who: 'BORROWER',
  summary: 'The borrower’s own answers to the questions of the Home Mortgage Disclosure Act.',
  params: ApplicationParams,
  answer: HmdaAnswers,
});
