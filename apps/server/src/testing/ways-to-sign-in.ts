import { randomUUID } from 'node:crypto';
import { totpCode, totpStep } from '../modules/accounts/second-factor/totp.ts';
import type { TestApp } from './app.ts';

/** Adds a passkey, an authenticator app and a subject at an identity provider to an account, as a person who holds its session could. */
export async function addWaysToSignIn(app: TestApp, jwt: string): Promise<void> {
  const { db, identities } = app.context;
  const { body } = await app.call('getProfile', { jwt });
  const { identityUuid: identity } = body as { identityUuid: string };
  const { secret } = (await app.call('startTotp', { jwt })).body as { secret: string };
  await app.call('confirmTotp', { jwt, body: { code: totpCode(secret, totpStep(Date.now()) - 1) } });
  const key = { credential_id: randomUUID(), public_key: Buffer.from('key'), counter: 0, transports: [] };
  await db
    .insertInto('passkey')
    .values({ ...key, uuid: randomUUID(), organisation: 'homeline', identity, name: 'A device' })
    .execute();
  await db
    .transaction()
    .execute((trx) => identities.linkSubject(trx, 'homeline', identity, 'https://issuer.example', identity));
}

/** Returns how many of each way to sign in an address has. */
export async function waysToSignIn({ context }: TestApp, email: string) {
  const { db, identities } = context;
  const identity = (await identities.find('homeline', email)) ?? '';
  const passkeys = await db.selectFrom('passkey').select('uuid').where('identity', '=', identity).execute();
  const apps = await db
    .selectFrom('second_factor')
    .select('identity')
    .where('identity', '=', identity)
    .execute();
  const subject = await identities.findBySubject('homeline', 'https://issuer.example', identity);
  return { passkeys: passkeys.length, apps: apps.length, subjects: subject ? 1 : 0 };
}
