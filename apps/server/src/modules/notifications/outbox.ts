import { randomUUID } from 'node:crypto';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/database.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import type { EncryptionContext } from '../../sealing/seal.ts';
import type { EmailMessage } from '../../vendors/messaging/port.ts';
import { emailTo } from './email-to.ts';
import { MESSAGES, type Message } from './messages.ts';

const BATCH = 50;

/** Writes the messages that belong to the steps just reached, in the transaction that reached them. Each once for an application. */
export async function announce(
  trx: Trx,
  context: Context,
  of: ApplicationKey,
  reached: readonly StepName[],
  facts: Facts,
): Promise<void> {
  for (const step of reached) {
    const message = MESSAGES[step];
    if (!message || (await wasAnnounced(trx, of, step))) continue;
    await leaveMessage(trx, context, of, facts, step, message);
  }
}

/** Writes a message to the borrower that leads to their account. It is sent once the transaction has committed. */
export async function leaveMessage(
  trx: Trx,
  context: Context,
  of: ApplicationKey,
  facts: Facts,
  template: string,
  message: Message,
): Promise<void> {
  if (!facts.contact) return;
  const uuid = randomUUID();
  const email = emailTo(context, of, facts, { ...message, page: 'dashboard' });
  await trx
    .insertInto('outbox')
    .values({
      organisation: of.organisation,
      uuid,
      application_id: of.applicationId,
      channel: 'EMAIL',
      template,
      message: context.sealing.seal(JSON.stringify(email), placeOf(of.applicationId, uuid)),
      created_at: context.clock.now(),
    })
    .execute();
}

async function wasAnnounced(
  trx: Trx,
  { organisation, applicationId }: ApplicationKey,
  step: StepName,
): Promise<boolean> {
  const row = await trx
    .selectFrom('outbox')
    .select('uuid')
    .where('organisation', '=', organisation)
    .where('application_id', '=', applicationId)
    .where('template', '=', step)
    .executeTakeFirst();
  return row !== undefined;
}

/** Sends what is written and not sent, oldest first. Sent again under the same reference a message still arrives once. */
export async function sendOutbox({ db, sealing, vendors, clock, log }: Context): Promise<void> {
  const unsent = await db
    .selectFrom('outbox')
    .select(['organisation', 'uuid', 'application_id', 'message'])
    .where('sent_at', 'is', null)
    .orderBy('created_at')
    .limit(BATCH)
    .execute();
  for (const { organisation, uuid, application_id: fileNumber, message } of unsent) {
    const email = JSON.parse(sealing.open(message, placeOf(fileNumber, uuid))) as EmailMessage;
    const sent = await vendors.messaging.email.ask({ ...email, reference: uuid, fileNumber });
    if (!sent.ok) {
      log.warn({ application: fileNumber, failure: sent.failure.failed }, 'A message could not be sent');
      // The next ones would meet the same provider.
      return;
    }
    await db
      .updateTable('outbox')
      .set({ sent_at: clock.now() })
      .where('organisation', '=', organisation)
      .where('uuid', '=', uuid)
      .execute();
  }
}

function placeOf(application: string, uuid: string): EncryptionContext {
  return { application, field: `outbox ${uuid}` };
}
