// Proves SH-08.

import { expect, it } from 'vitest';
import { type Notification, shownNotifications } from './notification.ts';

const notification = (number: number, status: Notification['status']): Notification => ({
  uuid: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  ...{ title: `Message ${number}`, description: '', created: '2026-03-10T17:00:00.000Z', status, ctas: [] },
});
const of = (status: Notification['status'], count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => notification(from + index, status));

it('shows the 8 newest unread notifications while any is unread', () => {
  const all = [...of('READ', 1), ...of('UNREAD', 10, 1), ...of('READ', 5, 11)];
  expect(shownNotifications(all).map(({ title }) => title)).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `Message ${number}`),
  );
});

it('shows all once every one is read', () => {
  expect(shownNotifications(of('READ', 12))).toHaveLength(12);
  expect(shownNotifications([])).toEqual([]);
});
