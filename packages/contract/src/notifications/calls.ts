import type { Call } from '../call.ts';
import { listNotifications, readNotifications } from './notifications.ts';

export const notificationsCalls = {
  listNotifications,
  readNotifications,
} as const satisfies Record<string, Call>;
