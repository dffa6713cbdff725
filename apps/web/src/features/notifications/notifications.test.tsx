// @vitest-environment happy-dom

import { type Part, server } from '@homeline/client/testing/fake-server.ts';
import {
  listNotifications,
  type Notifications,
  readNotifications,
} from '@homeline/contract/notifications/notifications.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';

const AT = '2026-03-05T18:00:00.000Z';
type Item = Part<Notifications['notifications'][number]>;
const item = (number: number, more: Item = {}): Item => ({
  ...{
    uuid: `${number}1111111-1111-4111-8111-111111111111`,
    title: `Title ${number}`,
    status: 'READ',
    created: AT,
  },
  ...more,
});

/** Opens the menu over the settings. */
async function open(...notifications: readonly Item[]) {
  server.answers(listNotifications, { notifications });
  const router = openPage('/dashboard/settings');
  const bell = await screen.findByRole('button', { name: /^Notifications/ });
  return { router, bell, list: () => within(document.querySelector('#notifications') as HTMLElement) };
}

describe('the notifications of a person', () => {
  it('say when there are none', async () => {
    const { bell, list } = await open();
    await waitFor(() => expect(list().queryByText('No Notifications')).not.toBeNull());
    expect(bell.getAttribute('aria-label')).toBe('Notifications');
    expect(list().queryByText('Mark all as read')).toBeNull();
  });

  it('count unread ones that ask for something, until all are read', async () => {
    const asking = { status: 'UNREAD', asks: true } as const;
    const news = { status: 'UNREAD', asks: false } as const;
    const { bell, list } = await open(
      item(1, asking),
      item(2, asking),
      item(3, news),
      item(4, { asks: true }),
    );
    await waitFor(() => expect(bell.getAttribute('aria-label')).toBe('Notifications, 2 for you to act on'));
    server.answers(readNotifications, { notifications: [item(1), item(2), item(3)] });
    await userEvent.click(list().getByText('Mark all as read'));
    await waitFor(() => expect(bell.getAttribute('aria-label')).toBe('Notifications'));
    expect(server.received(readNotifications)).toHaveLength(1);
  });

  it('are shown a few at first', async () => {
    const { list } = await open(...[1, 2, 3, 4, 5, 6, 7, 8].map((number) => item(number)));
    await waitFor(() => expect(list().queryByText('Title 1')).not.toBeNull());
    expect(list().queryByText('Title 8')).toBeNull();
    await userEvent.click(list().getByText('Show all'));
    list().getByText('Title 8');
    await userEvent.click(list().getByText('Show fewer'));
    expect(list().queryByText('Title 8')).toBeNull();
  });

  it('of one moment are grouped in a row that opens', async () => {
    const ctas = [{ title: 'Open your application', redirectPath: '/an-application' }];
    const { list } = await open(item(1, { ctas }), item(2, { ctas }), item(3));
    const row = await waitFor(() => list().getByText('Title 1, and 1 more'));
    const details = row.closest('details');
    expect(details?.open).toBe(false);
    await userEvent.click(row);
    expect(details?.open).toBe(true);
    within(details as HTMLElement).getByText('Title 2');
    expect(details?.textContent).not.toContain('Title 3');
  });

  it('say when they can’t be loaded', async () => {
    server.refuses(listNotifications, 'UNAVAILABLE');
    openPage('/dashboard/settings');
    await screen.findByText('We couldn’t load your notifications.');
    expect(screen.queryByText('No Notifications')).toBeNull();
  });
});
