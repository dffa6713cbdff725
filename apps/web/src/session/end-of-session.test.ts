// Proves VA-05.

import { describe, expect, test } from 'vitest';
import { endedPath, signInPath } from './end-of-session.ts';

describe('the sign-in URL', () => {
  test.each([
    ['/account/heloc/dashboard', '/account/heloc/auth/login?redirectUrl=%2Faccount%2Fheloc%2Fdashboard'],
    ['/account/heloc/0f0e/liens', '/account/heloc/auth/login?redirectUrl=%2Faccount%2Fheloc%2F0f0e%2Fliens'],
    ['/account/heloc/register?step=name', '/account/heloc/register'],
    ['/account/heloc/heloc-signer/sign', '/account/heloc/heloc-signer/login'],
    ['/elsewhere', '/account/heloc/auth/login'],
  ])('from %s at %s', (path, expected) => {
    expect(signInPath(path)).toBe(expected);
  });
});

test('the sign-in URL says that the session expired', () => {
  expect(endedPath('/account/heloc/0f0e/liens')).toBe(
    '/account/heloc/auth/login?redirectUrl=%2Faccount%2Fheloc%2F0f0e%2Fliens&ended=true',
  );
  expect(endedPath('/account/heloc/auth/login')).toBe('/account/heloc/auth/login?ended=true');
  expect(endedPath('/account/heloc/register')).toBe('/account/heloc/register');
});
