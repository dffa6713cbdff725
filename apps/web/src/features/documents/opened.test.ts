// Proves RU-50.

import { beforeEach, expect, it, vi } from 'vitest';
import { noteOpened, openedOf } from './opened.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

it('counts documents opened on another device and in this tab as read', () => {
  noteOpened('one', 'here');
  const documents = [
    { uuid: 'there', openedAt: '2026-03-10T17:00:00.000Z' },
    { uuid: 'here' },
    { uuid: 'unread' },
  ];
  expect(openedOf('one', documents)).toEqual(['there', 'here']);
  expect(openedOf('another', documents)).toEqual(['there']);
});
