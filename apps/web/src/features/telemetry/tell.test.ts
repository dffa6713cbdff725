// @vitest-environment happy-dom
// Proves CA-11, CA-43, ER-14, TE-04.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const KEY = {
  uuid: '0f0e0d0c-0000-4000-8000-000000000001',
  epoch: 1,
  trackerUuid: '0f0e0d0c-0000-4000-8000-000000000002',
};
const VIEW = { event: 'PAGE_VIEW', eventType: 'PAGE', dontDedupe: true } as const;
const BASE_URL = 'https://events.example.com/keep';
const sent: { path: string; headers: HeadersInit | undefined; body: Record<string, unknown> }[] = [];
let answer: (path: string) => Response | undefined = () => undefined;
vi.stubGlobal('fetch', async (url: string, { body, headers }: RequestInit) => {
  const path = url.replace(BASE_URL, '');
  sent.push({ path, headers, body: JSON.parse(String(body)) });
  const usual = () =>
    path.endsWith('/session') ? Response.json({ sessionKey: KEY }) : new Response(null, { status: 204 });
  return answer(path) ?? usual();
});
document.body.innerHTML =
  '<script type="application/json" id="organisation-info">{"baseUrl":"","eventsBaseUrl":"https://events.example.com/keep","orgCode":"homeline"}</script>';
const { tell } = await import('./tell.ts');
const { currentVisit, forgetVisit } = await import('./visit.ts');
const { chooseTracking } = await import('./tracking-choice.ts');
const { keepPilotParameter } = await import('./first-url.ts');
const paths = () => sent.map(({ path }) => path);

beforeEach(() => {
  localStorage.clear();
  forgetVisit();
  sent.length = 0;
  answer = () => undefined;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('starts one visit, stores it, and reports each page', async () => {
  await Promise.all([tell(VIEW), tell(VIEW)]);
  await tell(VIEW);
  expect(paths()).toEqual(['/ft/visitor/session', ...Array.from({ length: 3 }, () => '/ft/visitor/event')]);
  expect(sent.at(-1)?.body).toMatchObject({ ...VIEW, sessionKey: KEY, productType: 'HELOC' });
  expect(JSON.parse(localStorage.getItem('telemetrySession') ?? '')).toEqual(KEY);
});

it('gives up on a visit after three tries, with the specified message, without disturbing the page', async () => {
  answer = () => Response.json({ errors: ['Down'] }, { status: 503 });
  const told = tell(VIEW);
  await vi.runAllTimersAsync();
  await told;
  await tell(VIEW);
  expect(paths()).toEqual(Array.from({ length: 3 }, () => '/ft/visitor/session'));
  await expect(currentVisit()).rejects.toMatchObject({
    status: 500,
    message: 'An error occurred while establishing a session, retries failed.',
  });
});

it('starts another visit when the server no longer knows it', async () => {
  await tell(VIEW);
  let refusals = 1;
  answer = (path) =>
    path.endsWith('/event') && refusals-- > 0 ? Response.json({ errors: [] }, { status: 404 }) : undefined;
  await tell(VIEW);
  expect(paths().slice(2)).toEqual(['/ft/visitor/event', '/ft/visitor/session', '/ft/visitor/event']);
});

it('sends nothing offline, or for a person who opted out of tracking', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await tell(VIEW);
  vi.restoreAllMocks();
  Object.assign(navigator, { globalPrivacyControl: true });
  await tell(VIEW);
  Object.assign(navigator, { globalPrivacyControl: undefined });
  expect(sent).toEqual([]);
  expect(localStorage.getItem('telemetrySession')).toBeNull();
});

it('sends nothing for a person who opted out on this device, and removes its stored data', async () => {
  keepPilotParameter(new URL('http://localhost/account/heloc/?DDP_Pilot=true'));
  localStorage.setItem('tracker', KEY.trackerUuid);
  await tell(VIEW);
  sent.length = 0;
  chooseTracking(false);
  await tell(VIEW);
  expect(sent).toEqual([]);
  for (const key of ['telemetrySession', 'DDP_Pilot', 'tracker'])
    expect(localStorage.getItem(key), key).toBeNull();
  chooseTracking(true);
  await tell(VIEW);
  expect(paths()).toEqual(['/ft/visitor/session', '/ft/visitor/event']);
});

it('drops queued events and stored data when the person opts out meanwhile', async () => {
  keepPilotParameter(new URL('http://localhost/account/heloc/?DDP_Pilot=true'));
  localStorage.setItem('tracker', KEY.trackerUuid);
  answer = () => Response.json({ errors: ['Down'] }, { status: 503 });
  const told = Promise.all([tell(VIEW), tell(VIEW)]);
  await vi.advanceTimersByTimeAsync(0);
  expect(paths()).toEqual(['/ft/visitor/session']);
  answer = () => undefined;
  Object.assign(navigator, { globalPrivacyControl: true });
  await vi.runAllTimersAsync();
  await told;
  Object.assign(navigator, { globalPrivacyControl: undefined });
  expect(paths()).toEqual(['/ft/visitor/session']);
  expect(localStorage.length).toBe(0);
  sent.length = 0;
  await tell(VIEW);
  expect(paths()).toEqual(['/ft/visitor/session', '/ft/visitor/event']);
});

it('removes stored data when the browser later asks not to track', async () => {
  keepPilotParameter(new URL('http://localhost/account/heloc/?DDP_Pilot=true'));
  await tell(VIEW);
  sent.length = 0;
  Object.assign(navigator, { globalPrivacyControl: true });
  await tell(VIEW);
  Object.assign(navigator, { globalPrivacyControl: undefined });
  expect(sent).toEqual([]);
  expect(localStorage.length).toBe(0);
});

it('never sends the session token, which a lender’s own service would see', async () => {
  localStorage.setItem('jwt', 'a.b.c');
  await tell(VIEW);
  expect(paths()).toEqual(['/ft/customer/session', '/ft/customer/event']);
  expect(JSON.stringify(sent)).not.toContain('a.b.c');
});

it('keeps and reports the pilot from the first URL', async () => {
  keepPilotParameter(new URL('http://localhost/account/heloc/?DDP_Pilot=true&email=avery@example.com'));
  expect(localStorage.getItem('DDP_Pilot')).toBe('true');
  await tell(VIEW);
  expect(sent.map(({ body }) => body['queryParams'])).toEqual([{ DDP_Pilot: 'true' }, { DDP_Pilot: 'true' }]);
});
