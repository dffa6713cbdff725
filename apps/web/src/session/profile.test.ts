// @vitest-environment happy-dom
// Proves ER-04.

import { expect, it, vi } from 'vitest';

let status = 401;
vi.stubGlobal('fetch', async () => Response.json({ code: 'UNAUTHENTICATED', errors: ['no'] }, { status }));
document.body.innerHTML =
  '<script type="application/json" id="organisation-info">{"baseUrl":"","orgCode":"homeline"}</script>';
const { fetchProfile } = await import('./profile.ts');
const { token } = await import('@homeline/client/session/token.ts');

it.each([
  [500, 'a.token.here'],
  [401, undefined],
])('a profile that fails with %s says so, and the stored token is then %s', async (failure, left) => {
  status = failure;
  token.save('a.token.here');
  await expect(fetchProfile()).rejects.toThrow('Failed to fetch profile details');
  expect(token.read()).toBe(left);
});
