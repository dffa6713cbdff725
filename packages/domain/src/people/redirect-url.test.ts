import { describe, expect, it } from 'vitest';
import published from './identifiers.cases.json' with { type: 'json' };
import { isAllowedRedirect } from './redirect-url.ts';

describe('where sign-in may lead', () => {
  it.each(published.loginRedirect)('$input: $allowed', ({ input, allowed }) => {
    expect(isAllowedRedirect(input)).toBe(allowed);
  });

  it.each(['//evil.example', '/a//evil', '/a\\evil', '/a\tb', ''])('never to %j', (url) => {
    expect(isAllowedRedirect(url)).toBe(false);
  });
});
