// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { oauthReturn } from './oauth-return.ts';

const OPENED = {
  application: '3f1c2b8e-9a4d-4c1e-8b7a-2d5e6f708192',
  step: 'bank/disburse',
  linkToken: 'https://link.example/open',
};

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

it('returns to a provider’s link page opened within the last four hours, not to an older one', () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-10T12:00:00Z') });
  oauthReturn.save(OPENED);
  vi.setSystemTime(Date.parse('2026-03-10T15:59:59Z'));
  expect(oauthReturn.read()).toEqual(OPENED);
  vi.setSystemTime(Date.parse('2026-03-10T16:00:00Z'));
  expect(oauthReturn.read()).toBeUndefined();
});
