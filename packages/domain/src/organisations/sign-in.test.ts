// Proves CO-03, RO-06, RO-07.

import { describe, expect, it } from 'vitest';
import { SignIn, signInService, staffNeedsSecondFactor } from './sign-in.ts';

const experiment = { customer: 'broker', agent: 'legacy' } as const;

describe('the service that signs a person in', () => {
  it('is the forced provider for customers and agents', () => {
    for (const mode of ['broker', 'legacy'] as const)
      for (const userType of ['customer', 'agent'] as const)
        expect(signInService({ mode, experiment }, userType)).toBe(mode);
  });

  it('is otherwise chosen by the experiment, separately for agents', () => {
    expect(signInService({ mode: 'optimizely', experiment }, 'customer')).toBe('broker');
    expect(signInService({ mode: 'optimizely', experiment }, 'agent')).toBe('legacy');
    expect(signInService({ mode: 'optimizely', experiment }, 'agent', 'folder')).toBe('legacy');
    expect(signInService({ mode: 'optimizely', experiment }, 'agent', 'broker')).toBe('broker');
  });
});

describe('the address of an identity provider', () => {
  const accepts = (url: string) =>
    SignIn.safeParse({ mode: 'broker', experiment, issuer: { name: 'ID', url, clientId: 'homeline' } })
      .success;

  it.each([
    ['https://id.example', true],
    ['http://127.0.0.1:4000', true],
    ['http://id.example', false],
    ['ftp://id.example', false],
    ['id.example', false],
  ])('%s may be used: %s', (url, allowed) => {
    expect(accepts(url)).toBe(allowed);
  });
});

it('asks staff for a second factor outside a trial, unless their lender chose otherwise', () => {
  expect(staffNeedsSecondFactor({}, { isTrial: false })).toBe(true);
  expect(staffNeedsSecondFactor({}, { isTrial: true })).toBe(false);
  expect(staffNeedsSecondFactor({ staffSecondFactor: 'OPTIONAL' }, { isTrial: false })).toBe(false);
  expect(staffNeedsSecondFactor({ staffSecondFactor: 'REQUIRED' }, { isTrial: true })).toBe(true);
});
