import { randomUUID } from 'node:crypto';
import type { CallName } from '@homeline/contract/calls.ts';
import type { ChatMessage, ChatMessagePage, ChatStatus } from '@homeline/contract/chat/chat-message.ts';
import type { StartedChat } from '@homeline/contract/chat/web-chat.ts';
import type { ChatProvider } from '@homeline/domain/chat/conversation.ts';
import type { StandInChat } from '@homeline/sandbox/chat/conversation.ts';
import { expect } from 'vitest';
import { PASSWORD, type TestApp, testApp, WEBHOOK_SECRET } from '../../../../testing/app.ts';
import { freePort } from '../../../../testing/free-port.ts';
import { startTestProviders, type TestProviders } from '../../../../vendors/testing/test-providers.ts';
import { addStaff } from '../../../accounts/staff.ts';
import { relayChats } from '../relay.ts';

/** A Tuesday at noon in Los Angeles, when the sample lender's agents answer. */
export const OPEN_MS = Date.parse('2026-12-01T20:00:00Z');

/** A server whose chat providers are the sandbox's, with a person who chats and an agent at each provider. */
export type ChatApp = TestApp & { readonly providers: TestProviders; readonly url: string };

export async function chatApp(settings: Record<string, string> = {}): Promise<ChatApp> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const providers = await startTestProviders([], url, WEBHOOK_SECRET);
  const app = await testApp({}, { SANDBOX_URL: providers.url, PUBLIC_URL: url, ...settings });
  await app.http.listen({ port, host: '127.0.0.1' });
  await app.context.jobs.start(app.context);
  app.clock.moveTo(OPEN_MS - Date.now());
  return {
    ...app,
    ...{ providers, url },
    async stop() {
      await app.stop();
      await providers.stop();
    },
  };
}

