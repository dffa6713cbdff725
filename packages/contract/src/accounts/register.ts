import { EmploymentType, PartnerCode } from '@homeline/domain/facts/application.facts.ts';
import { Occupancy } from '@homeline/domain/facts/property.facts.ts';
import { cents } from '@homeline/domain/money/cents.ts';
import * as z from 'zod';
import { call } from '../call.ts';
import { BirthDate, Email, HomeAddress, Optional, Phone, Required } from '../fields.ts';

const HIGHEST_INCOME_CENTS = 100_000_000;

/** The registration steps, one schema each, by the names of their query parameter. */
export const RegistrationSteps = {
  'property-info': z.object({
    ...HomeAddress.shape,
    occupancy: Occupancy,
  }),
  'sale-status': z.object({ listedForSale: z.boolean() }),
  'income-info': z.object({
    employmentType: EmploymentType,
    monthlyGrossCents: z
      .int('Required')
      .min(0, 'Must be $0 or more')
      .max(HIGHEST_INCOME_CENTS, 'Must be $1,000,000 or less')
      .transform(cents),
    employerName: Optional,
  }),
  name: z.object({
    firstName: Required,
    middleName: Optional,
    lastName: Required,
    suffix: Optional,
  }),
  birthdate: z.object({ dob: BirthDate }),
  'contact-info': z.object({ email: Email, phone: Phone }),
  'login-info': z.object({
    password: z
      .string('Required')
      .min(12, 'Must be at least 12 characters')
      .max(128, 'Cannot be more than 128 characters'),
  }),
} as const;

/** Everything the registration asks, sent once at its end. */
export const Registration = z.object({
  ...RegistrationSteps['property-info'].shape,
  ...RegistrationSteps['sale-status'].shape,
  ...RegistrationSteps['income-info'].shape,
  ...RegistrationSteps.name.shape,
  ...RegistrationSteps.birthdate.shape,
  ...RegistrationSteps['contact-info'].shape,
  ...RegistrationSteps['login-info'].shape,
  /** How the person came: a referring loan originator, a partner's codes, a crypto line. */
  referrerUuid: z.guid().optional(),
  partnerCodes: z.array(PartnerCode).max(8).default([]),
  isCrypto: z.boolean().default(false),
  walletAddress: z.string().max(128).optional(),
});
export type Registration = z.infer<typeof Registration>;

export const register = call({
  name: 'register',
  method: 'POST',
  path: '/identity/api/v1/registration/register',
  who: 'ANYONE',
  summary: 'Creates an identity and its application from the registration answers, both or neither.',
  body: Registration,
  answer: z.object({ jwt: z.string(), applicationUuid: z.guid() }),
  status: 201,
  errors: ['IDENTITY_EXISTS', 'UNDER_AGE', 'STATE_NOT_LICENSED'],
});
