// @vitest-environment happy-dom
// Proves SE-03.

import { logOut } from '@homeline/contract/accounts/log-in.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';

document.body.innerHTML =
  '<script type="application/json" id="organisation-info">{"baseUrl":"","orgCode":"homeline"}</script>';
const signedOut: string[] = [];
vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
  if (url.endsWith(logOut.path)) signedOut.push(headers['authorization'] ?? '');
  return new Response(null, { status: 204 });
});
const { enter } = await import('./enter.ts');

describe('a person who signs in', () => {
  const jwtOf = (sub: string, sid: string) => `head.${btoa(JSON.stringify({ sub, sid }))}.signature`;
  beforeEach(() => {
    localStorage.clear();
    signedOut.length = 0;
  });

  test('ends the session of another person who is still signed in here', () => {
    enter(jwtOf('ann', '1'));
    enter(jwtOf('ben', '2'));
    expect(signedOut).toEqual([`Bearer ${jwtOf('ann', '1')}`]);
  });

  test('keeps their own session, in which a chat may go on', () => {
    enter(jwtOf('ann', '1'));
    enter(jwtOf('ann', '2'));
    expect(signedOut).toEqual([]);
  });
});
