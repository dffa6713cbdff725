import { RegistrationSteps } from '../accounts/register.ts';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';

/** The stated income, as the registration asks for it. */
export const StatedIncomeForm = RegistrationSteps['income-info'];

export const saveStatedIncome = call({
  name: 'saveStatedIncome',
  method: 'PUT',
  path: `${BORROWER_PATH}/stated-income`,
  who: 'BORROWER',
  versioned: true,
  summary: 'Corrects the stated income, until the soft credit check.',
  params: ApplicationParams,
  body: StatedIncomeForm,
  answer: Status,
  errors: ['WRONG_STEP'],
});
