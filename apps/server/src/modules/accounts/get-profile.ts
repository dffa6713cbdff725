import type { getProfile as call } from '@homeline/contract/accounts/get-profile.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import type { Context } from '../../context.ts';
import { dobOf } from '../../facts/date-of-birth.ts';
import { type ApplicationKey, loadFacts } from '../../facts/load.ts';
import type { Handler, HandlerRequest } from '../../http/handler.ts';
import { originatorOf } from './originators.ts';
import { trackerOf } from './tracker.ts';

/** Returns the signed-in person's profile from their latest application. */
export const getProfile: Handler<typeof call> = async ({ caller, organisation }, context) => {
  const newest = await newestApplication(context, organisation, caller);
  const facts = newest && (await loadFacts(context.db, newest));
  const email = facts?.contact?.email ?? (await context.identities.emailOf(caller.identity));
  return {
    identityUuid: caller.identity,
    email,
    ...(newest &&
      facts?.profile && { name: nameOf(caller.identity, facts), dob: dobOf(context, newest, facts) }),
    phoneNumbers: facts?.contact ? [facts.contact.phone] : [],
    addresses: facts ? addressesOf(facts) : [],
    hasSsn: facts?.ssn !== undefined,
    isBroker: (await originatorOf(context.db, caller)) !== undefined,
    optimizelyProfileUuid: await trackerOf(context.db, organisation, caller.identity),
  };
};

async function newestApplication(
  { db }: Context,
  organisation: string,
  { identity }: HandlerRequest<typeof call>['caller'],
): Promise<ApplicationKey | undefined> {
  const row = await db
    .selectFrom('application')
    .select('id')
    .where('organisation', '=', organisation)
    .where('owner', '=', identity)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { organisation, applicationId: row.id };
}

function nameOf(uuid: string, { profile }: Facts) {
  const { firstName = '', middleName, lastName = '', suffix } = profile ?? {};
  return { uuid, firstName, middleName, lastName, suffix };
}

function addressesOf({ property, additionalProfile }: Facts) {
  if (!property) return [];
  const { uuid, street1, street2, city, state, zip } = property;
  return [{ uuid, street1, street2, city, state, zip, ownership: additionalProfile?.ownership }];
}
