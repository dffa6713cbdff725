import { afterEach, expect, test, vi } from 'vitest';
import { sessionReplay } from './session-replay.ts';

afterEach(() => vi.unstubAllGlobals());

const SAFE = { id: 'visit-1', url: 'https://replay.example.com/v/1' };

test('sends the recording of this visit', () => {
  vi.stubGlobal('sessionReplay', { ...SAFE, other: 'left out' });
  expect(sessionReplay()).toEqual(SAFE);
});

test.each([
  undefined,
  {},
  { ...SAFE, id: '' },
  { ...SAFE, id: 'a\nheader' },
  { ...SAFE, id: 'x'.repeat(101) },
  { ...SAFE, url: 'http://replay.example.com' },
  { ...SAFE, url: 'https://replay.example.com/v?person=1' },
  { ...SAFE, url: undefined },
])('sends nothing of %j', (given) => {
  vi.stubGlobal('sessionReplay', given);
  expect(sessionReplay()).toBeUndefined();
});
