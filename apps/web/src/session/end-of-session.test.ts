import { RequestError } from '@homeline/contract/client.ts';
import { describe, expect, test } from 'vitest';
import { endedPath, endsSession, signInPath } from './end-of-session.ts';

describe('a session has ended', () => {
  const refusal = (status: number, message: string, data?: unknown) =>
    new RequestError(status, '', message, data);

  test('for any 401 except a wrong password', () => {
    expect(endsSession(refusal(401, 'unauthenticated'))).toBe(true);
    expect(endsSession(refusal(401, 'no', { code: 'WRONG_CREDENTIALS', errors: ['no'] }))).toBe(false);
  });

  test('for a 403 with one of its two messages', () => {
    expect(endsSession(refusal(403, 'unauthenticated'))).toBe(true);
    expect(endsSession(refusal(403, 'Invalid signature'))).toBe(true);
    expect(endsSession(refusal(403, 'You don’t have permission to do this.'))).toBe(false);
  });

  test('for nothing else', () => {
    expect(endsSession(refusal(0, 'lost'))).toBe(false);
    expect(endsSession(new Error('401'))).toBe(false);
  });
});

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
