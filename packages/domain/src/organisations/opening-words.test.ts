// Proves CH-20.

import { expect, test } from 'vitest';
import { openingWords } from './opening-words.ts';

const words = (now: string, opens: string, readerZone?: string) =>
  openingWords({
    ...{ nowMs: Date.parse(now), opensMs: Date.parse(opens), timeZone: 'America/Los_Angeles', readerZone },
  });

test.each([
  ['early in the morning', '2026-11-24T10:00Z', '2026-11-24T14:00Z', 'We open again today at 6 AM Pacific.'],
  ['in the evening', '2026-11-25T03:00Z', '2026-11-25T14:00Z', 'We open again tomorrow at 6 AM Pacific.'],
  [
    'on the eve of a holiday',
    '2026-11-26T03:00Z',
    '2026-11-27T14:00Z',
    'We’re closed tomorrow. We open again Friday at 6 AM Pacific.',
  ],
  ['on the holiday', '2026-11-26T18:00Z', '2026-11-27T14:30Z', 'We open again tomorrow at 6:30 AM Pacific.'],
  [
    'before a closed week',
    '2026-12-24T03:00Z',
    '2027-01-04T14:00Z',
    'We’re closed tomorrow. We open again Monday, January 4, at 6 AM Pacific.',
  ],
])('the next opening is described %s', (_, now, opens, told) => {
  expect(words(now, opens)).toBe(told);
});

test('adds the viewer’s time in another time zone', () => {
  const eve = ['2026-11-26T03:00Z', '2026-11-27T14:00Z'] as const;
  expect(words(...eve, 'America/New_York')).toContain('Friday at 6 AM Pacific (9 AM Eastern).');
  expect(words('2026-11-27T02:00Z', '2026-11-27T14:00Z', 'Pacific/Auckland')).toMatch(
    /tomorrow at 6 AM Pacific \(Saturday, 3 AM New Zealand/,
  );
});

test('shows one time when the viewer’s clock agrees', () => {
  expect(words('2026-11-25T03:00Z', '2026-11-25T14:00Z', 'America/Tijuana')).toBe(
    'We open again tomorrow at 6 AM Pacific.',
  );
});
