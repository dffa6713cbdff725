import type {
  listWebhooks as call,
  ReceivedWebhook,
  WebhookOutcome,
} from '@homeline/contract/operations/list-webhooks.ts';
import type { Handler } from '../../http/handler.ts';

const PAGE_SIZE = 50;

const ACCEPTED: readonly WebhookOutcome[] = ['RECORDED', 'CONTRADICTED', 'NOTIFIED', 'NO_EFFECT', 'REPEATED'];

/** Lists the webhooks of the lender's applications, and those of no application, from a cursor on. */
export const listWebhooks: Handler<typeof call> = async ({ organisation, query }, { db }) => {
  const { provider, rejected, after } = query;
  let received = db
    .selectFrom('webhook_receipt as receipt')
    .leftJoin('application', (join) =>
      join
        .onRef('application.organisation', '=', 'receipt.organisation')
        .onRef('application.id', '=', 'receipt.application_id'),
    )
    .select(['number', 'port', 'outcome', 'received_at', 'count', 'application.id', 'loan_number'])
    .where((eb) =>
      eb.or([eb('receipt.organisation', '=', organisation), eb('receipt.organisation', 'is', null)]),
    );
  if (provider) received = received.where('port', '=', provider);
  if (rejected) received = received.where('outcome', 'not in', ACCEPTED);
  if (after) received = received.where('number', '<', after);
  const rows = await received
    .orderBy('number', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute();
  const webhooks = rows.slice(0, PAGE_SIZE).map(
    ({ number, port, outcome, received_at, count, id, loan_number }): ReceivedWebhook => ({
      ...{ number: String(number), count, receivedAt: received_at.toISOString() },
      provider: port as ReceivedWebhook['provider'],
      outcome: outcome as WebhookOutcome,
      ...(id && { application: { uuid: id, loanNumber: loan_number ?? '' } }),
    }),
  );
  const last = webhooks.at(-1);
  return { webhooks, ...(last && rows.length > PAGE_SIZE && { next: last.number }) };
};
