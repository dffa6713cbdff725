import type { DetailsForm } from '@homeline/contract/credit/correct-details.ts';
import type { Facts, FactValue } from '@homeline/domain/facts/facts.ts';
import type { Context } from '../../context.ts';
import type { Refusal } from '../../refusal.ts';
import { ageRefusal } from './initial-facts.ts';

type ProfileRequest = {
  readonly params: { readonly uuid: string };
  readonly organisation: string;
  readonly body: Omit<DetailsForm, 'version'>;
};

/** Returns the profile fact with an encrypted date of birth, or a refusal when the person is under age where the home is. */
export function sealedProfile(
  context: Context,
  { params, organisation, body }: ProfileRequest,
  { property }: Facts,
): FactValue<'profile'> | Refusal {
  const { organisations, sealing } = context;
  const { firstName, middleName, lastName, suffix, dob } = body;
  const lender = organisations.get(organisation);
  const refusal = ageRefusal('dob', { dob, state: property?.state ?? '' }, lender, context);
  if (refusal) return refusal;
  const sealedDob = sealing.seal(dob, { application: params.uuid, field: 'profile.dob' });
  return { firstName, middleName, lastName, suffix, dob: sealedDob };
}
