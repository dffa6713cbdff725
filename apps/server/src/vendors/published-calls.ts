import { PORTS } from '../settings.ts';
import type { PublishedExchange } from './bridge-exchange.ts';
import { type BridgePort, createVendors } from './vendors.ts';

/** A call of the bridge protocol. */
export type PublishedCall = { readonly name: string; readonly published: PublishedExchange };

/** Returns the calls that a bridge of the port serves. */
export function publishedCalls(port: BridgePort): readonly PublishedCall[] {
  const nowhere = Object.fromEntries(PORTS.map((each) => [each, { url: '', key: '' }]));
  const vendors = createVendors(nowhere as Parameters<typeof createVendors>[0]);
  return Object.entries(vendors[port]).flatMap(([name, exchange]) => {
    const { published } = exchange as { readonly published?: PublishedExchange };
    return published ? [{ name, published }] : [];
  });
}
