import { getProfile } from '@homeline/contract/accounts/get-profile.ts';
import type { Call } from '@homeline/contract/call.ts';
import { getChatOpenStatus, getChatWeek } from '@homeline/contract/chat/chat-hours.ts';
import type { ChatMessage, ChatStatus } from '@homeline/contract/chat/chat-message.ts';
import {
  endChat,
  getChatFile,
  listChatMessages,
  rateChat,
  sendChatMessage,
  uploadChatFile,
} from '@homeline/contract/chat/conversation.ts';
import type { OmniEvent, OmniRequest } from '@homeline/contract/chat/omni-messages.ts';
import {
  authenticateWebChat,
  getChatContact,
  initStreamWebChat,
  initWebChat,
  refreshChatNonce,
  refreshChatToken,
  resumeWebChat,
} from '@homeline/contract/chat/web-chat.ts';
import { chatWithAutobot } from '@homeline/contract/chatbot/chat-with-autobot.ts';
import { getChatHistory } from '@homeline/contract/chatbot/get-chat-history.ts';
import { setChatReplyUsedWithFeedback } from '@homeline/contract/chatbot/set-chat-reply-feedback.ts';
import { startChatbot } from '@homeline/contract/chatbot/start-chatbot.ts';
import type { ErrorCode } from '@homeline/contract/errors.ts';
import { decideFlags } from '@homeline/contract/flags/ask-flags.ts';
import { WEEKDAYS } from '@homeline/domain/organisations/hours.ts';
import { vi } from 'vitest';

export const CHANNEL = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
export const BOT = '9b2d1c7e-11aa-4c1f-9d53-3f2b8f6f0a01';
const HOUR_MS = 3_600_000;

/** The body of a call. */
type Sent = {
  readonly key: string;
  readonly text: string;
  readonly files: readonly string[];
  readonly message: string;
  readonly featureKeys: readonly string[];
  readonly optimizeUser: { readonly trackerId?: string };
};

/** A call that was made. */
export type CreatedChat = {
  readonly name: string;
  readonly body: Sent;
  readonly path: string;
  readonly token: string;
};

const CALLS: readonly Call[] = [
  ...[getChatOpenStatus, getChatWeek, initWebChat, initStreamWebChat, refreshChatToken, getChatContact],
  ...[
    authenticateWebChat,
    refreshChatNonce,
    resumeWebChat,
    listChatMessages,
    sendChatMessage,
    uploadChatFile,
    getChatFile,
  ],
  ...[
    endChat,
    rateChat,
    startChatbot,
    chatWithAutobot,
    getChatHistory,
    setChatReplyUsedWithFeedback,
    decideFlags,
  ],
  getProfile,
];

let answer: (url: string, init: RequestInit) => Promise<Response>;
// Stub once: the page's client keeps the `fetch` that it finds when it is created.
vi.stubGlobal('fetch', (url: string, init: RequestInit) => answer(url, init));

/** A chat server in memory: what the widget's calls and its websocket would find. */
export type ChatServer = {
  readonly made: CreatedChat[];
  readonly messages: ChatMessage[];
  readonly sent: OmniRequest[];
  status: ChatStatus;
  isOpen: boolean;
  /** The next opening, while it is closed. */
  opensAt?: string;
  flags: Record<string, boolean>;
  /** Never replies to pings. */
  isSilent: boolean;
  survey: { contactId?: string; surveyUrl?: string };
  chatbotHistory: object[];
  /** The signed-in person left a chat at the desk. */
  hasOwnChat: boolean;
  /** Makes the next call of a name fail. 0: no answer. */
  failNext(name: string, status: number, code?: ErrorCode, message?: string): void;
  /** Keeps the next call of a name unanswered until the returned function is called. */
  holdNext(name: string): () => void;
  bodiesOf(name: string): Sent[];
  say(text: string, more?: Partial<ChatMessage>): void;
  agentJoins(): void;
  change(status: Partial<ChatStatus>): void;
  tell(event: OmniEvent): void;
  /** Cuts all connections; new ones fail until `mend`. */
  cut(): void;
  mend(): void;
};

