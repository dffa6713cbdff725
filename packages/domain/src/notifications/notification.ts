import * as z from 'zod';

/** A dashboard notification, with its links. */
export const Notification = z.object({
  uuid: z.guid(),
  title: z.string(),
  description: z.string(),
  created: z.iso.datetime(),
  status: z.enum(['UNREAD', 'READ']),
  walletAddress: z.string().optional(),
  ctas: z.array(z.object({ title: z.string(), redirectPath: z.string() })),
});

/** A notification in a person's list, which says more than the entity. */
export const ListedNotification = Notification.extend({
  /** Asks the person for something: the bell counts only these. */
  asks: z.boolean(),
});
export type ListedNotification = z.infer<typeof ListedNotification>;

const MOST_UNREAD = 8;

/** Returns how many notifications still ask the person for something. */
export function askedCount(notifications: readonly ListedNotification[]): number {
  return notifications.filter(({ status, asks }) => status === 'UNREAD' && asks).length;
}

/** How many notifications a closed list shows. */
export const COLLAPSED = 3;

/**
 * Returns the notifications that the menu shows: the newest unread ones if any are unread, otherwise all.
 * @param newestFirst every notification of the person
 */
export function shownNotifications(
  newestFirst: readonly ListedNotification[],
): readonly ListedNotification[] {
  const unread = newestFirst.filter(({ status }) => status === 'UNREAD');
  return unread.length > 0 ? unread.slice(0, MOST_UNREAD) : newestFirst;
}

const MOMENT_MS = 60_000;

/** Groups the notifications of one moment: those that lead to the same page and came within a minute of the newest. */
export function momentsOf(
  newestFirst: readonly ListedNotification[],
): readonly (readonly ListedNotification[])[] {
  const moments: ListedNotification[][] = [];
  for (const notification of newestFirst) {
    const newest = moments.at(-1)?.[0];
    const path = notification.ctas[0]?.redirectPath;
    const isSame =
      newest !== undefined &&
      path !== undefined &&
      newest.ctas[0]?.redirectPath === path &&
      Date.parse(newest.created) - Date.parse(notification.created) <= MOMENT_MS;
    if (isSame) moments.at(-1)?.push(notification);
    else moments.push([notification]);
  }
  return moments;
}
