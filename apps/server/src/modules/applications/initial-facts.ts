import { randomUUID } from 'node:crypto';
import type { Registration } from '@homeline/contract/accounts/register.ts';
import { civilDate, civilDateIn, formatUs } from '@homeline/domain/dates/civil-date.ts';
import type { FactWrite } from '@homeline/domain/facts/facts.ts';
import { whyClosed } from '@homeline/domain/organisations/intake.ts';
import { membershipsOf } from '@homeline/domain/organisations/memberships.ts';
import { isLicensedIn } from '@homeline/domain/organisations/organisation.ts';
import { isOldEnough, tooYoungMessage } from '@homeline/domain/states/age-of-majority.ts';
import { US_STATES } from '@homeline/domain/states/us-states.ts';
import type { Context } from '../../context.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import type { Lender } from '../organisations/organisations.ts';
import { disclosuresVersion } from '../pages/application-disclosures.ts';
import { openingDayAhead } from '../pages/public-info.ts';

/**
 * Returns a refusal when the lender doesn't take applications yet or not from this person, they are under age for a home in the state, or
 * the lender isn't licensed there.
 */
export function eligibilityRefusal(
  { dob, state, referrerUuid }: Pick<Registration, 'dob' | 'state' | 'referrerUuid'>,
  lender: Lender,
  context: Context,
): Refusal | undefined {
  const closed = closedRefusal(lender, { isReferred: referrerUuid !== undefined }, context);
  return closed ?? ageRefusal('dob', { dob, state }, lender, context) ?? licenseRefusal(state, lender);
}

function closedRefusal(
  lender: Lender,
  applicant: { readonly isReferred: boolean },
  context: Context,
): Refusal | undefined {
  const opensOn = openingDayAhead(lender, context);
  const closed = whyClosed({ ...lender, opensOn, isLicensed: lender.licensedStates.length > 0 }, applicant);
  if (closed === 'NOT_ACCEPTING') return refuse('NOT_ACCEPTING');
  if (closed !== 'NOT_OPEN_YET' || !opensOn) return undefined;
  const message = `${lender.company.companyNameShort} takes applications from ${formatUs(opensOn)} on.`;
  return refuse('NOT_OPEN_YET', { message });
}

/**
 * Returns a refusal when the person is under age for a home in the state.
 * @param field the field of the form that the message belongs to
 */
export function ageRefusal(
  field: 'dob' | 'state',
  { dob, state, to }: { readonly dob: string; readonly state: string; readonly to?: 'sign' },
  lender: Lender,
  { clock }: Context,
): Refusal | undefined {
  const today = civilDateIn(lender.timeZone, clock.nowMs());
  return isOldEnough(civilDate(dob), today, state)
    ? undefined
    : refuse('UNDER_AGE', { fields: { [field]: tooYoungMessage(state, to) } });
}

/** Returns a refusal when the lender isn't licensed in the state. */
export function licenseRefusal(state: Registration['state'], lender: Lender): Refusal | undefined {
  if (isLicensedIn(lender, state)) return undefined;
  const message = `We are not lending in ${US_STATES[state]} yet.`;
  return refuse('STATE_NOT_LICENSED', { message, fields: { state: message } });
}

/** Returns the facts of a new application, with date of birth and membership number encrypted. */
export function initialFacts(
  answers: Omit<Registration, 'password'> & {
    readonly compensationPct?: number;
    readonly isHandedOver?: true;
  },
  applicationUuid: string,
  lender: Lender,
  context: Context,
): FactWrite[] {
  const { firstName, middleName, lastName, suffix, dob, email, phone } = answers;
  const { street1, street2, city, state, zip, zipServesState, occupancy, listedForSale } = answers;
  const { employmentType, monthlyGrossCents, employerName, monthsReceived, monthsRemaining } = answers;
  const { referrerUuid, compensationPct } = answers;
  const isCrypto = answers.isCrypto && lender.cryptoEnabled;
  const seal = (value: string, field: string) =>
    context.sealing.seal(value, { application: applicationUuid, field });
  const { partnerCodes, membershipNumber } = answers;
  const statedNumber = membershipNumber
    ? { number: seal(membershipNumber, 'origin.membershipNumber'), last4: membershipNumber.slice(-4) }
    : undefined;
  const memberships = membershipsOf(lender.allowLists, partnerCodes, statedNumber);
  return [
    {
      fact: 'origin',
      value: {
        ...{ isCrypto, referrerUuid, memberships },
        disclosures: {
          version: disclosuresVersion(context, lender),
          opened: [...new Set(answers.openedDisclosures ?? [])],
        },
        ...(answers.isHandedOver && { isHandedOver: true }),
        ...(compensationPct && { compensationPct }),
        ...(lender.coBorrowers ? {} : { coBorrowers: false }),
        ...(lender.signingOrder === 'borrowerFirst' && { signingOrder: lender.signingOrder }),
      },
    },
    {
      fact: 'property',
      value: {
        uuid: randomUUID(),
        street1,
        street2,
        city,
        state,
        zip,
        zipServesState,
        occupancy,
        listedForSale,
      },
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
