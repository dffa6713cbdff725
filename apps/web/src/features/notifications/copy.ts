/** Copy for the notifications menu. */
export const notificationsCopy = {
  open: (unread: number) => (unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'),
  title: 'Notifications',
  none: 'No Notifications',
  unread: 'Unread',
  moment: (title: string, others: number) => `${title}, and ${others} more`,
  all: 'Show all',
  fewer: 'Show fewer',
  readAll: 'Mark all as read',
  failed: 'We couldn’t load your notifications.',
} as const;
