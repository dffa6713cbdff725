// Proves CA-38, ER-01.

import { getProfile } from '@homeline/contract/accounts/get-profile.ts';
import { beforeEach, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();
const assign = vi.fn<(to: string) => void>();
const location = { pathname: '', search: '', origin: 'https://lender.example', assign };

vi.stubGlobal('document', {
  getElementById: () => ({ textContent: JSON.stringify({ baseUrl: '', orgCode: 'homeline' }) }),
});
vi.stubGlobal('window', { location });
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});
const { sessionClient } = await import('@homeline/client/session/session-client.ts');
const { endSession } = await import('./end-of-session.ts');

beforeEach(() => {
  kept.set('jwt', 'a-token');
  assign.mockClear();
});

/** Makes a call from the page at `path`; the server refuses it with `status` and `message`. */
async function refused(path: string, status: number, message: string): Promise<RequestInit | undefined> {
  location.pathname = path;
  let sent: RequestInit | undefined;
  const client = sessionClient(endSession, {
    fetch: async (_, init) => {
      sent = init;
      return Response.json({ errors: [message] }, { status });
    },
  });
  await expect(client(getProfile, {})).rejects.toMatchObject({ status });
  return sent;
}

test.each([
  [
    401,
    'unauthenticated',
    '/account/heloc/dashboard',
    '/account/heloc/auth/login?redirectUrl=%2Faccount%2Fheloc%2Fdashboard&ended=true',
  ],
  [403, 'unauthenticated', '/account/heloc/heloc-signer/sign', '/account/heloc/heloc-signer/login'],
  [403, 'invalid signature', '/account/heloc/register', '/account/heloc/register'],
])('a %i saying “%s” clears the session and leads from %s to %s', async (status, message, path, to) => {
  await refused(path, status, message);
  expect(kept.has('jwt')).toBe(false);
  expect(assign.mock.calls).toEqual([[to]]);
});

test('another 403 keeps the session', async () => {
  await refused('/account/heloc/dashboard', 403, 'You don’t have permission to do this.');
  expect(kept.get('jwt')).toBe('a-token');
  expect(assign).not.toHaveBeenCalled();
});

test('every request names the page’s origin', async () => {
  const sent = await refused('/account/heloc/dashboard', 403, 'no');
  expect(sent?.headers).toMatchObject({ origin: 'https://lender.example', 'x-org': 'homeline' });
});
