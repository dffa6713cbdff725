import { randomUUID } from 'node:crypto';
import type { Facts, FactWrite } from '@homeline/domain/facts/facts.ts';
import { messageOf } from '@homeline/domain/workflow/fact-message.ts';
import type { StepMessage } from '@homeline/domain/workflow/stage-copy.ts';
import { type Arrival, messageAt } from '@homeline/domain/workflow/step-message.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/tables.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import type { EncryptionContext } from '../../sealing/seal.ts';
import type { EmailMessage } from '../../vendors/messaging/port.ts';
import { emailTo } from './email-to.ts';

const BATCH = 50;

/** Queues the message of the step that the application has just reached, in the caller's transaction. */
export async function queueStepMessage(
  trx: Trx,
  context: Context,
  key: ApplicationKey,
  arrival: Arrival,
  facts: Facts,
): Promise<void> {
  const message = messageAt(arrival, await wasQueued(trx, key, arrival.step.id));
  if (message) await queueMessage(trx, context, key, facts, arrival.step.id, message);
}

/** Queues the messages about facts just written, in the caller's transaction. */
export async function queueFactMessages(
  trx: Trx,
  context: Context,
  key: ApplicationKey,
  written: readonly FactWrite[],
  facts: Facts,
): Promise<void> {
  for (const { fact } of written) {
    const message = messageOf(fact);
    if (message) await queueMessage(trx, context, key, facts, fact, message);
  }
}

/** Queues an email to the borrower with a link to their account. A job sends it after the transaction commits. */
export async function queueMessage(
  trx: Trx,
  context: Context,
  key: ApplicationKey,
  facts: Facts,
  template: string,
  message: StepMessage,
): Promise<void> {
  if (!facts.contact) return;
  const uuid = randomUUID();
  const email = emailTo(context, key, facts, { ...message, page: 'dashboard' });
  await trx
    .insertInto('outbox')
    .values({
      organisation: key.organisation,
      uuid,
      application_id: key.applicationId,
      channel: 'EMAIL',
      template,
      message: context.sealing.seal(JSON.stringify(email), encryptionContextOf(key.applicationId, uuid)),
      created_at: context.clock.now(),
    })
    .execute();
}

async function wasQueued(
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

/** Sends the queued messages, oldest first. Each message's UUID is its idempotency key, so a retry isn't delivered twice. */
export async function sendOutbox({ db, sealing, vendors, clock, log }: Context): Promise<void> {
  const unsent = await db
    .selectFrom('outbox')
    .select(['organisation', 'uuid', 'application_id', 'message'])
    .where('sent_at', 'is', null)
    .orderBy('created_at')
    .limit(BATCH)
    .execute();
  for (const { organisation, uuid, application_id: fileNumber, message } of unsent) {
    const email = JSON.parse(sealing.open(message, encryptionContextOf(fileNumber, uuid))) as EmailMessage;
    const sent = await vendors.messaging.email.ask({ ...email, reference: uuid, fileNumber });
    if (!sent.ok) {
      log.warn({ application: fileNumber, failure: sent.failure.failed }, 'A message could not be sent');
      // The provider is down: the remaining messages would fail too.
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

function encryptionContextOf(application: string, uuid: string): EncryptionContext {
  return { application, field: `outbox ${uuid}` };
}
