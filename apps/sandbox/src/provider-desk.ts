import type { SandboxClock } from './clock.ts';
import type { OrderProcessor } from './order-processor.ts';
import type { Store } from './state.ts';

/** The dependencies of a stand-in for a provider with its own protocol. */
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
