// Proves SH-11.

import { expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

const NOW = Date.parse('2026-03-10T17:00:00.000Z');
const ago = (minutes: number) => relativeTime(new Date(NOW - minutes * 60_000).toISOString(), NOW);

it('counts whole minutes, hours, days and weeks', () => {
  expect([0, 1, 59, 60, 23 * 60, 24 * 60, 6 * 24 * 60, 7 * 24 * 60].map(ago)).toEqual([
    ...['just now', '1 minute ago', '59 minutes ago', '1 hour ago'],
    ...['23 hours ago', '1 day ago', '6 days ago', '1 week ago'],
  ]);
});

it('uses the page’s language', () => {
  const before = (minutes: number) => relativeTime(new Date(NOW - minutes * 60_000).toISOString(), NOW, 'es');
  expect([0, 1, 120, 7 * 24 * 60].map(before)).toEqual([
    ...['ahora mismo', 'hace 1 minuto', 'hace 2 horas', 'hace 1 semana'],
  ]);
});

it('shows a date after 4 weeks', () => {
  expect(ago(4 * 7 * 24 * 60 - 1)).toBe('3 weeks ago');
  expect(ago(4 * 7 * 24 * 60)).toBeUndefined();
});

it('is never in the future, even with clock skew', () => {
  expect(ago(-5)).toBe('just now');
});
