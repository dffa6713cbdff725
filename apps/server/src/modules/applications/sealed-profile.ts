import type { DetailsForm } from '@homeline/contract/credit/correct-details.ts';
import { civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import type { FactValue } from '@homeline/domain/facts/facts.ts';
import { isOldEnough, TOO_YOUNG_MESSAGE } from '@homeline/domain/people/age.ts';
import type { Context } from '../../context.ts';
import { type Refusal, refuse } from '../../refusal.ts';

type ProfileRequest = {
  readonly params: { readonly uuid: string };
  readonly organisation: string;
  readonly body: Omit<DetailsForm, 'version'>;
};

/** Returns the profile fact with an encrypted date of birth, or a refusal when the person is under age. */
export function sealedProfile(
  { organisations, clock, sealing }: Context,
  { params, organisation, body }: ProfileRequest,
): FactValue<'profile'> | Refusal {
  const { firstName, middleName, lastName, suffix, dob } = body;
  const today = civilDateIn(organisations.get(organisation).timeZone, clock.nowMs());
  if (!isOldEnough(dob, today)) return refuse('UNDER_AGE', { fields: { dob: TOO_YOUNG_MESSAGE } });
  const sealedDob = sealing.seal(dob, { application: params.uuid, field: 'profile.dob' });
  return { firstName, middleName, lastName, suffix, dob: sealedDob };
}
