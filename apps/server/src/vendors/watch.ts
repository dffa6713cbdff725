import type { OutsideProvider } from '@homeline/domain/chat/chat-providers.ts';
import { BRIDGE } from '@homeline/domain/organisations/named-providers.ts';
import type { Exchange, Failure, Intent } from './exchange.ts';
import type { Port, Vendors } from './vendors.ts';

/** A provider whose calls operators watch. */
export type WatchedProvider = Port | OutsideProvider;

/**
 * Learns how a call of a provider ended, with its retries.
 * @param failed undefined if the provider answered; an unknown reference is an answer too
 */
export type OnCall = (provider: WatchedProvider, failed: CallFailure | undefined, tookMs: number) => void;

export type CallFailure = Exclude<Failure['failed'], 'NOT_RECEIVED'>;

type AnyExchange = Exchange<Intent, unknown>;

/** Returns the same adapters, whose calls are reported. */
export function watch(vendors: Vendors, onCall: OnCall): Vendors {
  const ports = Object.entries(vendors).map(([port, exchanges]: [string, object]) => [
    port,
    Object.fromEntries(
      Object.entries(exchanges).map(([name, exchange]: [string, AnyExchange]) => [
        name,
        watchExchange(exchange, (failed, tookMs) => onCall(port as Port, failed, tookMs)),
      ]),
    ),
  ]);
  return Object.fromEntries(ports) as Vendors;
}

function watchExchange(
  exchange: AnyExchange,
  onCall: (failed: CallFailure | undefined, tookMs: number) => void,
): AnyExchange {
  const timed = async (call: ReturnType<AnyExchange['ask']>, startedMs: number) => {
    const result = await call;
    const failed = result.ok ? undefined : result.failure.failed;
    onCall(failed === 'NOT_RECEIVED' ? undefined : failed, performance.now() - startedMs);
    return result;
  };
  return {
    ask: (request) => timed(exchange.ask(request), performance.now()),
    outcome: (reference, provider) => timed(exchange.outcome(reference, provider), performance.now()),
    ...(exchange.providerFor && { providerFor: (request) => exchange.providerFor?.(request) ?? BRIDGE }),
  };
}
