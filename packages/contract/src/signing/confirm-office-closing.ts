import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';

export const confirmOfficeClosing = call({
  name: 'confirmOfficeClosing',
  method: 'POST',
  path: `${BORROWER_PATH}/signing/office`,
  who: 'BORROWER',
  summary: 'Confirms that everything is signed in one appointment at an office, where the state requires it.',
  params: ApplicationParams,
  answer: Status,
  errors: ['WRONG_STEP'],
  oncePerKey: true,
});
