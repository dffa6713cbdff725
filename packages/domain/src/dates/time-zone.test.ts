import { expect, it } from 'vitest';
import { zoneWords } from './time-zone.ts';

it.each([
  ['America/New_York', 'Eastern Time'],
  ['America/Phoenix', 'Mountain Standard Time'],
  ['UTC', 'UTC'],
])('names the time zone %s as %s', (zone, words) => {
  expect(zoneWords(zone)).toBe(words);
});
