import type { signInWithPasskey as call } from '@homeline/contract/accounts/passkeys.ts';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { Handler } from '../../../http/handler.ts';
import { refuse } from '../../../refusal.ts';
import { closedWay } from '../forced-way.ts';
import { challengeCheck, relyingParty } from './relying-party.ts';

/** Signs a person in with a passkey. The device verified the person, so no second factor is asked for. */
export const signInWithPasskey: Handler<typeof call> = async (
  { body, organisation, site, origin },
  context,
) => {
  const { db, identities, tokens } = context;
  const passkey = await db
    .selectFrom('passkey')
    .select(['uuid', 'identity', 'credential_id', 'public_key', 'counter'])
    .where('organisation', '=', organisation)
    .where('credential_id', '=', body.credential.id)
    .executeTakeFirst();
  if (!passkey) return refuse('PASSKEY_REFUSED');
  const { rpID, origin: expectedOrigin } = relyingParty(site);
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const verified = await verifyAuthenticationResponse({
    // The library checks the rest of the shape.
    response: body.credential as unknown as AuthenticationResponseJSON,
    expectedChallenge: challengeCheck(context, { organisation, purpose: 'PASSKEY_SIGN_IN', identity: null }),
    expectedOrigin,
    expectedRPID: rpID,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: Number(passkey.counter),
    },
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!verified?.verified) return refuse('PASSKEY_REFUSED');

  const closed = await closedWay(context, { organisation, identity: passkey.identity });
  if (closed) return closed;
  await db
    .updateTable('passkey')
    .set({ counter: verified.authenticationInfo.newCounter, last_used_at: new Date().toISOString() })
    .where('uuid', '=', passkey.uuid)
    .execute();
  const start = { origin, method: 'PASSKEY' } as const;
  return { jwt: await tokens.issue(await identities.openSession(db, organisation, passkey.identity, start)) };
};
