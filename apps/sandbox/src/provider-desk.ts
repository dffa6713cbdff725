import type { SandboxClock } from './clock.ts';
import type { OrderProcessor } from './order-processor.ts';
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
