/** Copy for the notifications menu. */
export const notificationsCopy = {
  open: (asked: number) => (asked > 0 ? `Notifications, ${asked} for you to act on` : 'Notifications'),
  title: 'Notifications',
  none: 'No Notifications',
  unread: 'Unread',
  moment: (title: string, others: number) => `${title}, and ${others} more`,
  all: 'Show all',
  fewer: 'Show fewer',
  readAll: 'Mark all as read',
  failed: 'We couldn’t load your notifications.',
} as const;
