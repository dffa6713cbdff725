import type { FastifyInstance } from 'fastify';
import type { SandboxClock } from './clock.ts';
import type { OrderProcessor } from './order-processor.ts';
import { servePlaid } from './plaid/plaid.ts';
import { serveStandIn } from './stand-in.ts';
import type { Store } from './state.ts';

/** What a stand-in of a provider with an interface of its own works with. */
export type ProviderDesk = {
  readonly store: Store;
  readonly clock: SandboxClock;
  readonly orders: OrderProcessor;
  /** Its API key: the sandbox's secret, a space and the provider's name. */
  readonly secret: string;
  /** The address below which it is served, for programs and for browsers. */
  readonly url: () => string;
  readonly publicUrl: () => string;
  /** The server's address, for webhooks. */
  readonly serverUrl: () => string | undefined;
};

/** Serves a provider's own paths, errors and pages. */
type NamedStandIn = (scope: FastifyInstance, desk: ProviderDesk) => void;

/** Every provider whose own interface the sandbox speaks, by its name in the product. */
const STAND_INS: Readonly<Record<string, NamedStandIn>> = { plaid: servePlaid };

export const STAND_IN_NAMES = Object.keys(STAND_INS).map(faultNameOf);

type Options = Omit<ProviderDesk, 'secret' | 'url' | 'publicUrl'> & {
  readonly secret: string;
  readonly url: () => string;
  readonly publicUrl: () => string;
};

/** Serves every named provider at `/providers/<name>`. */
export function serveNamedProviders(
  app: FastifyInstance,
  { secret, url, publicUrl, ...desk }: Options,
): void {
  for (const [name, serve] of Object.entries(STAND_INS)) {
    const prefix = `/providers/${name}`;
    serveStandIn(app, desk, {
      ...{ port: faultNameOf(name), prefix, limitHeaders: () => ({ 'retry-after': '1' }) },
      serve: (scope) =>
        serve(scope, {
          ...{ ...desk, secret: `${secret} ${name}` },
          url: () => url() + prefix,
          publicUrl: () => publicUrl() + prefix,
        }),
    });
  }
}

/** The name of a provider in the log and in the list of faults, where ports have theirs. */
function faultNameOf(name: string): string {
  return `provider ${name}`;
}
