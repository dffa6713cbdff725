import { randomUUID } from 'node:crypto';
import type { Registration } from '@homeline/contract/accounts/register.ts';
import { civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import type { FactWrite } from '@homeline/domain/facts/facts.ts';
import { membershipsOf } from '@homeline/domain/organisations/memberships.ts';
import { isLicensedIn } from '@homeline/domain/organisations/organisation.ts';
import { isOldEnough, TOO_YOUNG_MESSAGE } from '@homeline/domain/people/age.ts';
import { US_STATES } from '@homeline/domain/states/us-states.ts';
import type { Context } from '../../context.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import type { Lender } from '../organisations/organisations.ts';

/** Returns a refusal when the person is under age or the lender isn't licensed in the home's state. */
export function eligibilityRefusal(
  { dob, state }: Pick<Registration, 'dob' | 'state'>,
  lender: Lender,
  { clock }: Context,
): Refusal | undefined {
  if (!isOldEnough(dob, civilDateIn(lender.timeZone, clock.nowMs()))) {
    return refuse('UNDER_AGE', { fields: { dob: TOO_YOUNG_MESSAGE } });
  }
  if (!isLicensedIn(lender, state)) {
    const message = `We are not lending in ${US_STATES[state]} yet.`;
    return refuse('STATE_NOT_LICENSED', { message, fields: { state: message } });
  }
  return undefined;
}

/** Returns the facts of a new application, with date of birth and membership number encrypted. */
export function initialFacts(
  answers: Omit<Registration, 'password'>,
  applicationUuid: string,
  lender: Lender,
  { sealing }: Context,
): FactWrite[] {
  const { firstName, middleName, lastName, suffix, dob, email, phone } = answers;
  const { street1, street2, city, state, zip, occupancy, listedForSale } = answers;
  const { employmentType, monthlyGrossCents, employerName, monthsReceived, monthsRemaining } = answers;
  const { isCrypto, walletAddress, referrerUuid } = answers;
  const seal = (value: string, field: string) => sealing.seal(value, { application: applicationUuid, field });
  const { partnerCodes, membershipNumber } = answers;
  const statedNumber = membershipNumber
    ? { number: seal(membershipNumber, 'origin.membershipNumber'), last4: membershipNumber.slice(-4) }
    : undefined;
  const memberships = membershipsOf(lender.allowLists, partnerCodes, statedNumber);
  return [
    { fact: 'origin', value: { isCrypto, walletAddress, referrerUuid, memberships } },
    {
      fact: 'property',
      value: { uuid: randomUUID(), street1, street2, city, state, zip, occupancy, listedForSale },
    },
    {
      fact: 'statedIncome',
      value: { employmentType, monthlyGrossCents, employerName, monthsReceived, monthsRemaining },
    },
    {
      fact: 'profile',
      value: {
        firstName,
        middleName,
        lastName,
        suffix,
        dob: seal(dob, 'profile.dob'),
      },
    },
    { fact: 'contact', value: { email, phone } },
  ];
}
