import type { getBrokerIdentity as call } from '@homeline/contract/accounts/broker.ts';
import type { Handler } from '../../../http/handler.ts';
import { refuse } from '../../../refusal.ts';
import { walletsOf } from '../../wallet/wallets.ts';

/** Returns the caller as the identity broker knows them. Customers and agents have separate paths. */
export const getBrokerIdentity: Handler<typeof call> = async ({ params, caller, organisation }, context) => {
  const isAgent = caller.role === 'STAFF';
  const person = await context.identities.waysToSignIn(caller.identity);
  if (!person?.hasAny || isAgent !== (params.userType === 'agent')) return refuse('NOT_FOUND');
  const [wallet] = await walletsOf(context.db, context, { organisation, identity: caller.identity });
  return {
    identityUuid: caller.identity,
    organizationCode: organisation,
    userType: isAgent ? 'AGENT' : 'CUSTOMER',
    email: await context.identities.emailOf(caller.identity),
    updatedAt: person.updatedAt.toISOString(),
    isManageable: person.passwordSetAt !== undefined,
    activeLegacyCustomerOrgs: person.passwordSetAt && !isAgent ? [organisation] : [],
    ...(wallet && {
      wallet: { accountAddress: wallet.address, groupPolicyAddress: wallet.groupPolicyAddress },
    }),
  };
};
