import type { Call } from '../call.ts';
import { listMessageChoices, saveMessageChoice, unsubscribe } from './message-choices.ts';
import { listNotifications, readNotifications } from './notifications.ts';

export const notificationsCalls = {
  listNotifications,
  readNotifications,
  listMessageChoices,
  saveMessageChoice,
  unsubscribe,
} as const satisfies Record<string, Call>;
