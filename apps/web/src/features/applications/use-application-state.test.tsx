// @vitest-environment happy-dom
// Proves ST-01.

import type { Status } from '@homeline/contract/applications/status.ts';
import { Organisation } from '@homeline/domain/organisations/organisation.ts';
import { organisationInfo } from '@homeline/domain/organisations/organisation-info.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import brand from '../../../../../organisations/homeline/brand.json' with { type: 'json' };
import homeline from '../../../../../organisations/homeline/organisation.json' with { type: 'json' };

const UUID = '5b0c1f3e-2f5d-4a55-9d4c-1d2f6f0f7a11';
const STAGES = ['INITIAL', 'MORE_INFO'];

function status(step: string, clientState: string, page: string): Status {
  return {
    uuid: UUID,
    ...{ step, clientState, page, kind: 'BORROWER_ACTION', since: '2026-03-10T12:00:00.000Z', version: 7 },
    ...{
      pollWaiting: false,
      skipsPolling: false,
      progress: { stage: 'MORE_INFO', stages: STAGES, done: [] },
    },
  } as unknown as Status;
}
const HMDA = status('HMDA_COLLECTION', 'hmda', 'start/hmda');
const FROZEN = status('CREDIT_FROZEN_WITH_PIN', 'creditFrozen', 'error/credit');
const SUMMARY = status('APP_SUBMISSION', 'appSummary', 'start/app-summary');
const answers = { version: 7 } as never;

let answer: () => Promise<Response>;
vi.stubGlobal('fetch', () => answer());
// The page embeds its lender before any module runs.
const lender = Organisation.parse({ ...homeline, brand });
document.body.innerHTML = `<script type="application/json" id="organisation-info">${JSON.stringify(organisationInfo(lender))}</script>`;
const { useApplicationState } = await import('./use-application-state.ts');

/** Every state that was rendered, in order. */
const shown: string[] = [];

const answering = (known: Status) => () => Promise.resolve(Response.json(known));
beforeEach(() => {
  answer = answering(HMDA);
});
afterEach(cleanup);

function useShown() {
  const state = useApplicationState(UUID, answers);
  shown.push(state.position.state);
  return state;
}

async function openAtDemographics() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { result } = renderHook(useShown, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  await vi.waitFor(() => expect(result.current.position).toEqual({ state: 'hmda', isAhead: false }));
  return result;
}
const SAVED = { call: 'saveHmda', sent: {} };

test('starts at the step of the first status', async () => {
  await openAtDemographics();
});

test('moves the borrower on immediately after an answer, before the next status', async () => {
  const result = await openAtDemographics();
  answer = () => new Promise(() => {});
  act(() => result.current.follow(HMDA.step, undefined, SAVED));
  expect(result.current.position).toEqual({ state: 'waitSummary', isAhead: true });
});

test('is confirmed by the next status', async () => {
  const result = await openAtDemographics();
  answer = answering(SUMMARY);
  act(() => result.current.follow(HMDA.step, undefined, SAVED));
  await vi.waitFor(() => expect(result.current.position).toEqual({ state: 'appSummary', isAhead: false }));
});

test('is corrected by a status that names a detour', async () => {
  const result = await openAtDemographics();
  answer = answering(FROZEN);
  act(() => result.current.follow(HMDA.step, undefined, SAVED));
  await vi.waitFor(() => expect(result.current.position).toEqual({ state: 'creditFrozen', isAhead: false }));
});

test('goes straight to the status that the answer itself carries', async () => {
  const result = await openAtDemographics();
  answer = () => new Promise(() => {});
  act(() => result.current.follow(HMDA.step, SUMMARY, SAVED));
  expect(result.current.position).toEqual({ state: 'appSummary', isAhead: false });
});

test('stays ahead when a status cannot be read', async () => {
  const result = await openAtDemographics();
  answer = () => Promise.reject(new TypeError('no network'));
  act(() => result.current.follow(HMDA.step, undefined, SAVED));
  await vi.waitFor(() => expect(result.current.error).not.toBeNull());
  expect(result.current.position).toEqual({ state: 'waitSummary', isAhead: true });
});

test('does not move for an act outside the borrower’s interview', async () => {
  const result = await openAtDemographics();
  answer = answering(HMDA);
  act(() => result.current.follow(HMDA.step, HMDA));
  expect(result.current.position).toEqual({ state: 'hmda', isAhead: false });
});

/** Holds back the next status until it is released. */
function heldBack(known: Status) {
  let release = () => {};
  answer = () =>
    new Promise((resolve) => {
      release = () => resolve(Response.json(known));
    });
  return () => act(async () => release());
}

test('never moves back for a status that was requested before the answer', async () => {
  const result = await openAtDemographics();
  const releaseStale = heldBack(HMDA);
  act(() => result.current.tryAgain());
  const releaseFresh = heldBack(SUMMARY);
  act(() => result.current.follow(HMDA.step, undefined, SAVED));
  shown.length = 0;
  await releaseStale();
  await releaseFresh();
  await vi.waitFor(() => expect(result.current.position).toEqual({ state: 'appSummary', isAhead: false }));
  expect(shown).not.toContain('hmda');
});

test('ignores a status that was requested before an answer that carries a newer one', async () => {
  const result = await openAtDemographics();
  const releaseStale = heldBack(HMDA);
  act(() => result.current.tryAgain());
  act(() => result.current.follow(HMDA.step, SUMMARY, SAVED));
  await releaseStale();
  await act(async () => {});
  expect(result.current.data?.page).toBe('start/app-summary');
  expect(result.current.position).toEqual({ state: 'appSummary', isAhead: false });
});

/** The polls after an action end within half a minute. */
async function pollToTheEnd() {
  for (let seconds = 0; seconds < 40; seconds += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
}

test('keeps the page of a step that an action re-entered', async () => {
  const result = await openAtDemographics();
  vi.useFakeTimers();
  const again = { ...HMDA, since: '2026-03-10T12:05:00.000Z', version: 9 };
  answer = answering(again);
  act(() => result.current.follow(HMDA.step, undefined));
  await pollToTheEnd();
  vi.useRealTimers();
  expect(result.current.data?.since).toBe(again.since);
  expect(result.current.isLost).toBe(false);
});

test('is lost when an action never moves the step', async () => {
  const result = await openAtDemographics();
  vi.useFakeTimers();
  act(() => result.current.follow(HMDA.step, undefined));
  await pollToTheEnd();
  vi.useRealTimers();
  expect(result.current.isLost).toBe(true);
});
