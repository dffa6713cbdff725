// Proves SE-02.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';

const REFUSED = { status: 401, body: { code: 'PASSKEY_REFUSED' } };
const STRANGE_UUID = '00000000-0000-4000-8000-000000000000';

// tests/journeys/sign-in.test.ts adds and uses real passkeys.
const FORGED = {
  credential: {
    ...{ id: 'Zm9yZ2Vk', rawId: 'Zm9yZ2Vk', type: 'public-key', clientExtensionResults: {} },
    response: { clientDataJSON: 'e30', attestationObject: 'oA', authenticatorData: 'AA', signature: 'AA' },
  },
};

let app: TestApp;
let jwt: string;
beforeAll(async () => {
  app = await testApp();
  await app.context.jobs.start(app.context);
  ({ jwt } = await app.register());
});
afterAll(() => app.stop());

it('refuses a forged passkey, at sign-in and when it is added', async () => {
  expect(await app.call('signInWithPasskey', { body: FORGED })).toMatchObject(REFUSED);
  await app.call('startPasskey', { jwt });
  expect(await app.call('addPasskey', { jwt, body: FORGED })).toMatchObject(REFUSED);
});

it('refuses a malformed passkey as invalid input', async () => {
  const body = { credential: { ...FORGED.credential, id: 'not base64url!' } };
  expect(await app.call('signInWithPasskey', { body })).toMatchObject({ status: 400 });
});

it('requires user verification, and names no account before sign-in', async () => {
  const { body } = await app.call('startPasskeySignIn');
  const { options } = body as { options: Record<string, unknown> };
  expect(options).toMatchObject({ userVerification: 'required', rpId: '127.0.0.1' });
  expect(options['allowCredentials']).toBeUndefined();
});

it('doesn’t remove another person’s passkey', async () => {
  const params = { id: STRANGE_UUID };
  expect((await app.call('removePasskey', { jwt, params })).status).toBe(404);
});

it('refuses to add or remove a passkey in an old session', async () => {
  await app.context.db
    .updateTable('auth.session')
    .set({ createdAt: new Date(Date.now() - 3_600_000).toISOString() } as never)
    .execute();
  const refused = { status: 403, body: { code: 'SIGN_IN_AGAIN' } };
  expect(await app.call('startPasskey', { jwt })).toMatchObject(refused);
  expect(await app.call('removePasskey', { jwt, params: { id: STRANGE_UUID } })).toMatchObject(refused);
});
