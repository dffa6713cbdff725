// Proves VA-05.

import { describe, expect, it } from 'vitest';
import published from './identifiers.cases.json' with { type: 'json' };
import { isAllowedRedirect } from './redirect-url.ts';

describe('a redirect after sign-in', () => {
  it.each(published.loginRedirect)('to $input is allowed: $allowed', ({ input, allowed }) => {
    expect(isAllowedRedirect(input)).toBe(allowed);
  });

  it.each(['//evil.example', '/a//evil', '/a\\evil', '/a\tb', ''])('is never allowed to %j', (url) => {
    expect(isAllowedRedirect(url)).toBe(false);
  });
});
