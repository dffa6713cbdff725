import type { OutsideProvider } from '@homeline/domain/chat/chat-providers.ts';
import { inSpan } from '../tracing/span.ts';
import type { AdapterExchange } from './adapter.ts';
import type { Circuits, RequestEnd } from './circuit.ts';
import type { Failure, Intent, Result } from './exchange.ts';
import { failedResult } from './http-call.ts';
import { lenderOfCall } from './lender-of-call.ts';
import { observeSending } from './sending.ts';
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
  /** The provider made a report or accepted a request, whichever it charges for. To ask for an outcome is free. */
  readonly isCharged: boolean;
};
export type OnCall = (call: WatchedCall) => void;

export type CallFailure = Exclude<Failure['failed'], 'NOT_RECEIVED'>;

type AnyExchange = AdapterExchange<Intent, unknown>;

/** How calls are watched: a listener for each call, and the circuits that pause a provider that doesn't answer. */
export type Watching = { readonly onCall: OnCall; readonly circuits: Circuits };

/**
 * Returns the exchange of one provider, whose calls are reported. While the provider is paused, a request fails at once and has
 * no effect, certainly. The outcome of an earlier request is always asked for. An exchange that sends nothing is not a call.
 */
export function watchExchange(
  exchange: AnyExchange,
  { port, provider }: { readonly port: Port; readonly provider: string },
  { onCall, circuits }: Watching,
): Pick<AnyExchange, 'ask' | 'outcome'> {
  const isCharged = (result: Result<unknown>, isRequest: boolean) => {
    if (!result.ok) return false;
    return exchange.isReport ? !result.pending && exchange.isReport(result.answer) : isRequest;
  };
  const start = { name: `provider ${port}`, kind: 'PROVIDER_CALL', attributes: { port, provider } } as const;
  const watched = async (call: () => Promise<Result<unknown>>, isRequest: boolean) => {
    const startedMs = performance.now();
    const { result, isSent, failed } = await inSpan(start, async (span) => {
      const observed = await observeSending(call);
      const failed = callFailureOf(observed.result);
      if (failed) span?.fail(failed);
      return { ...observed, failed };
    });
    const tookMs = performance.now() - startedMs;
    if (isSent) onCall({ port, provider, failed, tookMs, isCharged: isCharged(result, isRequest) });
    return { result, isSent };
  };
  return {
    async ask(request) {
      const end = circuits.begin({ organisation: lenderOfCall(), port, provider });
      if (!end) return failedResult('UNREACHABLE', false);
      // A call that throws counts as unanswered.
      let how: RequestEnd = 'SILENT';
      let waitMs: number | undefined;
      try {
        const { result, isSent } = await watched(() => exchange.ask(request), true);
        if (!isSent) how = 'UNSENT';
        else if (result.ok || result.failure.isOfAnother || !SILENT.includes(result.failure.failed))
          how = 'ANSWERED';
        else waitMs = result.failure.waitMs;
        return result;
      } finally {
        end(how, waitMs);
      }
    },
    outcome: async (reference) => (await watched(() => exchange.outcome(reference), false)).result,
  };
}

/** An unknown reference is an answer too. */
function callFailureOf(result: Result<unknown>): CallFailure | undefined {
  return result.ok || result.failure.failed === 'NOT_RECEIVED' ? undefined : result.failure.failed;
}

const SILENT: readonly Failure['failed'][] = ['UNREACHABLE', 'TIMEOUT'];
