import type { startPasskey as call } from '@homeline/contract/accounts/passkeys.ts';
import type { Handler } from '../../../http/handler.ts';
import { createToken } from '../../notifications/one-time-tokens.ts';
import { signInAgainRefusal } from '../sessions/recent-sign-in.ts';
import { relyingParty } from './relying-party.ts';

/** Starts adding a passkey. */
export const startPasskey: Handler<typeof call> = async ({ caller, organisation, site }, context) => {
  const { identity } = caller;
  const refusal = await signInAgainRefusal(context, caller);
  if (refusal) return refusal;
  const known = await context.db
    .selectFrom('passkey')
    .select('credential_id')
    .where('identity', '=', identity)
    .execute();
  const email = await context.identities.emailOf(identity);
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpName: context.organisations.get(organisation).company.companyNameShort,
    rpID: relyingParty(site).rpID,
    userName: email,
    userDisplayName: email,
    userID: new Uint8Array(Buffer.from(identity)),
    challenge: await createToken(context.db, context, {
      organisation,
      purpose: 'PASSKEY_CREATION',
      identity,
    }),
    excludeCredentials: known.map(({ credential_id }) => ({ id: credential_id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { options: { ...options } };
};
