// @vitest-environment happy-dom
// Proves CA-10, CO-52.

import { beforeEach, expect, it, vi } from 'vitest';

const KNOWN = '0f0e0d0c-0000-4000-8000-000000000001';
const VISITOR = '0f0e0d0c-0000-4000-8000-000000000002';
let known: string | undefined;
const saved: unknown[] = [];
let calls = 0;
vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
  calls += 1;
  if (method !== 'PATCH') return Response.json({ trackerUuid: known });
  const sent = JSON.parse(String(body));
  saved.push(sent);
  known ??= sent.optimizelyProfileUuid;
  return new Response(null, { status: 204 });
});
document.body.innerHTML =
  '<script type="application/json" id="organisation-info">{"baseUrl":"","orgCode":"homeline"}</script>';
const { recordTracker } = await import('./tracker.ts');

beforeEach(() => {
  localStorage.clear();
  saved.length = 0;
});

it('adopts the person’s identifier from another device', async () => {
  known = KNOWN;
  await recordTracker();
  expect(localStorage.getItem('tracker')).toBe(KNOWN);
  expect(saved).toEqual([]);
});

it('sends the identifier of a person without a stored one, and keeps it', async () => {
  known = undefined;
  await recordTracker();
  const own = localStorage.getItem('tracker');
  expect(saved).toEqual([{ optimizelyProfileUuid: own }]);
  await recordTracker();
  expect(localStorage.getItem('tracker')).toBe(own);
  expect(saved).toHaveLength(1);
});

it('joins the visitor’s identifier to the person’s, and continues with the person’s', async () => {
  known = KNOWN;
  localStorage.setItem('tracker', VISITOR);
  await recordTracker();
  expect(saved).toEqual([{ optimizelyProfileUuid: VISITOR }]);
  expect(localStorage.getItem('tracker')).toBe(KNOWN);
});

it('gives the visitor’s identifier to a person without one', async () => {
  known = undefined;
  localStorage.setItem('tracker', VISITOR);
  await recordTracker();
  expect(saved).toEqual([{ optimizelyProfileUuid: VISITOR }]);
  expect(localStorage.getItem('tracker')).toBe(VISITOR);
});

it.each([
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
])('requests and stores nothing when the browser sends %s', async (signal, value) => {
  Object.defineProperty(navigator, signal, { value, configurable: true });
  calls = 0;
  await recordTracker();
  Reflect.deleteProperty(navigator, signal);
  expect(calls).toBe(0);
  expect(localStorage.getItem('tracker')).toBeNull();
});
