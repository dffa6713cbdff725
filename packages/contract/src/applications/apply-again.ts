import * as z from 'zod';
import { RegistrationSteps, withWages } from '../accounts/register.ts';
import { call } from '../call.ts';
import { inItsState } from '../fields.ts';

/** What is asked of somebody who applied before: what may have changed since, by the same schemas as the first time. */
export const HomeAndIncome = withWages(
  inItsState(
    z.object({
      ...RegistrationSteps['property-info'].shape,
      ...RegistrationSteps['sale-status'].shape,
      ...RegistrationSteps['income-info'].shape,
    }),
  ),
);
export type HomeAndIncome = z.infer<typeof HomeAndIncome>;

export const applyAgain = call({
  name: 'applyAgain',
  method: 'POST',
  path: '/service-application/borrower/secure/api/v1/application/heloc',
  who: 'SIGNED_IN',
  summary:
    'Begins a new application of a person whose earlier ones have all ended, with who they are and how to reach them as the newest has it.',
  body: HomeAndIncome,
  answer: z.object({ applicationUuid: z.guid() }),
  status: 201,
  errors: ['NOT_FOUND', 'APPLICATION_OPEN', 'UNDER_AGE', 'STATE_NOT_LICENSED'],
  oncePerKey: true,
});
