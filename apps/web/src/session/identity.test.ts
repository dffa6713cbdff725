// @vitest-environment happy-dom
// Proves ER-13, RO-05, RO-06.

import { getBrokerIdentity, getLegacyIdentity } from '@homeline/contract/accounts/broker.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const UUID = '0f0e0d0c-0000-4000-8000-000000000001';
const BROKER = {
  ...{ identityUuid: UUID, organizationCode: 'homeline', userType: 'CUSTOMER', email: 'ann@example.com' },
  ...{ updatedAt: '2026-11-23T12:00:00.000Z', isManageable: true, activeLegacyCustomerOrgs: [] },
};
const LEGACY = {
  ...{ uuid: UUID, organizationCode: 'homeline', profileType: 'APPLICANT', passwordExpired: false },
  ...{ updatedDate: '2026-11-23T12:00:00.000Z', twoFactorEnabled: false, totpVerified: false, aliases: [] },
};

document.body.innerHTML =
  '<script type="application/json" id="organisation-info">{"baseUrl":"","orgCode":"homeline"}</script>';
let answer: (url: string) => Promise<Response>;
vi.stubGlobal('fetch', (url: string) => answer(url));
const { findIdentity } = await import('./identity.ts');
const { token } = await import('@homeline/client/session/token.ts');

type Outcome = 'DOWN' | number | object;

/** Makes the two services answer. */
function services(broker: Outcome, legacy: Outcome): void {
  const answers: readonly [string, Outcome][] = [
    [getBrokerIdentity.path.replace('{userType}', 'customer'), broker],
    [getLegacyIdentity.path, legacy],
  ];
  answer = async (url) => {
    const outcome = answers.find(([path]) => url.endsWith(path))?.[1] ?? 404;
    if (outcome === 'DOWN') throw new TypeError('Failed to fetch');
    return typeof outcome === 'number'
      ? Response.json({ code: 'NOT_FOUND', errors: ['Not found.'] }, { status: outcome })
      : Response.json(outcome);
  };
}

beforeEach(() => token.save('a.token.here'));

describe('the signed-in person', () => {
  it('is known at the broker, which wins', async () => {
    services(BROKER, LEGACY);
    expect(await findIdentity()).toEqual({ uuid: UUID, service: 'broker' });
  });

  it.each<[string, Outcome]>([
    ['is down', 'DOWN'],
    ['fails', 500],
    ['doesn’t know them', 404],
  ])('is known at the legacy service when the broker %s', async (_, broker) => {
    services(broker, LEGACY);
    expect(await findIdentity()).toEqual({ uuid: UUID, service: 'legacy' });
  });

  it('isn’t found when both fail, and is signed out here', async () => {
    services(404, 'DOWN');
    await expect(findIdentity()).rejects.toThrow('User not found');
    expect(token.read()).toBeUndefined();
  });
});
