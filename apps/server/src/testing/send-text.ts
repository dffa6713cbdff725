import type { TestApp } from './app.ts';
import { type Signing, sendWebhook } from './send-webhook.ts';

/** The number in the sample lender's folder, and that of the lenders without one. */
export const [HOMELINE_NUMBER, SHARED_NUMBER] = ['+18885550143', '+15555550100'];

type Text = { from: string; to?: string | undefined; text?: string; asksFor?: string; at?: string };

/** Sends a reply to a text message as the messaging provider does. Returns the status of the answer. */
export function sendText(
  app: TestApp,
  { to = HOMELINE_NUMBER, text = 'STOP', at = app.context.clock.now(), ...more }: Text,
  signing: Signing = {},
): Promise<number> {
  const body = { port: 'messaging', event: 'TEXT_RECEIVED', to, text, at, ...more };
  return sendWebhook(app, 'messaging', body, signing);
}
