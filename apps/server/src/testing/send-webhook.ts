import { createHmac, randomUUID } from 'node:crypto';
import { type TestApp, WEBHOOK_SECRET } from './app.ts';

/** How a webhook is signed; as the provider of its port signs a new one unless given. */
export type Signing = {
  readonly id?: string | undefined;
  readonly secret?: string | undefined;
  readonly sentAtMs?: number | undefined;
};

/** Returns the secret that signs the webhooks of a port. */
export const webhookSecret = (port: string) => `${WEBHOOK_SECRET} ${port}`;

/** Sends a webhook signed over its bytes, as a provider does. Returns the status of the answer. */
export async function sendWebhook(
  app: TestApp,
  port: string,
  body: object,
  { id = randomUUID(), secret = webhookSecret(port), sentAtMs = Date.now() }: Signing = {},
): Promise<number> {
  const payload = JSON.stringify(body);
  const timestamp = String(Math.floor(sentAtMs / 1000));
  const { status } = await app.send({
    method: 'POST',
    url: `/service-webhooks/external/api/v1/${port}`,
    headers: {
      'content-type': 'application/json',
      'x-webhook-id': id,
      'x-webhook-timestamp': timestamp,
      'x-webhook-signature': createHmac('sha256', secret)
        .update(`${id}.${timestamp}.${payload}`)
        .digest('hex'),
    },
    payload,
  });
  return status;
}
