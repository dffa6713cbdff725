import type { Context } from '../context.ts';
import type { Trx } from '../db/tables.ts';
import type { WebhookPort } from '../vendors/webhook.ts';

/** Records a webhook's id. Returns false if it was received before. */
export async function isNewWebhook(
  trx: Trx,
  { clock }: Context,
  port: WebhookPort,
  id: string,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('webhook_event')
    .values({ port, id, received_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}