/** A person who chats, by calls. */
export async function startGuest(app: ChatApp, provider: ChatProvider) {
  await app.context.db.deleteFrom('rate_limit').execute();
  const answer = await app.call('initWebChat', {
    body: {
      ...{ friendlyName: 'Avery Visitor', emailAddress: 'avery@visitor.example' },
      ...(provider !== 'desk' && { chatMode: provider }),
    },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(answer).toMatchObject({ status: 201 });
  const started = answer.body as StartedChat;
  const { omniProxyChannelId: channel, token } = started;
  const call = (name: CallName, given: object = {}) =>
    app.call(name, { params: { channel }, jwt: token, ...given });
  const page = async (before?: number) =>
    (await call('listChatMessages', { query: { ...(before && { before }) } })).body as ChatMessagePage;
  return {
    ...{ started, call, page },
    send: (text: string, files: string[] = [], key: string = randomUUID()) =>
      call('sendChatMessage', { body: { key, text, files } }),
    async file(name: string, content: string): Promise<string> {
      const headers = { 'content-type': 'text/plain' };
      const kept = await call('uploadChatFile', { query: { name }, body: Buffer.from(content), headers });
      return (kept.body as { uuid: string }).uuid;
    },
    status: async (): Promise<ChatStatus> => (await page()).status,
    messages: async (): Promise<readonly ChatMessage[]> => (await page()).messages,
    /** Returns the agent's messages once there are at least `count`. */
    async heard(count: number): Promise<readonly ChatMessage[]> {
      const said = async () => (await page()).messages.filter(({ from }) => from === 'AGENT');
      await expect.poll(async () => (await said()).length, { timeout: 5000 }).toBeGreaterThanOrEqual(count);
      return said();
    },
    async until(fits: (status: ChatStatus) => boolean): Promise<void> {
      await expect.poll(async () => fits((await page()).status), { timeout: 5000 }).toBe(true);
    },
  };
}
export type Guest = Awaited<ReturnType<typeof startGuest>>;

/** The agent of one chat, at our own desk or at its provider. */
export type Agent = {
  join(): Promise<unknown>;
  say(text: string, file?: { readonly name: string; readonly content: string }): Promise<unknown>;
  typing?(): Promise<unknown>;
  end(): Promise<unknown>;
  /** What the person sent, as the agent sees it: texts, and names of files. */
  sees(): Promise<readonly string[]>;
  isOver(): Promise<boolean>;
};

export function agentAt(app: ChatApp, provider: ChatProvider, guest: Guest): Promise<Agent> | Agent {
  return provider === 'desk' ? agentAtDesk(app, guest) : agentAtProvider(app, guest);
}

let agents = 0;

async function agentAtDesk(app: ChatApp, { started, page }: Guest): Promise<Agent> {
  agents += 1;
  const email = `ann${agents}@lender.example`;
  await addStaff(app.context, {
    ...{ organisation: 'homeline', email, password: PASSWORD, roles: ['SUPPORT_AGENT'] },
  });
  await app.context.db
    .updateTable('auth.user')
    .set({ name: 'Ann Agent' })
    .where('email', 'like', `%${email}`)
    .execute();
  const { body } = await app.call('logIn', { body: { email, password: PASSWORD } });
  const { jwt } = body as { jwt: string };
  const call = (name: CallName, given: object = {}) =>
    app.call(name, { params: { conversation: started.omniProxyChannelId }, jwt, ...given });
  return {
    async join() {
      await app.call('setChatPresence', { jwt, body: { presence: 'AVAILABLE', capacity: 10 } });
      return call('acceptChat');
    },
    async say(text, file) {
      const kept =
        file &&
        (await call('uploadAgentChatFile', {
          ...{ query: { name: file.name }, body: Buffer.from(file.content) },
          headers: { 'content-type': 'text/plain' },
        }));
      const files = kept ? [(kept.body as { uuid: string }).uuid] : [];
      return call('sendAgentChatMessage', { body: { key: randomUUID(), text, files } });
    },
    end: () => call('endAgentChat'),
    async sees() {
      const { messages } = (await call('listAgentChatMessages')).body as ChatMessagePage;
      return seen(messages.filter(({ from }) => from === 'APPLICANT'));
    },
    isOver: async () => (await page()).status.state === 'ENDED',
  };
}

function agentAtProvider(app: ChatApp, { started }: Guest): Agent {
  const { provider, omniProxyChannelId: chat } = started;
  const act = (given: object) => app.providers.control('PUT', `/chat/${provider}/${chat}`, given);
  const mine = () => standInChat(app, chat);
  return {
    join: () => act({ act: 'join', name: 'Ann Agent' }),
    say: (text, file) =>
      act({
        ...{ act: 'say', text },
        ...(file && {
          file: { name: file.name, type: 'text/plain', base64: Buffer.from(file.content).toString('base64') },
        }),
      }),
    ...((provider === 'nice' || provider === 'stream') && { typing: () => act({ act: 'typing' }) }),
    end: () => act({ act: 'end' }),
    async sees() {
      await relayChats(app.context);
      const files = (await app.providers.read('/control/chat-files')) as Record<string, { name: string }>;
      const { messages = [] } = (await mine()) ?? {};
      return seen(
        messages
          .filter(({ from, text }) => from === 'APPLICANT' && !/ started a chat( \(.*\))?\.$/.test(text))
          .map((message) => ({ ...message, files: message.files.map((id) => files[id] ?? { name: id }) })),
      );
    },
    isOver: async () => {
      await relayChats(app.context);
      return (await mine())?.ended === true;
    },
  };
}

/** Returns a chat as its provider has it. */
export async function standInChat(app: ChatApp, chat: string): Promise<StandInChat | undefined> {
  const chats = (await app.providers.read('/control/chats')) as StandInChat[];
  return chats.find(({ name }) => name === chat);
}

function seen(
  messages: readonly { readonly text: string; readonly files: readonly { readonly name: string }[] }[],
): string[] {
  return messages.flatMap(({ text, files }) => [...(text ? [text] : []), ...files.map(({ name }) => name)]);
}
