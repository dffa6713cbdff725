import { ListedNotification } from '@homeline/domain/notifications/notification.ts';
import * as z from 'zod';
import { call } from '../call.ts';

const PATH = '/service-notification/secure/api/v1/notifications';

/** A person's notifications, newest first, and the applications whose changes bring new ones. */
export const Notifications = z.object({
  notifications: z.array(ListedNotification),
  applications: z.array(z.guid()),
  /** Other people's applications that the person signs. */
  signedApplications: z.array(z.guid()),
});
export type Notifications = z.infer<typeof Notifications>;

export const listNotifications = call({
  name: 'listNotifications',
  method: 'GET',
  path: PATH,
  who: 'SIGNED_IN',
  summary: 'Returns the newest 50 notifications of the signed-in person.',
  answer: Notifications,
});

export const readNotifications = call({
  name: 'readNotifications',
  method: 'POST',
  path: `${PATH}/read`,
  who: 'SIGNED_IN',
  summary: 'Marks notifications of the signed-in person as read; all of them without a list.',
  body: z.object({ uuids: z.array(z.guid()).max(50).optional() }),
  answer: Notifications,
});
