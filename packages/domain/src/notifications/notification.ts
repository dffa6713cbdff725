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
export type Notification = z.infer<typeof Notification>;

const MOST_UNREAD = 8;

/** How many notifications a closed list shows. */
export const COLLAPSED = 3;

/**
 * Returns the notifications that the menu shows: the newest unread ones if any are unread, otherwise all.
 * @param newestFirst every notification of the person
 */
export function shownNotifications(newestFirst: readonly Notification[]): readonly Notification[] {
  const unread = newestFirst.filter(({ status }) => status === 'UNREAD');
  return unread.length > 0 ? unread.slice(0, MOST_UNREAD) : newestFirst;
}
