// @vitest-environment happy-dom
// Proves VA-05.

import '../../chat/testing/lender-page.ts';
import { expect, it } from 'vitest';

const { pathAfterSignIn } = await import('./after-sign-in.ts');

it.each([
  ['/dashboard/settings', '/dashboard/settings'],
  ['/account/heloc/dashboard/settings', '/dashboard/settings'],
  ['https://elsewhere.example', '/dashboard'],
  ['//elsewhere.example', '/dashboard'],
  [null, '/dashboard'],
])('leads from %s to %s', (redirectUrl, path) => {
  expect(pathAfterSignIn(redirectUrl)).toBe(path);
});
