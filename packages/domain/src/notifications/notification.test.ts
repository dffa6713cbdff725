// Proves SH-08.

import { expect, it } from 'vitest';
import { type ListedNotification, momentsOf, shownNotifications } from './notification.ts';

const notification = (number: number, status: ListedNotification['status']): ListedNotification => ({
  uuid: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  ...{
    title: `Message ${number}`,
    description: '',
    created: '2026-03-10T17:00:00.000Z',
    status,
    asks: false,
    ctas: [],
  },
});
const of = (status: ListedNotification['status'], count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => notification(from + index, status));

it('shows the 8 newest unread notifications while any is unread', () => {
  const all = [...of('READ', 1), ...of('UNREAD', 10, 1), ...of('READ', 5, 11)];
  expect(shownNotifications(all).map(({ title }) => title)).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `Message ${number}`),
  );
});

it('shows all once all are read', () => {
  expect(shownNotifications(of('READ', 12))).toHaveLength(12);
  expect(shownNotifications([])).toEqual([]);
});

it('groups only notifications within a minute that link to the same page', () => {
  const at = (number: number, time: string, redirectPath?: string): ListedNotification => ({
    ...notification(number, 'READ'),
    created: `2026-03-10T17:${time}.000Z`,
    ctas: redirectPath === undefined ? [] : [{ title: 'Open', redirectPath }],
  });
  const all = [
    ...[at(1, '05:00', '/a'), at(2, '04:20', '/a'), at(3, '04:00', '/a')],
    ...[at(4, '03:59', '/a'), at(5, '03:59', '/b'), at(6, '03:58'), at(7, '03:58')],
  ];
  expect(momentsOf(all).map((moment) => moment.map(({ title }) => title.slice(-1)).join(''))).toEqual([
    ...['123', '4', '5', '6', '7'],
  ]);
});
