import { createHmac, randomUUID } from 'node:crypto';
import { type TestApp, WEBHOOK_SECRET } from './app.ts';

/** The number in the sample lender's folder, and that of the lenders without one. */
export const [HOMELINE_NUMBER, SHARED_NUMBER] = ['+18885550143', '+15555550100'];

type Text = { from: string; to?: string | undefined; text?: string; asksFor?: string; at?: string };
type Sending = { id?: string; secret?: string; sentAtMs?: number };

/** Sends a reply to a text message as the messaging provider does, signed over its bytes. Returns the status of the answer. */
export async function sendText(
  app: TestApp,
  { to = HOMELINE_NUMBER, text = 'STOP', at = app.context.clock.now(), ...more }: Text,
  { id = randomUUID(), secret = `${WEBHOOK_SECRET} messaging`, sentAtMs = Date.now() }: Sending = {},
): Promise<number> {
  const payload = JSON.stringify({ port: 'messaging', event: 'TEXT_RECEIVED', to, text, at, ...more });
  const timestamp = String(Math.floor(sentAtMs / 1000));
  const { status } = await app.send({
    method: 'POST',
    url: '/service-webhooks/external/api/v1/messaging',
    headers: {
      'content-type': 'application/json',
      ...{ 'x-webhook-id': id, 'x-webhook-timestamp': timestamp },
      'x-webhook-signature': createHmac('sha256', secret)
        .update(`${id}.${timestamp}.${payload}`)
        .digest('hex'),
    },
    payload,
  });
  return status;
}
