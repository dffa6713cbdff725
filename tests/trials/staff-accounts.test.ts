import { CALLS, type CallName } from '@homeline/contract/calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { totpCode, totpStep } from '../../apps/server/src/modules/accounts/second-factor/totp.ts';
import { PORTS, providerSettings } from '../../apps/server/src/settings.ts';
import { type Installation, startInstallation } from '../journeys/installation.ts';
import { call, logIn } from './asking.ts';

const TIMEOUT_MS = 240_000;
const OWN_PASSWORD = 'copper violin harbor mistake';
const UUID = '00000000-0000-4000-8000-000000000001';

/** An installation as a lender runs it: its own providers, and no sandbox. */
const REAL_PROVIDERS = Object.fromEntries(
  PORTS.flatMap((port) => [
    [providerSettings(port).url, `https://${port}.provider.example`],
    [providerSettings(port).key, `sandbox-${port}`],
    [`${port.toUpperCase()}_WEBHOOK_SECRET`, `the secret of the webhooks of ${port}`],
  ]),
);

let installation: Installation;
let email: string;
let initial: string;
beforeAll(async () => {
  installation = await startInstallation('pglite', { SANDBOX_URL: '', ...REAL_PROVIDERS });
  ({ email, password: initial } = installation.staff);
}, TIMEOUT_MS);
afterAll(() => installation?.stop());

const codeOf = async (answer: Promise<{ body: Readonly<Record<string, never>> }>) =>
  String((await answer).body['code']);

/** Makes every call of staff, and returns those that were let in. Who lacks the right learns nothing, not even that there is such a call. */
async function allowed(jwt: string): Promise<string[]> {
  const names = Object.values(CALLS)
    .filter(({ who }) => who === 'STAFF')
    .map(({ name }) => name as CallName);
  const answers = await Promise.all(
    names.map(async (name) => {
      const params = new Proxy({}, { get: () => UUID });
      const isRead = CALLS[name].method === 'GET';
      const { status } = await call(installation, name, { params, jwt, ...(isRead ? {} : { body: {} }) });
      return [name, status] as const;
    }),
  );
  return answers
    .filter(([, status]) => status !== 403 && status !== 404)
    .map(([name, status]) => `${name} ${status}`);
}

describe('the first member of staff of a lender’s own installation', () => {
  let jwt: string;

  it('signs in with the initial password for nothing but another one', async () => {
    expect(await codeOf(logIn(installation, email, { password: initial }))).toBe('NEW_PASSWORD_REQUIRED');
    for (const newPassword of [initial, 'Password1234', email])
      expect(
        (await call(installation, 'logIn', { body: { email, password: initial, newPassword } })).status,
        newPassword,
      ).toBe(400);
    const body = { email, password: initial, newPassword: OWN_PASSWORD };
    const signedIn = await call(installation, 'logIn', { body });
    expect(signedIn.status, signedIn.text).toBe(200);
    jwt = String(signedIn.body['jwt']);
    expect(await codeOf(logIn(installation, email, { password: initial }))).toBe('WRONG_CREDENTIALS');
  });

  it('may do nothing of staff before a second factor', async () => {
    expect(await allowed(jwt)).toEqual([]);
  });

  it('may do nothing in the session in which it was turned on, and everything after signing in with a code', async () => {
    const { body } = await call(installation, 'startTotp', { jwt });
    const secret = String(body['secret']);
    const confirmed = await call(installation, 'confirmTotp', {
      ...{ jwt, body: { code: totpCode(secret, totpStep(Date.now()) - 1) } },
    });
    expect(confirmed.status, confirmed.text).toBe(200);
    expect(await codeOf(logIn(installation, email, { password: OWN_PASSWORD }))).toBe(
      'SECOND_FACTOR_REQUIRED',
    );
    const [code] = confirmed.body['recoveryCodes'] as unknown as string[];
    const given = { email, password: OWN_PASSWORD, code };
    const signedIn = await call(installation, 'logIn', { body: given });
    expect(signedIn.status, signedIn.text).toBe(200);
    expect((await allowed(String(signedIn.body['jwt']))).length).toBeGreaterThan(20);
    expect(await codeOf(call(installation, 'logIn', { body: given }))).toBe('WRONG_CODE');
  });

  it('may not turn the second factor off and keep the rights', async () => {
    const { status } = await call(installation, 'removeTotp', { jwt });
    if (status === 204) expect(await allowed(jwt)).toEqual([]);
    else expect(status).toBeGreaterThanOrEqual(400);
  });
});
