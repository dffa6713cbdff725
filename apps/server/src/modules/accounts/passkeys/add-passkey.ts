import { randomUUID } from 'node:crypto';
import type { addPasskey as call } from '@homeline/contract/accounts/passkeys.ts';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Handler } from '../../../http/handler.ts';
import { refuse } from '../../../refusal.ts';
import { queueAccountEmail } from '../account-email.ts';
import { deviceName } from '../sessions/device-name.ts';
import { challengeCheck, relyingParty } from './relying-party.ts';

/** Adds the passkey that the browser created, named after the device. */
export const addPasskey: Handler<typeof call> = async (
  { body, caller, organisation, site, origin },
  context,
) => {
  const { identity } = caller;
  const { rpID, origin: expectedOrigin } = relyingParty(site);
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const verified = await verifyRegistrationResponse({
    // The library checks the rest of the shape.
    response: body.credential as unknown as RegistrationResponseJSON,
    expectedChallenge: challengeCheck(context, { organisation, purpose: 'PASSKEY_CREATION', identity }),
    expectedOrigin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!verified?.verified) return refuse('PASSKEY_REFUSED');
  const { credential } = verified.registrationInfo;
  const email = await context.identities.emailOf(identity);
  const isAdded = await context.db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto('passkey')
      .values({
        uuid: randomUUID(),
        organisation,
        identity,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: credential.transports ?? [],
        name: deviceName(origin.userAgent ?? ''),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('uuid')
      .executeTakeFirst();
    if (row) await queueAccountEmail(trx, context, { organisation, email }, 'PASSKEY_ADDED');
    return row !== undefined;
  });
  return isAdded ? undefined : refuse('PASSKEY_REFUSED');
};
