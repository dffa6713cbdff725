import { randomUUID } from 'node:crypto';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import type { StepMessage } from '@homeline/domain/workflow/stage-copy.ts';
import { STEP_COPY } from '@homeline/domain/workflow/step-copy.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/tables.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import type { EncryptionContext } from '../../sealing/seal.ts';
import type { EmailMessage } from '../../vendors/messaging/port.ts';
import { emailTo } from './email-to.ts';

const BATCH = 50;

/** Queues the messages of the steps just reached, in the same transaction. An application gets each message once. */
export async function announce(
  trx: Trx,
  context: Context,
  of: ApplicationKey,
  reached: readonly StepName[],
  facts: Facts,
): Promise<void> {
  for (const step of reached) {
    const { message } = STEP_COPY[step];
    if (!message || (await wasAnnounced(trx, of, step))) continue;
    await leaveMessage(trx, context, of, facts, step, message);
  }
}

/** Queues an e-mail to the borrower with a link to their account. It goes out after the transaction commits. */
export async function leaveMessage(
  trx: Trx,
  context: Context,
  of: ApplicationKey,
  facts: Facts,
  template: string,
  message: StepMessage,
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

/** Sends the queued messages, oldest first. The reference is an idempotency key: a retry does not arrive twice. */
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
      // The provider would fail the next ones too.
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
