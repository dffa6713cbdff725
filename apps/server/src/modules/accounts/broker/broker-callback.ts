import type { brokerCallback as call } from '@homeline/contract/accounts/broker.ts';
import type { IDToken } from 'openid-client';
import * as z from 'zod';
import type { Context } from '../../../context.ts';
import type { Handler } from '../../../http/handler.ts';
import { refuse } from '../../../refusal.ts';
import { takeToken } from '../../notifications/one-time-tokens.ts';
import { proveMailbox } from '../prove-mailbox.ts';
import { callbackUrl } from './broker-pages.ts';
import { claimsOf } from './identity-provider.ts';

const Started = z.object({ userType: z.string(), redirectUrl: z.string().optional() });

/** Finishes a sign-in at the lender's identity provider. A person without an account here isn't signed in. */
export const brokerCallback: Handler<typeof call> = async (
  { params, body, organisation, site, origin },
  context,
) => {
  const { db, identities, tokens, log } = context;
  const query = new URLSearchParams(body.query);
  const state = query.get('state') ?? '';
  const taken = await takeToken(db, context, { organisation, purpose: 'BROKER_SIGN_IN', token: state });
  const started = taken && Started.parse(JSON.parse(taken.detail ?? ''));
  if (started?.userType !== params.userType) return refuse('BROKER_REFUSED');

  const lender = context.organisations.get(organisation);
  if (lender.signIn.mode === 'legacy') return refuse('BROKER_REFUSED');
  const returned = new URL(`${callbackUrl(site)}?${query}`);
  let claims: IDToken;
  try {
    claims = await claimsOf(context, lender, { state, returned });
  } catch (error) {
    log.warn({ lender: organisation, failure: String(error) }, 'The identity provider’s answer was refused');
    return refuse('BROKER_REFUSED');
  }
  const identity = await identityOf(context, organisation, claims);
  if (!identity) return refuse('USER_NOT_FOUND');
  const caller = await identities.openSession(db, organisation, identity, { origin, method: 'BROKER' });
  const isWrongDoor = (caller.role === 'STAFF') !== (params.userType === 'agent');
  if (isWrongDoor) {
    await identities.closeSession(caller.session);
    return refuse('USER_NOT_FOUND');
  }
  return { jwt: await tokens.issue(caller), redirectUrl: started.redirectUrl };
};

/** Returns the person with this subject, or with this address if the provider verified it, which links the two from then on. */
async function identityOf(
  context: Context,
  organisation: string,
  { iss, sub, email, email_verified: isVerified }: IDToken,
): Promise<string | undefined> {
  const { db, identities, revocations } = context;
  const linked = await identities.findBySubject(organisation, iss, sub);
  if (linked) return linked;
  if (typeof email !== 'string' || isVerified !== true) return undefined;
  const identity = await identities.find(organisation, email);
  if (!identity) return undefined;
  const ended = await db.transaction().execute(async (trx) => {
    const sessions = await proveMailbox(trx, context, { organisation, identity, email });
    await identities.linkSubject(trx, organisation, identity, iss, sub);
    return sessions;
  });
  revocations.remember(ended);
  return identity;
}
