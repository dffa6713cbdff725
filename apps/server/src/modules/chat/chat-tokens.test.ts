import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { movableClock } from '../../clock.ts';
import { createChatTokens } from './chat-tokens.ts';

const NOW = Date.parse('2026-12-01T20:00:00Z');
const KEY = { organisation: 'homeline', chat: '7c9e6679-7425-40de-944b-e07fc1f90ae7' };
const HOLDER = { organisation: 'homeline', identity: 'ann', session: 'session' };
const clock = movableClock();
const tokens = createChatTokens('a secret of this installation', clock);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

it('issues a chat’s token for six hours', async () => {
  const { token, expiration } = await tokens.issue(KEY);
  expect(expiration).toBe('2026-12-02T02:00:00.000Z');
  vi.setSystemTime(NOW + 6 * 3_600_000 - 1000);
  expect(await tokens.read(token)).toEqual(KEY);
  vi.setSystemTime(NOW + 6 * 3_600_000);
  expect(await tokens.read(token)).toBeUndefined();
});

it('follows the installation’s clock, wherever it was moved', async () => {
  const { token, issuedAt } = await tokens.issue(KEY);
  expect(issuedAt).toBe('2026-12-01T20:00:00.000Z');
  clock.moveTo(6 * 3_600_000);
  expect(await tokens.read(token)).toBeUndefined();
  const later = await tokens.issue(KEY);
  expect(later.expiration).toBe('2026-12-02T08:00:00.000Z');
  clock.moveTo(0);
});

it('issues a nonce for two and a half minutes', async () => {
  const nonce = await tokens.issueNonce(HOLDER);
  vi.setSystemTime(NOW + 149_000);
  expect(await tokens.readNonce(nonce)).toEqual(HOLDER);
  vi.setSystemTime(NOW + 150_000);
  expect(await tokens.readNonce(nonce)).toBeUndefined();
});

it('rejects a token of another installation, a changed token, and a nonce', async () => {
  const { token } = await tokens.issue(KEY);
  const nonce = await tokens.issueNonce(HOLDER);
  expect(await createChatTokens('another secret', clock).read(token)).toBeUndefined();
  const [header, , signature] = token.split('.');
  const changed = btoa(JSON.stringify({ ...HOLDER, sub: KEY.chat, org: 'harborview' })).replace(/=+$/, '');
  expect(await tokens.read(`${header}.${changed}.${signature}`)).toBeUndefined();
  expect(await tokens.read(`${btoa('{"alg":"none"}')}.${changed}.`)).toBeUndefined();
  expect(await tokens.read(nonce)).toBeUndefined();
  expect(await tokens.readNonce(token)).toBeUndefined();
});
