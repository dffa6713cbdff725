import { randomUUID } from 'node:crypto';
import type {
  listNotifications as listCall,
  Notifications,
  readNotifications as readCall,
} from '@homeline/contract/notifications/notifications.ts';
import { isStepName, type StepName, stepOf } from '@homeline/domain/workflow/steps.ts';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/tables.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import { signedApplications } from '../../facts/signed-applications.ts';
import type { Handler } from '../../http/handler.ts';
import type { EncryptionContext } from '../../sealing/seal.ts';
import { type Person, walletsOf } from '../wallet/wallets.ts';

const MOST = 50;
/** Open pages follow these. Older applications seldom have news. */
const MOST_FOLLOWED = 10;

type Content = {
  readonly title: string;
  readonly description: string;
  /** Asks the person for something. The step says it for a notification that announces one. */
  readonly asks?: true;
};

/**
 * Keeps a notification for the borrower of an application, in the caller's transaction.
 * @param step the step that it announces: once the application leaves it, the notification no longer matters and counts as read
 */
export async function keepNotification(
  trx: Trx,
  context: Context,
  key: ApplicationKey,
  content: Content,
  step?: StepName,
): Promise<void> {
  const { owner } = await trx
    .selectFrom('application')
    .select('owner')
    .where('organisation', '=', key.organisation)
    .where('id', '=', key.applicationId)
    .executeTakeFirstOrThrow();
  await keepFor(trx, context, key, owner, content, step);
}

/** Keeps a notification for a signer of an application, in the caller's transaction. A signer who never signed in has no account to keep it in. */
export async function keepSignerNotification(
  trx: Trx,
  context: Context,
  key: ApplicationKey,
  signer: string,
  content: Content,
): Promise<void> {
  const invitation = await trx
    .selectFrom('signer_invitation')
    .select('identity')
    .where('organisation', '=', key.organisation)
    .where('application_id', '=', key.applicationId)
    .where('signer', '=', signer)
    .executeTakeFirst();
  if (invitation?.identity) await keepFor(trx, context, key, invitation.identity, { ...content, asks: true });
}

async function keepFor(
  trx: Trx,
  { sealing, clock }: Context,
  { organisation, applicationId }: ApplicationKey,
  identity: string,
  content: Content,
  step?: StepName,
): Promise<void> {
  const uuid = randomUUID();
  await trx
    .insertInto('notification')
    .values({
      ...{ organisation, uuid, identity, application_id: applicationId, created_at: clock.now(), step },
      content: sealing.seal(JSON.stringify(content), notificationEncryptionContext(uuid)),
    })
    .execute();
}

/** Lists the caller's notifications, newest first. */
export const listNotifications: Handler<typeof listCall> = ({ organisation, caller }, context) =>
  notificationsOf(context, { organisation, identity: caller.identity });

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
  return notificationsOf(context, { organisation, identity: caller.identity });
};

async function notificationsOf(context: Context, person: Person): Promise<Notifications> {
  const { db, sealing } = context;
  const { organisation, identity } = person;
  const rows = await db
    .selectFrom('notification')
    .innerJoin('application', (join) =>
      join
        .onRef('application.organisation', '=', 'notification.organisation')
        .onRef('application.id', '=', 'notification.application_id'),
    )
    .leftJoin('projection', (join) =>
      join
        .onRef('projection.organisation', '=', 'notification.organisation')
        .onRef('projection.application_id', '=', 'notification.application_id'),
    )
    .select(['uuid', 'notification.application_id', 'content', 'notification.created_at', 'read_at'])
    .select(['application.owner', 'notification.step', 'projection.step as current'])
    .where('notification.organisation', '=', organisation)
    .where('identity', '=', identity)
    .orderBy('notification.created_at', 'desc')
    .orderBy('uuid')
    .limit(MOST)
    .execute();
  const applications = await db
    .selectFrom('application')
    .select('id')
    .where('organisation', '=', organisation)
    .where('owner', '=', identity)
    .orderBy('created_at', 'desc')
    .limit(MOST_FOLLOWED)
    .execute();
  const signed = await signedApplications(db, person);
  const walletAddress = await walletAddresses(context, person);
  return {
    notifications: rows.map(
      ({ uuid, application_id, content, created_at, read_at, owner, step, current }) => ({
        uuid,
        ...walletAddress.get(application_id),
        ...asked(JSON.parse(sealing.open(content, notificationEncryptionContext(uuid))) as Content, step),
        created: created_at.toISOString(),
        status: read_at || (step && step !== current) ? 'READ' : 'UNREAD',
        ctas: [owner === identity ? toApplication(application_id) : TO_SIGNING],
      }),
    ),
    applications: applications.map(({ id }) => id),
    signedApplications: signed.slice(0, MOST_FOLLOWED).map(({ applicationId }) => applicationId),
  };
}

/** Says whether a notification asks for something. */
function asked({ title, description, asks }: Content, step: string | null) {
  // The first one only welcomes: the page of its step is open.
  const isTheirs =
    step !== null && step !== 'IN_PROGRESS' && isStepName(step) && stepOf(step).kind === 'BORROWER_ACTION';
  return { title, description, asks: asks ?? isTheirs };
}

const toApplication = (uuid: string) => ({ title: 'Open your application', redirectPath: `/${uuid}` });

/** Links to the documents that a person signs on another person's application. */
const TO_SIGNING = { title: 'See what you sign', redirectPath: '/heloc-signer/resume' };

/** Returns the address of a person's first wallet for each of their crypto lines, in the form of a notification. */
async function walletAddresses(
  context: Context,
  person: Person,
): Promise<ReadonlyMap<string, { walletAddress: string }>> {
  const [wallet] = await walletsOf(context.db, context, person);
  if (!wallet) return new Map();
  const { rows } = await sql<{ id: string }>`
    select application.id from application
    join fact on fact.organisation = application.organisation and fact.application_id = application.id
    where application.organisation = ${person.organisation} and application.owner = ${person.identity}
      and fact.name = 'origin' and fact.value ->> 'isCrypto' = 'true'`.execute(context.db);
  return new Map(rows.map(({ id }) => [id, { walletAddress: wallet.address }]));
}

/** Returns the encryption context of a notification. */
export function notificationEncryptionContext(uuid: string): EncryptionContext {
  return { application: 'notification', field: `notification ${uuid}` };
}
