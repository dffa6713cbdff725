import type { notificationsCalls } from '@homeline/contract/notifications/calls.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { listNotifications, readNotifications } from './notifications.ts';

export const notificationsHandlers = {
  listNotifications,
  readNotifications,
} satisfies HandlersOf<typeof notificationsCalls>;
