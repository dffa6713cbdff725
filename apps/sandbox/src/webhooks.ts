import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { realSeconds, type SandboxClock } from './clock.ts';
import { takeFault } from './faults.ts';
import type { Store, Webhook } from './state.ts';

const FIRST_RETRY_MS = 250;
const MAX_RETRY_MS = 30_000;
const TIMEOUT_MS = 10_000;
const LATE_MS = 2_000;

export type Webhooks = {
  /** Queues and sends a webhook. It's resent with growing delays until the server accepts it. */
  send(port: string, event: Record<string, unknown>): void;
  /** Hands an email that came back to the server, as its mail server does. */
  sendMail(mail: string): void;
  /** Resumes deliveries that a restart interrupted. */
  resume(): void;
  stop(): void;
};

type Options = { store: Store; clock: SandboxClock; secret: string; serverUrl: () => string | undefined };

/** Creates the sender of signed provider webhooks to the server. */
export function createWebhooks({ store, clock, secret, serverUrl }: Options): Webhooks {
  const stopped = new AbortController();
  /** The first attempt of each port's newest webhook. The next one waits for it, to keep their order. */
  const firstTries = new Map<string, Promise<void>>();
  const held = new Map<string, Webhook>();

  async function attempt(webhook: Webhook): Promise<boolean> {
    const url = serverUrl();
    if (!url) return false;
    webhook.tries += 1;
    try {
      const timestamp = String(realSeconds());
      const answer = await fetch(
        `${url}/service-webhooks/external/api/v1/${webhook.isMail ? 'returned-mail' : webhook.port}`,
        {
          method: 'POST',
          headers: {
            'content-type': webhook.isMail ? 'message/rfc822' : 'application/json',
            'x-webhook-id': webhook.id,
            'x-webhook-timestamp': timestamp,
            'x-webhook-signature': sign(`${secret} ${webhook.port}`, webhook.id, timestamp, webhook.body),
          },
          body: webhook.body,
          signal: AbortSignal.any([stopped.signal, AbortSignal.timeout(TIMEOUT_MS)]),
        },
      );
      await answer.arrayBuffer();
      webhook.lastStatus = answer.status;
      if (answer.ok) webhook.delivery = 'DELIVERED';
      return answer.ok;
    } catch {
      return false;
    } finally {
      await store.save();
    }
  }

  async function retry(webhook: Webhook): Promise<void> {
    for (
      let delayMs = FIRST_RETRY_MS;
      !stopped.signal.aborted;
      delayMs = Math.min(delayMs * 2, MAX_RETRY_MS)
    ) {
      await wait(delayMs, undefined, { signal: stopped.signal, ref: false }).catch(() => {});
      if (stopped.signal.aborted || (await attempt(webhook))) return;
    }
  }

  function deliver(webhook: Webhook, times = 1): void {
    const first = (firstTries.get(webhook.port) ?? Promise.resolve()).then(async () => {
      if (stopped.signal.aborted) return;
      for (let time = 0; time < times; time++) if (!(await attempt(webhook))) void retry(webhook);
    });
    firstTries.set(webhook.port, first);
  }

  function release(port: string): void {
    const late = held.get(port);
    held.delete(port);
    if (late) deliver(late);
  }

  return {
    send(port, event) {
      const id = randomUUID();
      const webhook: Webhook = {
        id,
        port,
        at: clock.now(),
        body: JSON.stringify({ id, port, ...event }),
        delivery: 'WAITING',
        tries: 0,
      };
      store.state.webhooks.push(webhook);
      const fault = takeFault(store.state, port, 'WEBHOOK');
      if (fault?.name === 'LATE_WEBHOOK') {
        held.set(port, webhook);
        void wait(LATE_MS, undefined, { signal: stopped.signal, ref: false }).then(
          () => release(port),
          () => {},
        );
        return;
      }
      deliver(webhook, fault?.name === 'DUPLICATE_WEBHOOK' ? 2 : 1);
      release(port);
    },
    sendMail(body) {
      const state = { delivery: 'WAITING', tries: 0 } as const;
      const webhook: Webhook = {
        ...{ id: randomUUID(), port: 'messaging', isMail: true, at: clock.now(), body },
        ...state,
      };
      store.state.webhooks.push(webhook);
      deliver(webhook);
    },
    resume() {
      for (const webhook of store.state.webhooks) if (webhook.delivery === 'WAITING') deliver(webhook);
    },
    stop: () => stopped.abort(),
  };
}

function sign(secret: string, id: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('hex');
}
