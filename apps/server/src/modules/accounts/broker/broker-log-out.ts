import type { brokerLogOut as call } from '@homeline/contract/accounts/broker.ts';
import type { Handler } from '../../../http/handler.ts';
import { signInPage } from './broker-pages.ts';
import { endSessionUrl } from './identity-provider.ts';

/** Signs the caller out, and answers where their identity provider signs them out too. */
export const brokerLogOut: Handler<typeof call> = async ({ caller, organisation, site }, context) => {
  const { db, identities, organisations, revocations } = context;
  const session = await db
    .selectFrom('auth.session')
    .select('method')
    .where('id', '=', caller.session)
    .executeTakeFirst();
  await revocations.revoke(caller.session);
  await identities.closeSession(caller.session);
  const lender = organisations.get(organisation);
  const isAtProvider = session?.method === 'BROKER' && lender.signIn.issuer;
  const away = isAtProvider ? await endSessionUrl(context, lender, `${site}${signInPage()}`) : undefined;
  return { redirect: away ?? signInPage() };
};
