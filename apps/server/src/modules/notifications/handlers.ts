import type { notificationsCalls } from '@homeline/contract/notifications/calls.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { listMessageChoices, saveMessageChoice, unsubscribe } from './message-choices.ts';
import { listNotifications, readNotifications } from './notifications.ts';

export const notificationsHandlers = {
  listNotifications,
  readNotifications,
  listMessageChoices,
  saveMessageChoice,
  unsubscribe,
} satisfies HandlersOf<typeof notificationsCalls>;
