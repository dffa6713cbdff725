import { once } from 'node:events';
import { OMNI_PATH, OmniEvent, type OmniRequest } from '@homeline/contract/chat/omni-messages.ts';

/** A page that follows chats. */
export type ChatPage = {
  readonly events: readonly OmniEvent[];
  say(request: OmniRequest): void;
  /** Resolves with the first event that fits and wasn't returned before. */
  heard<Name extends OmniEvent['event']>(
    event: Name,
    fits?: (event: Extract<OmniEvent, { event: Name }>) => boolean,
  ): Promise<Extract<OmniEvent, { event: Name }>>;
  /** The texts of all messages heard so far, in the order of arrival. */
  texts(): string[];
  close(): void;
};

/**
 * Opens a websocket of chats.
 * @param address of the server, `ws://host:port`
 */
export async function openChatPage(address: string): Promise<ChatPage> {
  const socket = new WebSocket(address + OMNI_PATH);
  const events: OmniEvent[] = [];
  const returned = new Set<OmniEvent>();
  let tell = () => {};
  socket.addEventListener('message', ({ data }) => {
    events.push(OmniEvent.parse(JSON.parse(String(data))));
    tell();
  });
  await once(socket, 'open');
  return {
    events,
    say: (request) => socket.send(JSON.stringify(request)),
    async heard(name, fits = () => true) {
      for (;;) {
        const found = events.find(
          (event): event is Extract<OmniEvent, { event: typeof name }> =>
            event.event === name && !returned.has(event) && fits(event as never),
        );
        if (found) {
          returned.add(found);
          return found;
        }
        await new Promise<void>((resolve) => {
          tell = resolve;
        });
      }
    },
    texts: () =>
      events.flatMap((event) => (event.event === 'messages' ? event.messages.map(({ text }) => text) : [])),
    close: () => socket.close(),
  };
}
