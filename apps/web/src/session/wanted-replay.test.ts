// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { chooseTracking } from '../features/telemetry/tracking-choice.ts';
import { wantedReplay } from './wanted-replay.ts';

afterEach(() => localStorage.clear());

it('returns the visit’s session replay only once the person agreed, and until they opt out', () => {
  const replay = { id: 'visit-1', url: 'https://replay.example.com/visit-1' };
  Object.assign(globalThis, { sessionReplay: replay });
  expect(wantedReplay()).toBeUndefined();
  chooseTracking(true);
  expect(wantedReplay()).toEqual(replay);
  chooseTracking(false);
  expect(wantedReplay()).toBeUndefined();
});
