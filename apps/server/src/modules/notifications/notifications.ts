import { randomUUID } from 'node:crypto';
import type {
  listNotifications as listCall,
  Notifications,
  readNotifications as readCall,
} from '@homeline/contract/notifications/notifications.ts';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/tables.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import type { Handler } from '../../http/handler.ts';
import type { EncryptionContext } from '../../sealing/seal.ts';

const MOST = 50;

type Content = { readonly title: string; readonly description: string };

/** Keeps a notification for the borrower of an application, in the caller's transaction. */
export async function keepNotification(
  trx: Trx,
  { sealing, clock }: Context,
  { organisation, applicationId }: ApplicationKey,
  content: Content,
): Promise<void> {
  const uuid = randomUUID();
  const sealed = sealing.seal(JSON.stringify(content), notificationEncryptionContext(uuid));
  await sql`
    insert into notification (organisation, uuid, identity, application_id, content, created_at)
    select organisation, ${uuid}::uuid, owner, id, ${sealed}, ${clock.now()}::timestamptz
    from application where organisation = ${organisation} and id = ${applicationId}::uuid`.execute(trx);
}

/** Lists the caller's notifications, newest first. */
export const listNotifications: Handler<typeof listCall> = ({ organisation, caller }, context) =>
  notificationsOf(context, organisation, caller.identity);

/** Marks the caller's notifications as read. */
export const readNotifications: Handler<typeof readCall> = async (
  { body: { uuids }, organisation, caller },
  context,
) => {
  let unread = context.db
    .updateTable('notification')
    .set({ read_at: context.clock.now() })
    .where('organisation', '=', organisation)
    .where('identity', '=', caller.identity)
    .where('read_at', 'is', null);
  if (uuids) unread = unread.where('uuid', 'in', uuids.length > 0 ? uuids : [randomUUID()]);
  await unread.execute();
  return notificationsOf(context, organisation, caller.identity);
};

async function notificationsOf(
  { db, sealing }: Context,
  organisation: string,
  identity: string,
): Promise<Notifications> {
  const rows = await db
    .selectFrom('notification')
    .selectAll()
    .where('organisation', '=', organisation)
    .where('identity', '=', identity)
    .orderBy('created_at', 'desc')
    .orderBy('uuid')
    .limit(MOST)
    .execute();
  const applications = await db
    .selectFrom('application')
    .select('id')
    .where('organisation', '=', organisation)
    .where('owner', '=', identity)
    .orderBy('created_at', 'desc')
    .limit(5)
    .execute();
  return {
    notifications: rows.map(({ uuid, application_id, content, created_at, read_at }) => ({
      uuid,
      ...(JSON.parse(sealing.open(content, notificationEncryptionContext(uuid))) as Content),
      created: created_at.toISOString(),
      status: read_at ? 'READ' : 'UNREAD',
      ctas: [{ title: 'Open your application', redirectPath: `/${application_id}` }],
    })),
    applications: applications.map(({ id }) => id),
  };
}

/** Returns the encryption context of a notification. */
export function notificationEncryptionContext(uuid: string): EncryptionContext {
  return { application: 'notification', field: `notification ${uuid}` };
}