export function startChatServer(): ChatServer {
  const failures = new Map<string, { status: number; code?: ErrorCode; message?: string }>();
  const gates = new Map<string, Promise<void>>();
  const sockets = new Set<FakeSocket>();
  let isCut = false;
  let tokens = 0;

  class FakeSocket extends EventTarget {
    static readonly OPEN = 1;
    readyState = 0;
    isJoined = false;
    constructor() {
      super();
      queueMicrotask(() => {
        if (isCut) return this.close();
        this.readyState = 1;
        sockets.add(this);
        this.dispatchEvent(new Event('open'));
      });
    }
    send(text: string): void {
      const request = JSON.parse(text) as OmniRequest;
      server.sent.push(request);
      if (request.route === 'ping' && !server.isSilent) this.receive({ event: 'pong' });
      if (request.route !== 'join') return;
      this.isJoined = true;
      const messages = server.messages.filter(({ number }) => number > request.after);
      if (messages.length > 0) this.receive({ event: 'messages', channelId: CHANNEL, messages });
      this.receive({ event: 'joined', channelId: CHANNEL, status: server.status });
    }
    receive(event: OmniEvent): void {
      this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }));
    }
    close(): void {
      if (this.readyState === 3) return;
      this.readyState = 3;
      sockets.delete(this);
      this.dispatchEvent(new Event('close'));
    }
  }

  function append(message: Omit<ChatMessage, 'number' | 'at'>): ChatMessage {
    const known = server.messages.find(({ key }) => key === message.key);
    if (known) return known;
    const at = '2026-11-24T15:00:00.000Z';
    const added = { ...message, number: server.messages.length + 1, at };
    server.messages.push(added);
    server.status = { ...server.status, newest: added.number };
    server.tell({ event: 'messages', channelId: CHANNEL, messages: [added] });
    return added;
  }
  const started = () => ({
    ...{ provider: server.status.provider, conversationSid: CHANNEL, omniProxyChannelId: CHANNEL },
    ...{ token: `token ${++tokens}`, issuedAt: new Date().toISOString() },
    expiration: new Date(Date.now() + 6 * HOUR_MS).toISOString(),
    ...{ providerChannelId: 'channel', providerUserId: 'user', providerUserToken: 'secret', skill: 'FHEL' },
    ...{ targetWorkerSid: '', targetWorkerFriendlyName: '' },
  });
  const inTenMinutes = () => new Date(Date.now() + HOUR_MS / 6).toISOString();
  const answers: Record<string, (made: CreatedChat) => unknown> = {
    getChatOpenStatus: () => ({
      isOpen: server.isOpen,
      ...(!server.isOpen &&
        server.opensAt && {
          opening: { at: server.opensAt, timeZone: 'America/Los_Angeles' },
        }),
    }),
    getChatWeek: () => ({ timeZone: 'America/Los_Angeles', weekdays: WEEK }),
    initWebChat: started,
    initStreamWebChat: started,
    refreshChatToken: () => {
      const { issuedAt, expiration } = started();
      return { token: `token ${tokens}`, issuedAt, expiration };
    },
    getChatContact: () => server.survey,
    authenticateWebChat: () => ({ nonce: 'nonce', friendlyName: 'Ann Lee', emailAddress: 'ann@example.com' }),
    resumeWebChat: () =>
      server.hasOwnChat
        ? { chat: { ...started(), friendlyName: 'Ann Lee', emailAddress: 'ann@example.com' } }
        : {},
    refreshChatNonce: () => ({ nonce: 'nonce again' }),
    listChatMessages({ path }) {
      const before = Number(new URLSearchParams(path.split('?')[1]).get('before') ?? Number.MAX_SAFE_INTEGER);
      const older = server.messages.filter(({ number }) => number < before);
      return { messages: older.slice(-20), hasMore: older.length > 20, status: server.status };
    },
    sendChatMessage: ({ body }) =>
      append({ key: body.key, from: 'APPLICANT', text: body.text, files: body.files.map(fileOf) }),
    uploadChatFile: () => fileOf(crypto.randomUUID()),
    getChatFile: () => ({}),
    rateChat: () => server.change({ rating: 'DONE' }),
    endChat: () => server.change({ state: 'ENDED', endedBy: 'APPLICANT' }),
    startChatbot: ({ body }) => ({
      ...{ ...body, conversationId: BOT, nonce: 'bot nonce', greeting: 'Hello! Ask me anything.' },
      suggestions: ['What are your rates?', 'How long does it take?'],
      ...{ loginTimestamp: new Date().toISOString(), expiration: inTenMinutes() },
    }),
    chatWithAutobot: ({ body }) => ({
      ...{ conversationId: BOT, questionId: crypto.randomUUID(), questionStr: body.message },
      ...{ responseStr: `About ${body.message}`, sources: [{ id: 'fees', name: 'fees', title: 'Fees' }] },
      ...{ offersPerson: true, createdDt: '2026-11-24T15:00:00.000Z', expiration: inTenMinutes() },
    }),
    getChatHistory: () => ({
      ...{ history: server.chatbotHistory, expiration: inTenMinutes() },
      suggestions: ['What are your rates?'],
      greeting: 'Hello! Ask me anything.',
    }),
    getProfile: () => ({
      ...{ identityUuid: 'ann', email: 'ann@example.com', phoneNumbers: [], addresses: [] },
      name: { uuid: 'ann', firstName: 'Ann', lastName: 'Lee' },
      ...{ hasSsn: false, isBroker: false },
    }),
    setChatReplyUsedWithFeedback: () => undefined,
    decideFlags: ({ body }) => ({
      decisions: body.featureKeys.map((featureKey) => ({
        ...{ featureKey, enabled: server.flags[featureKey] ?? false, variables: {}, reason: 'STATIC' },
      })),
    }),
  };

  const server: ChatServer = {
    ...{ made: [], messages: [], sent: [], isOpen: true, isSilent: false, flags: {}, chatbotHistory: [] },
    hasOwnChat: false,
    survey: { contactId: CHANNEL, surveyUrl: `https://survey.homeline.example/chat/${CHANNEL}` },
    status: {
      ...{ state: 'WAITING', provider: 'desk', ahead: 0, isUnanswered: false, newest: 0 },
      read: { applicant: 0, agent: 0 },
    },
    failNext: (name, status, code, message) =>
      failures.set(name, { status, ...(code && { code }), ...(message && { message }) }),
    holdNext(name) {
      const { promise, resolve } = Promise.withResolvers<void>();
      gates.set(name, promise);
      return resolve;
    },
    bodiesOf: (name) => server.made.filter((made) => made.name === name).map(({ body }) => body),
    say: (text, more) =>
      append({ key: crypto.randomUUID(), from: 'AGENT', name: 'Maya', text, files: [], ...more }),
    agentJoins: () => server.change({ state: 'ACTIVE', agentName: 'Maya' }),
    change(status) {
      server.status = { ...server.status, ...status };
      server.tell({ event: 'status', channelId: CHANNEL, status: server.status });
    },
    tell(event) {
      for (const socket of sockets) if (socket.isJoined) socket.receive(event);
    },
    cut() {
      isCut = true;
      for (const socket of [...sockets]) socket.close();
    },
    mend() {
      isCut = false;
      window.dispatchEvent(new Event('online'));
    },
  };

  vi.stubGlobal('WebSocket', FakeSocket);
  answer = async (url, init) => {
    const path = url.replace(/^https?:\/\/[^/]+/, '');
    const call = CALLS.find((one) => one.method === init.method && matches(one, path));
    if (!call) return Response.json({ code: 'NOT_FOUND', errors: ['no call'] }, { status: 404 });
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    const token = String((init.headers as Record<string, string>)['authorization'] ?? '');
    const made = { name: call.name, body, path, token };
    server.made.push(made);
    const gate = gates.get(call.name);
    gates.delete(call.name);
    await gate;
    const failure = failures.get(call.name);
    failures.delete(call.name);
    if (failure?.status === 0) throw new TypeError('Failed to fetch');
    if (failure) {
      const { status, code = 'NOT_FOUND', message = 'no' } = failure;
      return Response.json({ code, errors: [message] }, { status });
    }
    const answered = answers[call.name]?.(made);
    return answered === undefined ? new Response(null, { status: 204 }) : Response.json(answered);
  };
  return server;
}

const WEEK = WEEKDAYS.map((weekday, index) =>
  index < 5
    ? { weekday, weekdayValue: index + 1, isOpen: true, startTime: '06:00', endTime: '17:00' }
    : { weekday, weekdayValue: index + 1, isOpen: false },
);

function fileOf(uuid: string) {
  return { uuid, name: 'pay.pdf', type: 'application/pdf' as const, size: 1536 };
}

function matches({ path: pattern }: Call, path: string): boolean {
  return new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}$`).test(path.split('?')[0] ?? '');
}
