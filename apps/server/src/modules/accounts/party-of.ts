import type { Facts } from '@homeline/domain/facts/facts.ts';
import type { Context } from '../../context.ts';
import { dobOf } from '../../facts/date-of-birth.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import type { Party } from '../../vendors/parties.ts';

/** Returns the borrower as a provider must know them, with date of birth and SSN decrypted. Never store the result. */
export function partyOf(context: Context, key: ApplicationKey, facts: Facts): Party {
  const { profile, contact, ssn } = facts;
  if (!profile) throw new Error('The borrower has no profile');
  return {
    firstName: profile.firstName,
    middleName: profile.middleName,
    lastName: profile.lastName,
    suffix: profile.suffix,
    dob: dobOf(context, key, facts),
    ssn: ssn && context.sealing.open(ssn.ssn, { application: key.applicationId, field: 'ssn.ssn' }),
    email: contact?.email,
    phone: contact?.phone,
  };
}
