import { ApplicationDisclosure } from '@homeline/domain/documents/application-disclosures.ts';
import { EmploymentType, PartnerCode } from '@homeline/domain/facts/applicant.ts';
import {
  BirthDate,
  Email,
  MonthlyIncome,
  Name,
  NameSuffix,
  OptionalName,
  OptionalText,
  Phone,
  TextVersion,
} from '@homeline/domain/facts/form-fields.ts';
import { Occupancy } from '@homeline/domain/facts/home.ts';
import { HomeAddress, withZipInState } from '@homeline/domain/facts/home-address.ts';
import * as z from 'zod';
import { call } from '../call.ts';
import { Password, withoutOwnAddress } from './password.ts';

const EMPLOYED: readonly EmploymentType[] = ['FULL_TIME', 'PART_TIME', 'SELF_EMPLOYED'];

/** How long a payment has been received or will continue: whole months, up to fifty years. */
const Months = z
  .int({ error: ({ input }) => (input === undefined ? 'Required' : 'Must be a number of months') })
  .min(0, 'Must be 0 or more')
  .max(600, 'Must be 600 or less');

/**
 * A membership number with the referring partner, which the partner confirms. It must be longer than the part
 * that we display.
 */
const MembershipNumber = z
  .string()
  .trim()
  .refine((text) => /^([A-Za-z0-9-]{6,20})?$/.test(text), 'Must be 6 to 20 letters, digits or hyphens')
  .optional();

const Stated = z.object({ employmentType: EmploymentType, monthlyGrossCents: z.int() });
type Stated = z.infer<typeof Stated>;

/** The registration steps, one schema each, by the names of their query parameter. */
export const RegistrationSteps = {
  'property-info': withZipInState(HomeAddress.extend({ occupancy: Occupancy })),
  'sale-status': z.object({ listedForSale: z.boolean() }),
  'income-info': withIncomeRules(
    z.object({
      employmentType: EmploymentType,
      monthlyGrossCents: MonthlyIncome,
      employerName: OptionalText,
      /** Separate maintenance: how long it has been received, and how long it will continue. */
      monthsReceived: Months.optional(),
      monthsRemaining: Months.optional(),
    }),
  ),
  name: z.object({
    firstName: Name,
    middleName: OptionalName,
    lastName: Name,
    suffix: NameSuffix,
    membershipNumber: MembershipNumber,
  }),
  birthdate: z.object({ dob: BirthDate }),
  'contact-info': z.object({
    email: Email,
    phone: Phone,
    /** The opt-in to text messages, never required. Absent: email only. */
    takesTexts: z.literal(true).optional(),
  }),
  'login-info': z.object({ password: Password }),
} as const;

const AllSteps = z.object({
  ...RegistrationSteps['property-info'].shape,
  ...RegistrationSteps['sale-status'].shape,
  ...RegistrationSteps['income-info'].shape,
  ...RegistrationSteps.name.shape,
  ...RegistrationSteps.birthdate.shape,
  ...RegistrationSteps['contact-info'].shape,
  ...RegistrationSteps['login-info'].shape,
  /** The version of the consent to text messages that the page showed; absent on pages before it was sent. */
  textVersion: TextVersion.optional(),
  /** The referral: a loan originator, a partner's codes, or the offer to owners of digital assets. */
  referrerUuid: z.guid().optional(),
  partnerCodes: z.array(PartnerCode).max(8).default([]),
  isCrypto: z.boolean().default(false),
  /** The disclosures offered with the form that the applicant opened. */
  openedDisclosures: z.array(ApplicationDisclosure).max(8).optional(),
});

/** Every registration answer, sent once at the end. */
export const Registration = withoutOwnAddress(withIncomeRules(withZipInState(AllSteps)));
export type Registration = z.infer<typeof Registration>;

export const register = call({
  name: 'register',
  method: 'POST',
  path: '/identity/api/v1/registration/register',
  who: 'ANYONE',
  summary: 'Creates an identity and its application from the registration answers, in one transaction.',
  body: Registration,
  answer: z.object({ jwt: z.string(), applicationUuid: z.guid() }),
  status: 201,
  errors: [
    'TOO_MANY_ATTEMPTS',
    'IDENTITY_EXISTS',
    'UNDER_AGE',
    'STATE_NOT_LICENSED',
    'NOT_ACCEPTING',
    'NOT_OPEN_YET',
  ],
});

type IncomeDuration = {
  employmentType: EmploymentType;
  monthsReceived?: number | undefined;
  monthsRemaining?: number | undefined;
};

/** Requires both durations of separate maintenance, which decide whether that income counts. */
function requireDuration<Form extends z.ZodType<IncomeDuration>>(form: Form): Form {
  return (['monthsReceived', 'monthsRemaining'] as const).reduce(
    (checked, field) =>
      checked.refine(
        (stated) => stated.employmentType !== 'SEPARATE_MAINTENANCE_PAYMENTS' || stated[field] !== undefined,
        { path: [field], error: 'Required', when: ({ value }) => z.object({}).safeParse(value).success },
      ),
    form,
  );
}

/** Requires an employed borrower's income to be above zero; an unemployed borrower may state zero. */
export function withIncomeRules<Form extends z.ZodType<Stated & IncomeDuration>>(form: Form): Form {
  return requireDuration(form).refine(
    ({ employmentType, monthlyGrossCents }) => monthlyGrossCents > 0 || !EMPLOYED.includes(employmentType),
    {
      path: ['monthlyGrossCents'],
      error: 'Must be more than $0',
      when: ({ value }) => Stated.safeParse(value).success,
    },
  );
}
