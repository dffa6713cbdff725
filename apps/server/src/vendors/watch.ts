import type { OutsideProvider } from '@homeline/domain/chat/chat-providers.ts';
import type { Circuits } from './circuit.ts';
import type { Exchange, Failure, Intent, Result } from './exchange.ts';
import { failedResult } from './http-call.ts';
import { lenderOfCall } from './lender-of-call.ts';
import type { Port } from './vendors.ts';

/** A port, or a chat provider, which has none. */
export type WatchedPort = Port | OutsideProvider;

/** How a call ended, with its retries. */
export type WatchedCall = {
  readonly port: WatchedPort;
  /** Who was called: the bridge or a named provider. */
  readonly provider: string;
  /** Undefined if the provider answered; an unknown reference is an answer too. */
  readonly failed: CallFailure | undefined;
  readonly tookMs: number;
  /** The provider accepted a request, which it charges for. To ask for an outcome is free. */
  readonly isCharged: boolean;
};
export type OnCall = (call: WatchedCall) => void;

export type CallFailure = Exclude<Failure['failed'], 'NOT_RECEIVED'>;

type AnyExchange = Exchange<Intent, unknown>;

/** How calls are watched: who is told of each, and what holds requests back from a provider that doesn't answer. */
export type Watching = { readonly onCall: OnCall; readonly circuits: Circuits };

/**
 * Returns the exchange of one provider, whose calls are reported. While the provider is paused, a request fails at once and has
 * certainly no effect. The outcome of one that went out before is always asked for.
 */
export function watchExchange(
  exchange: AnyExchange,
  { port, provider }: { readonly port: Port; readonly provider: string },
  { onCall, circuits }: Watching,
): Pick<AnyExchange, 'ask' | 'outcome'> {
  const timed = async (call: Promise<Result<unknown>>, startedMs: number, isRequest: boolean) => {
    const result = await call;
    const failed = result.ok || result.failure.failed === 'NOT_RECEIVED' ? undefined : result.failure.failed;
    const tookMs = performance.now() - startedMs;
    onCall({ port, provider, failed, tookMs, isCharged: isRequest && result.ok });
    return result;
  };
  return {
    async ask(request) {
      const end = circuits.begin({ organisation: lenderOfCall(), port, provider });
      if (!end) return failedResult('UNREACHABLE', false);
      // A call that breaks is no answer.
      let isSilent = true;
      try {
        const result = await timed(exchange.ask(request), performance.now(), true);
        isSilent = !result.ok && ['UNREACHABLE', 'TIMEOUT'].includes(result.failure.failed);
        return result;
      } finally {
        end(isSilent);
      }
    },
    outcome: (reference) => timed(exchange.outcome(reference), performance.now(), false),
  };
}
