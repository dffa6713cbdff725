import { withZipInState } from '@homeline/domain/facts/home-address.ts';
import * as z from 'zod';
import { RegistrationSteps, withIncomeRules } from '../accounts/register.ts';
import { call } from '../call.ts';

/** The answers a repeat applicant gives again, with the registration's own schemas. */
export const HomeAndIncome = withIncomeRules(
  withZipInState(
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
    'Starts a new application when all earlier ones have ended, with the profile and contact details of the newest.',
  body: HomeAndIncome,
  answer: z.object({ applicationUuid: z.guid() }),
  status: 201,
  errors: [
    'NOT_FOUND',
    'APPLICATION_OPEN',
    'UNDER_AGE',
    'STATE_NOT_LICENSED',
    'NOT_ACCEPTING',
    'NOT_OPEN_YET',
  ],
  oncePerKey: true,
});
