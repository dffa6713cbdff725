import { claimsOf, token } from '@homeline/client/session/token.ts';
import { getBrokerIdentity, getLegacyIdentity } from '@homeline/contract/accounts/broker.ts';
import { USER_TYPES, type UserType } from '@homeline/domain/organisations/sign-in.ts';
import { send } from './client.ts';
import { sessionCopy } from './copy.ts';

/** Who is signed in, as one of the two identity services knows them. */
export type KnownIdentity = { readonly uuid: string; readonly service: 'broker' | 'legacy' };

/** Neither identity service knows the person. */
export class UserNotFound extends Error {
  constructor(cause: unknown) {
    super(sessionCopy.noUser, { cause });
  }
}

const [CUSTOMER, AGENT] = USER_TYPES;

/** Returns the path of the signed-in person at the identity broker. */
export function userType(): UserType {
  return claimsOf(token.read()).role === 'STAFF' ? AGENT : CUSTOMER;
}

/**
 * Looks the signed-in person up at the identity broker, then at the legacy service. A successful look-up at the broker wins.
 * @throws UserNotFound if both fail; the session is over then
 */
export async function findIdentity(): Promise<KnownIdentity> {
  try {
    const { identityUuid } = await send(getBrokerIdentity, { params: { userType: userType() } });
    return { uuid: identityUuid, service: 'broker' };
  } catch {
    try {
      const { uuid } = await send(getLegacyIdentity, {});
      return { uuid, service: 'legacy' };
    } catch (cause) {
      token.forget();
      throw new UserNotFound(cause);
    }
  }
}
