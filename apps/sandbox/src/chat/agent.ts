import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { OUTSIDE_PROVIDERS, type OutsideProvider } from '@homeline/domain/chat/chat-providers.ts';
import { takeFault } from '../faults.ts';
import { addMessage, keepFile } from './chats.ts';
import type { StandInChat, StandInFile } from './conversation.ts';
import { niceStandIn } from './nice.ts';
import type { AgentEvent, ChatDesk, ChatStandIn, SignedRequest } from './stand-in.ts';
import { streamStandIn } from './stream.ts';
import { talkJsStandIn } from './talkjs.ts';
import { twilioStandIn } from './twilio.ts';

const STAND_INS: Readonly<Record<OutsideProvider, (desk: ChatDesk) => ChatStandIn>> = {
  twilio: twilioStandIn,
  nice: niceStandIn,
  stream: streamStandIn,
  talkjs: talkJsStandIn,
};

const FIRST_RETRY_MS = 250;
const MAX_RETRY_MS = 30_000;
const TIMEOUT_MS = 10_000;

/** What an agent does in a conversation. */
export type AgentAct =
  | { readonly act: 'join'; readonly name: string }
  | { readonly act: 'say'; readonly text: string; readonly file?: Omit<StandInFile, 'id'> }
  | { readonly act: 'typing' }
  | { readonly act: 'end' };

/** Scripted agents of the chat providers. */
export type ChatAgents = {
  readonly standIns: readonly ChatStandIn[];
  act(chat: StandInChat, act: AgentAct): Promise<void>;
  stop(): void;
};

type Options = {
  desk: Omit<ChatDesk, 'secret'>;
  secret: string;
  serverUrl: () => string | undefined;
  /** The server's own PUBLIC_URL, if it differs. */
  serverPublicUrl?: string | undefined;
};

/** Creates the agents. Their webhooks are sent in order, and again until the server takes them. */
export function createChatAgents({ desk, secret, serverUrl, serverPublicUrl }: Options): ChatAgents {
  const { store, clock } = desk;
  const stopped = new AbortController();
  const queues = new Map<OutsideProvider, Promise<void>>();
  const standIns = Object.fromEntries(
    OUTSIDE_PROVIDERS.map((port) => [port, STAND_INS[port]({ ...desk, secret: `${secret} ${port}` })]),
  ) as Record<OutsideProvider, ChatStandIn>;

  async function attempt(chat: StandInChat, event: AgentEvent): Promise<boolean> {
    const url = serverUrl();
    if (!url) return false;
    const path = `/service-webhooks/external/api/v1/chat/${chat.port}`;
    const address = url + path;
    try {
      const request = await standIns[chat.port].webhook(chat, event, {
        ...{ entered: (serverPublicUrl ?? url) + path, reached: address },
      });
      if (!request) return true;
      const times = takeFault(store.state, chat.port, 'WEBHOOK')?.name === 'DUPLICATE_WEBHOOK' ? 2 : 1;
      const answers = await Promise.all(Array.from({ length: times }, () => post(address, request)));
      const [answer] = answers;
      if (answer?.ok && event.kind === 'SAID') await keepAnsweredId(answer, event);
      return answers.every(({ ok }) => ok);
    } catch {
      return false;
    }
  }

  const post = (address: string, { path = '', headers, body }: SignedRequest) =>
    fetch(address + path, {
      ...{ method: 'POST', headers, body },
      signal: AbortSignal.any([stopped.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });

  async function deliver(chat: StandInChat, event: AgentEvent): Promise<void> {
    for (
      let pauseMs = FIRST_RETRY_MS;
      !stopped.signal.aborted;
      pauseMs = Math.min(pauseMs * 2, MAX_RETRY_MS)
    ) {
      if (await attempt(chat, event)) return;
      await wait(pauseMs, undefined, { signal: stopped.signal, ref: false }).catch(() => {});
    }
  }

  function tell(chat: StandInChat, event: AgentEvent): void {
    const before = queues.get(chat.port) ?? Promise.resolve();
    queues.set(
      chat.port,
      before.then(() => deliver(chat, event)).catch(() => {}),
    );
  }

  return {
    standIns: Object.values(standIns),
    async act(chat, done) {
      switch (done.act) {
        case 'join':
          chat.agent = done.name;
          tell(chat, { kind: 'JOINED', agent: done.name });
          break;
        case 'say': {
          const { newId = () => randomUUID() } = standIns[chat.port];
          const files = done.file ? [keepFile(store.state, done.file, newId('FILE')).id] : [];
          const message = addMessage(chat, clock.now(), {
            ...{
              id: newId('MESSAGE'),
              from: 'AGENT',
              text: done.text,
              files,
            },
          });
          tell(chat, { kind: 'SAID', message });
          break;
        }
        case 'typing':
          tell(chat, { kind: 'TYPING' });
          break;
        case 'end':
          chat.ended = true;
          tell(chat, { kind: 'ENDED' });
      }
      await store.save();
    },
    stop: () => stopped.abort(),
  };
}

/** Keeps the id that the server answers for an agent's message, as CXone does. */
async function keepAnsweredId(
  answer: Response,
  { message }: Extract<AgentEvent, { kind: 'SAID' }>,
): Promise<void> {
  const { message: known } = (await answer.json()) as { message?: { idOnExternalPlatform?: string } };
  message.key = known?.idOnExternalPlatform ?? '';
}
