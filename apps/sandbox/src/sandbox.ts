import Fastify from 'fastify';
import { movedClock } from './clock.ts';
import { serveClock } from './control/clock.routes.ts';
import { serveControl } from './control/control.routes.ts';
import { openDesk } from './desk.ts';
import { serveHosted } from './hosted/hosted.routes.ts';
import { openNotaryDesk } from './notary/ending.ts';
import { checkForced, loadPeople } from './people.ts';
import { PROVIDERS } from './providers.ts';
import { serveProviders } from './serve.ts';
import { openStore } from './state.ts';
import { createWebhooks } from './webhooks.ts';

export type SandboxOptions = {
  /** 0 takes a free one. */
  port?: number;
  /** Folders of people; those of a later folder are taken before those of an earlier one who fit as well. */
  personasDirs: readonly string[];
  /** Where webhooks and the clock go. Can be told later. */
  serverUrl?: string | undefined;
  /** The address under which browsers reach the sandbox, when it is not its own. */
  publicUrl?: string | undefined;
  /** Shared with the server: signs webhooks, and is the key with which its clock is moved. */
  webhookSecret?: string | undefined;
  /** Keeps the state over a restart. Absent: in memory. */
  dataDir?: string | undefined;
};

export type Sandbox = {
  readonly url: string;
  setServerUrl(url: string): void;
  stop(): Promise<void>;
};

export const DEFAULT_WEBHOOK_SECRET = 'sandbox-webhook-secret-not-for-production';

const BODY_LIMIT = 40_000_000;
const TICK_MS = 250;

/**
 * Starts the outside world on this machine.
 * @throws Error when a person cannot be read or the port is taken
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const people = loadPeople(options.personasDirs);
  checkForced(people, PROVIDERS);
  const store = openStore(options.dataDir);
  const clock = movedClock(store.state);
  let serverUrl = options.serverUrl;
  let url = '';

  const secret = options.webhookSecret ?? DEFAULT_WEBHOOK_SECRET;
  const webhooks = createWebhooks({ store, clock, secret, serverUrl: () => serverUrl });
  const notary = openNotaryDesk({ clock, webhooks });
  const desk = openDesk({
    store,
    clock,
    people,
    webhooks,
    publicUrl: () => options.publicUrl ?? url,
    end: (hosted) => {
      if (hosted.kind !== 'LINK') void notary.end(hosted).then(store.save);
    },
  });
  const tick = () => {
    if (desk.ripen()) void store.save();
  };

  const app = Fastify({ bodyLimit: BODY_LIMIT, forceCloseConnections: true });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  serveControl(app, { providers: PROVIDERS, desk, store });
  serveClock(app, {
    store,
    clock,
    serverUrl: () => serverUrl,
    sandboxKey: secret,
    tick,
  });
  serveHosted(app, { store, notary });
  serveProviders(app, { providers: PROVIDERS, desk, store, tick });

  url = await app.listen({ port: options.port ?? 0, host: '127.0.0.1' });
  webhooks.resume();
  const ticking = setInterval(tick, TICK_MS).unref();
  return {
    url,
    setServerUrl(next) {
      serverUrl = next;
    },
    async stop() {
      clearInterval(ticking);
      webhooks.stop();
      await app.close();
      await store.save();
    },
  };
}
