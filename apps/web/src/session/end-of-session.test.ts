import { RequestError } from '@homeline/contract/client.ts';
import { describe, expect, test } from 'vitest';
import { endedPath, endsSession, signInPath } from './end-of-session.ts';

describe('a session ends', () => {
  const refusal = (status: number, message: string, data?: unknown) =>
    new RequestError(status, '', message, data);

  test('with any 401 but a wrong password', () => {
    expect(endsSession(refusal(401, 'unauthenticated'))).toBe(true);
    expect(endsSession(refusal(401, 'no', { code: 'WRONG_CREDENTIALS', errors: ['no'] }))).toBe(false);
  });

  test('with a 403 that says so', () => {
    expect(endsSession(refusal(403, 'unauthenticated'))).toBe(true);
    expect(endsSession(refusal(403, 'Invalid signature'))).toBe(true);
    expect(endsSession(refusal(403, 'You don’t have permission to do this.'))).toBe(false);
  });

  test('with nothing else', () => {
    expect(endsSession(refusal(0, 'lost'))).toBe(false);
    expect(endsSession(new Error('401'))).toBe(false);
  });
});

describe('one signs in again', () => {
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

test('after a session that ended by itself one signs in where that is said', () => {
  expect(endedPath('/account/heloc/0f0e/liens')).toBe(
    '/account/heloc/auth/login?redirectUrl=%2Faccount%2Fheloc%2F0f0e%2Fliens&ended=true',
  );
  expect(endedPath('/account/heloc/auth/login')).toBe('/account/heloc/auth/login?ended=true');
  expect(endedPath('/account/heloc/register')).toBe('/account/heloc/register');
});
