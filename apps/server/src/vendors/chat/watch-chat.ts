import type { OutsideProvider } from '@homeline/domain/chat/chat-providers.ts';
import { inSpan } from '../../tracing/span.ts';
import type { CallFailure, OnCall } from '../watch.ts';
import type { ChatProviders } from './chat-providers.ts';
import type { ChatFailure, ChatProviderPort, ChatResult } from './port.ts';

/** Returns the same adapters, and reports each call about a chat. Downloads of files aren't reported; reading a webhook calls nobody. */
export function watchChat(providers: ChatProviders, onCall: OnCall): ChatProviders {
  return Object.fromEntries(
    Object.entries(providers).map(([name, port]) => [
      name,
      watchPort(name, port, (failed, tookMs) =>
        onCall({ port: name as OutsideProvider, provider: name, failed, tookMs, isCharged: false }),
      ),
    ]),
  );
}

function watchPort(
  name: string,
  port: ChatProviderPort,
  onCall: (failed: CallFailure | undefined, tookMs: number) => void,
): ChatProviderPort {
  const { typing, happened } = port;
  const attributes = { port: name, provider: name };
  const start = { name: `provider ${name}`, kind: 'PROVIDER_CALL', attributes } as const;
  const timed = <Answer>(call: () => Promise<ChatResult<Answer>>): Promise<ChatResult<Answer>> =>
    inSpan(start, async (span) => {
      const startedMs = performance.now();
      const result = await call();
      const failed = result.ok ? undefined : callFailureOf(result.failure);
      if (failed) span?.fail(failed);
      onCall(failed, performance.now() - startedMs);
      return result;
    });
  return {
    ...port,
    open: (chat) => timed(() => port.open(chat)),
    send: (to, message) => timed(() => port.send(to, message)),
    ...(typing && { typing: (to) => timed(() => typing(to)) }),
    end: (to) => timed(() => port.end(to)),
    history: (of) => timed(() => port.history(of)),
    ...(happened && { happened: (of) => timed(() => happened(of)) }),
  };
}

/** A conversation that is gone is an answer too. */
function callFailureOf({ failed, because }: ChatFailure): CallFailure | undefined {
  if (failed === 'GONE') return undefined;
  return failed === 'UNAVAILABLE' ? (because ?? 'UNREACHABLE') : 'REFUSED';
}
