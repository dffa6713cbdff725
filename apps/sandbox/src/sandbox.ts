import Fastify from 'fastify';
import { serveAnchors } from './anchors/anchors.routes.ts';
import { createChatAgents } from './chat/agent.ts';
import { serveChats } from './chat/chat.routes.ts';
import { serveChatStandIn } from './chat/stand-in.ts';
import { createClock } from './clock.ts';
import { serveClock } from './control/clock.routes.ts';
import { serveControl } from './control/control.routes.ts';
import { serveHostedFlows } from './hosted/hosted.routes.ts';
import { serveLanguageModel } from './language-model/language-model.routes.ts';
import { serveTextReplies } from './messaging/replies.routes.ts';
import { serveNamedProviders } from './named-providers.ts';
import { createNotaryService } from './notary/notary-service.ts';
import { createOrderProcessor } from './order-processor.ts';
import { checkForced, loadPeople } from './people.ts';
import { PROVIDERS } from './providers.ts';
import { createBucket, serveS3 } from './s3/s3.ts';
import { serveProviders } from './serve.ts';
import { openStore } from './state.ts';
import { createWebhooks } from './webhooks.ts';

export type SandboxOptions = {
  /** 0 chooses a free port. */
  port?: number;
  /** Folders of people. Among equal matches, a later folder wins. */
  personasDirs: readonly string[];
  /** Where webhooks and clock changes go. May be set later. */
  serverUrl?: string | undefined;
  /** The server's address for browsers and providers, if it differs from where webhooks go. */
  serverPublicUrl?: string | undefined;
  /** The sandbox's address for browsers, if it differs from its own. */
  publicUrl?: string | undefined;
  /** Shared with the server: signs webhooks and authorizes clock changes. */
  webhookSecret?: string | undefined;
  /** Keeps the state across restarts; without it, the state is in memory. */
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
 * Starts the sandbox.
 * @throws Error when a person can't be read or the port is taken
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const people = loadPeople(options.personasDirs);
  checkForced(people, PROVIDERS);
  const store = openStore(options.dataDir);
  const clock = createClock(store.state);
  let serverUrl = options.serverUrl;
  let url = '';

  const secret = options.webhookSecret ?? DEFAULT_WEBHOOK_SECRET;
  const webhooks = createWebhooks({ store, clock, secret, serverUrl: () => serverUrl });
  const notary = createNotaryService({ clock, webhooks });
  const orders = createOrderProcessor({
    store,
    clock,
    people,
    webhooks,
    publicUrl: () => options.publicUrl ?? url,
    end: (hosted) => {
      if (hosted.kind !== 'LINK') void notary.end(hosted).then(store.save);
    },
  });
  const chatDesk = { store, clock, url: () => url };
  const agents = createChatAgents({
    desk: chatDesk,
    secret,
    serverUrl: () => serverUrl,
    serverPublicUrl: options.serverPublicUrl,
  });
  const tick = () => {
    if (orders.completeDueOrders()) void store.save();
  };

  const app = Fastify({ bodyLimit: BODY_LIMIT, forceCloseConnections: true });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  serveControl(app, { providers: PROVIDERS, orders, store });
  serveClock(app, {
    store,
    clock,
    serverUrl: () => serverUrl,
    sandboxKey: secret,
    tick,
  });
  serveTextReplies(app, { store, clock, webhooks });
  serveAnchors(app, store);
  serveS3(app, createBucket('files'));
  serveLanguageModel(app);
  serveHostedFlows(app, { store, notary });
  serveChats(app, store, agents);
  for (const standIn of agents.standIns) serveChatStandIn(app, { ...chatDesk, secret }, standIn);
  serveNamedProviders(app, {
    ...{ store, clock, orders, secret },
    url: () => url,
    publicUrl: () => options.publicUrl ?? url,
    serverUrl: () => serverUrl,
  });
  serveProviders(app, { providers: PROVIDERS, orders, store, tick });

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
      agents.stop();
      await app.close();
      await store.save();
    },
  };
}
