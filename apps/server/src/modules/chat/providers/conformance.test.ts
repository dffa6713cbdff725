// Proves CA-14, CA-16, CA-23, CA-39, CH-18, EN-14.

import { randomUUID } from 'node:crypto';
import type { StartedChat } from '@homeline/contract/chat/web-chat.ts';
import { OUTSIDE_PROVIDERS } from '@homeline/domain/chat/chat-providers.ts';
import { ChatProvider } from '@homeline/domain/chat/conversation.ts';
import { type Clamd, startClamd, TEST_VIRUS } from '@homeline/sandbox/malware/clamd.ts';
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openChatPage } from '../../../testing/open-chat.ts';
import { watchChat } from '../../../vendors/chat/watch-chat.ts';
import { moveIdleChats } from '../idle-chats.ts';
import { catchUpChats } from './catch-up.ts';
import { relayChats } from './relay.ts';
import {
  type Agent,
  agentAt,
  type ChatApp,
  chatApp,
  type Guest,
  OPEN_MS,
  standInChat,
  startGuest,
} from './testing/chat-app.ts';

/** Each side there sees that the other is typing. */
const TAKES_TYPING: readonly ChatProvider[] = ['desk', 'stream'];
/** An agent there joins with their first message. */
const TELLS_OF_NO_JOINING: readonly ChatProvider[] = ['talkjs'];
const HOUR_MS = 3_600_000;

let app: ChatApp;
let clamd: Clamd;
beforeAll(async () => {
  clamd = await startClamd();
  app = await chatApp({ CLAMD_ADDRESS: `127.0.0.1:${clamd.port}` });
});
afterAll(async () => {
  await app.stop();
  await clamd.stop();
});
beforeEach(async () => {
  app.clock.moveTo(OPEN_MS - Date.now());
  // Each fault affects only its own test's chat.
  await app.providers.control('PUT', '/control/healthy', {});
  await relayChats(app.context);
});

async function started(provider: ChatProvider): Promise<{ guest: Guest; agent: Agent }> {
  const guest = await startGuest(app, provider);
  return { guest, agent: await agentAt(app, provider, guest) };
}

async function joined(provider: ChatProvider): Promise<{ guest: Guest; agent: Agent }> {
  const chat = await started(provider);
  await chat.agent.join();
  if (TELLS_OF_NO_JOINING.includes(provider)) await chat.agent.say('Hi, this is Ann');
  await chat.guest.until(({ state }) => state === 'ACTIVE');
  return chat;
}

/** Makes everything that waits for a provider due now, and relays it. */
async function passTime(): Promise<void> {
  await app.context.db
    .updateTable('chat')
    .set({ relay_due: sql<string>`now()` })
    .where('relay_due', 'is not', null)
    .execute();
  await relayChats(app.context);
}

const chatRow = ({ started: { omniProxyChannelId: uuid } }: Guest) =>
  app.context.db.selectFrom('chat').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow();

describe.each(ChatProvider.options)('a chat at %s', (provider) => {
  it('starts in the queue, and delivers its first message once', async () => {
    const { guest, agent } = await started(provider);
    expect(guest.started).toMatchObject({ provider, skill: 'FHEL' });
    expect(await guest.status()).toMatchObject({ state: 'WAITING', provider });
    const key = randomUUID();
    await guest.send('Is anybody there?', [], key);
    await guest.send('Is anybody there?', [], key);
    expect(await agent.sees()).toEqual(['Is anybody there?']);
  });

  it('delivers a message whose key is the chat’s own id, which may also be the id of the provider’s opening message', async () => {
    const { guest, agent } = await started(provider);
    await guest.send('Is anybody there?', [], guest.started.omniProxyChannelId);
    await agent.join();
    expect(await agent.sees()).toEqual(['Is anybody there?']);
  });

  it('delivers the messages of two chats that use the same key, and refuses the key for another text', async () => {
    const key = randomUUID();
    const [one, other] = [await started(provider), await started(provider)];
    await one.guest.send('From one', [], key);
    await other.guest.send('From the other', [], key);
    expect(await one.guest.send('Another text', [], key)).toMatchObject({ body: { code: 'KEY_REUSED' } });
    expect([await one.agent.sees(), await other.agent.sees()]).toEqual([['From one'], ['From the other']]);
  });

  it('names the agent who joined', async () => {
    const { guest } = await joined(provider);
    expect(await guest.status()).toMatchObject({ state: 'ACTIVE', agentName: 'Ann' });
    expect((await guest.messages()).map(({ text }) => text)).toContain('Ann joined the chat.');
  });

  it('delivers messages both ways, once and in order', async () => {
    const { guest, agent } = await joined(provider);
    const before = (await guest.messages()).filter(({ from }) => from === 'AGENT').length;
    for (const text of ['One', 'Two', 'Three']) await guest.send(text);
    expect(await agent.sees()).toEqual(['One', 'Two', 'Three']);
    for (const text of ['Four', 'Five']) await agent.say(text);
    const heard = (await guest.heard(before + 2)).slice(before);
    expect(heard.map(({ text, name }) => [text, name])).toEqual([
      ['Four', 'Ann'],
      ['Five', 'Ann'],
    ]);
  });

  it('delivers files both ways', async () => {
    const { guest, agent } = await joined(provider);
    await guest.send('My list', [await guest.file('list.txt', 'one, two')]);
    expect(await agent.sees()).toEqual(['My list', 'list.txt']);
    await agent.say('Ours', { name: 'ours.txt', content: 'three, four' });
    const shown = async () => (await guest.messages()).find(({ text }) => text === 'Ours');
    await expect.poll(shown).toMatchObject({ files: [{ name: 'ours.txt', type: 'text/plain' }] });
    const [file] = (await shown())?.files ?? [];
    const params = { channel: guest.started.omniProxyChannelId, file: file?.uuid };
    expect((await guest.call('getChatFile', { params })).body).toBe('three, four');
  });

  it.skipIf(provider === 'desk')(
    'keeps malware out, and loses no file while the scanner is away',
    async () => {
      const { guest, agent } = await joined(provider);
      await agent.say('Bad', { name: 'bad.txt', content: TEST_VIRUS });
      const text = async (said: string) => (await guest.messages()).find((one) => one.text.startsWith(said));
      await expect
        .poll(() => text('Bad'))
        .toMatchObject({ files: [], text: expect.stringContaining('bad.txt') });
      await clamd.stop();
      await agent.say('Ours', { name: 'ours.txt', content: 'three, four' });
      await catchUpChats(app.context);
      expect(await text('Ours')).toBeUndefined();
      clamd = await startClamd(clamd.port);
      await catchUpChats(app.context);
      expect(await text('Ours')).toMatchObject({ files: [{ name: 'ours.txt' }] });
    },
  );

  it('keeps its history in pages of twenty, and continues with a renewed token', async () => {
    const { guest, agent } = await started(provider);
    for (let count = 1; count <= 22; count += 1) await guest.send(`Message ${count}`);
    const newest = await guest.page();
    expect(newest.messages).toHaveLength(20);
    expect(newest.hasMore).toBe(true);
    const older = await guest.page(newest.messages[0]?.number);
    expect(older.messages.map(({ text }) => text)).toEqual(['Message 1', 'Message 2']);
    const { body } = await app.call('refreshChatToken', { body: { token: guest.started.token } });
    const { token: jwt } = body as { token: string };
    expect((await guest.call('listChatMessages', { jwt })).status).toBe(200);
    expect((await agent.sees()).slice(-20)).toEqual(
      Array.from({ length: 20 }, (_, at) => `Message ${at + 3}`),
    );
  });

  it('ends for both when the agent ends it, and when the person does', async () => {
    const byAgent = await joined(provider);
    await byAgent.agent.end();
    await byAgent.guest.until(({ state }) => state === 'ENDED');
    expect((await byAgent.guest.send('Wait')).body).toMatchObject({ code: 'CHAT_ENDED' });
    const byPerson = await joined(provider);
    await byPerson.guest.send('Bye');
    await byPerson.guest.call('endChat');
    expect(await byPerson.guest.status()).toMatchObject({ state: 'ENDED', endedBy: 'APPLICANT' });
    expect(await byPerson.agent.isOver()).toBe(true);
    expect(await byPerson.agent.sees()).toEqual(['Bye']);
  });

  it('names its contact to the survey', async () => {
    const { guest } = await started(provider);
    const { body } = await app.call('getChatContact', {
      body: { omniProxyChannelId: guest.started.omniProxyChannelId },
    });
    const contactId = (await chatRow(guest)).provider_contact ?? guest.started.omniProxyChannelId;
    expect(body).toEqual({ contactId, surveyUrl: `https://survey.homeline.example/chat/${contactId}` });
  });

  it.runIf(TAKES_TYPING.includes(provider))('tells each side that the other is typing', async () => {
    const { guest, agent } = await joined(provider);
    const { omniProxyChannelId: channelId, token } = guest.started;
    const page = await openChatPage(app.url.replace('http:', 'ws:'));
    page.say({ route: 'join', channelId, token, after: 0 });
    await page.heard('joined');
    if (agent.typing) {
      await agent.typing();
      expect(await page.heard('typing')).toMatchObject({ from: 'AGENT' });
    }
    page.say({ route: 'typing', channelId });
    if (provider !== 'desk')
      await expect.poll(async () => (await standInChat(app, channelId))?.typed).toBe(1);
    page.close();
  });
});

describe.each(OUTSIDE_PROVIDERS)('a chat at %s', (provider) => {
  it('never joins our own desk’s queue, where staff can read it but not accept it', async () => {
    const { guest } = await started(provider);
    await guest.send('For the transcript');
    await relayChats(app.context);
    const other = await started('desk');
    const { omniProxyChannelId: conversation } = guest.started;
    expect(await other.guest.status()).toMatchObject({ ahead: expect.any(Number) });
    expect(await guest.status()).not.toHaveProperty('ahead');
    await other.agent.join();
    const desk = await agentAt(app, 'desk', {
      ...guest,
      started: { ...guest.started, omniProxyChannelId: conversation },
    });
    expect(await desk.join()).toMatchObject({
      body: { errors: ['This chat is answered at the chat provider.'] },
    });
    expect(await desk.sees()).toEqual(['For the transcript']);
  });

  it('gives the page the provider’s ids of chat and person', async () => {
    const { guest } = await started(provider);
    const { conversationSid, providerChannelId, providerUserId, omniProxyChannelId } = guest.started;
    const { channel, user } = (await standInChat(app, omniProxyChannelId)) ?? {};
    expect({ conversationSid, providerChannelId, providerUserId }).toEqual({
      ...{ conversationSid: channel, providerChannelId: channel, providerUserId: user },
    });
    expect(JSON.stringify(await standInChat(app, omniProxyChannelId))).not.toContain('avery@visitor.example');
  });

  it('starts while the provider is down, reports the delay, and delivers once it is back', async () => {
    await app.providers.makeFail(provider, 'DOWN', 1000);
    const { guest, agent } = await started(provider);
    expect(guest.started.providerChannelId).toBe('');
    await guest.send('Are you there?');
    await passTime();
    expect(await guest.status()).toMatchObject({ isDelayed: true });
    expect(await agent.sees()).toEqual([]);
    await app.providers.control('PUT', '/control/healthy', {});
    await passTime();
    expect(await agent.sees()).toEqual(['Are you there?']);
    expect((await guest.status()).isDelayed).toBeUndefined();
  });

  it('honors the provider’s retry delay when rate limited', async () => {
    const { guest, agent } = await joined(provider);
    await app.providers.makeFail(provider, 'LIMITED');
    await guest.send('Slow down?');
    await relayChats(app.context);
    const { relay_due } = await chatRow(guest);
    const { now } = await app.context.db.selectNoFrom(sql<Date>`now()`.as('now')).executeTakeFirstOrThrow();
    const waitMs = (relay_due?.getTime() ?? 0) - now.getTime();
    expect(waitMs).toBeGreaterThan(5000);
    expect(waitMs).toBeLessThanOrEqual(7000);
    await passTime();
    expect(await agent.sees()).toEqual(['Slow down?']);
  });

  it.each(['CUT', 'GARBAGE'] as const)(
    'shows a message once when its answer was lost (%s)',
    async (fault) => {
      const { guest, agent } = await joined(provider);
      await app.providers.makeFail(provider, fault);
      await guest.send('Only once');
      await relayChats(app.context);
      await passTime();
      expect(await agent.sees()).toEqual(['Only once']);
    },
  );

  it('reports a refused message, and continues with the next', async () => {
    const { guest, agent } = await joined(provider);
    await app.providers.makeFail(provider, 'REJECTED');
    await guest.send('Not this');
    await relayChats(app.context);
    await guest.send('But this');
    expect(await agent.sees()).toEqual(['But this']);
    const texts = (await guest.messages()).map(({ text }) => text);
    expect(texts).toContainEqual(expect.stringContaining('We couldn’t send your last message'));
  });

  it('finds an agent’s message after a lost webhook, and ignores a duplicate', async () => {
    const { guest, agent } = await joined(provider);
    const before = (await guest.messages()).filter(({ from }) => from === 'AGENT').length;
    await app.providers.makeFail(provider, 'DUPLICATE_WEBHOOK');
    await agent.say('Once');
    await guest.heard(before + 1);
    await catchUpChats(app.context);
    expect((await guest.heard(before + 1)).slice(before).map(({ text }) => text)).toEqual(['Once']);
    app.providers.sandbox.setServerUrl('http://127.0.0.1:1');
    await agent.say('Unheard');
    await catchUpChats(app.context);
    expect((await guest.heard(before + 2)).slice(before).map(({ text }) => text)).toEqual([
      'Once',
      'Unheard',
    ]);
    app.providers.sandbox.setServerUrl(app.url);
    await catchUpChats(app.context);
  });

  it('ends after six hours of inactivity, and tells the provider', async () => {
    const { guest, agent } = await joined(provider);
    app.clock.moveTo(OPEN_MS + 2 * HOUR_MS - Date.now());
    await moveIdleChats(app.context);
    expect(await guest.status()).toMatchObject({ state: 'ACTIVE' });
    app.clock.moveTo(OPEN_MS + 7 * HOUR_MS - Date.now());
    await moveIdleChats(app.context);
    expect(await chatRow(guest)).toMatchObject({ state: 'ENDED', ended_by: 'SILENCE' });
    expect((await guest.call('listChatMessages')).status).toBe(401);
    await expect.poll(agent.isOver).toBe(true);
  });

  it('doesn’t show a social security number that an agent sent', async () => {
    const { guest, agent } = await joined(provider);
    await agent.say('Is it 923-00-1001?');
    const texts = async () => (await guest.messages()).map(({ text }) => text);
    await expect
      .poll(texts)
      .toContainEqual(expect.stringContaining('what looks like a social security number'));
    expect((await texts()).join()).not.toContain('923-00');
  });
});

it('reports each provider call with its failure; a deleted conversation isn’t one', async () => {
  const { guest } = await joined('stream');
  const failures: (string | undefined)[] = [];
  const { stream } = watchChat(app.context.chatProviders, ({ failed }) => void failures.push(failed));
  const { providerChannelId: channel, providerUserId: user } = guest.started;
  const at = { channel, user, contact: channel };
  await stream?.history(at);
  for (const fault of ['GARBAGE', 'LIMITED', 'REJECTED'] as const) {
    await app.providers.makeFail('stream', fault);
    await stream?.history(at);
  }
  await stream?.end({ ...at, channel: randomUUID() });
  expect(failures).toEqual([undefined, 'GARBAGE', 'UNREACHABLE', 'REFUSED', undefined]);
});

it('follows the CXone contact’s state when no event arrives', async () => {
  const { guest, agent } = await started('nice');
  app.providers.sandbox.setServerUrl('http://127.0.0.1:1');
  await agent.join();
  await catchUpChats(app.context);
  expect(await guest.status()).toMatchObject({ state: 'ACTIVE', agentName: 'Ann' });
  await agent.end();
  await catchUpChats(app.context);
  expect(await guest.status()).toMatchObject({ state: 'ENDED', endedBy: 'AGENT' });
  app.providers.sandbox.setServerUrl(app.url);
});

it('sends each message once and in order from two relaying processes', async () => {
  const { guest, agent } = await joined('twilio');
  const texts = Array.from({ length: 10 }, (_, at) => `Message ${at + 1}`);
  for (const text of texts) {
    await guest.send(text);
    await Promise.all([relayChats(app.context), relayChats(app.context)]);
  }
  expect(await agent.sees()).toEqual(texts);
});

it.each(['twilio', 'stream', 'talkjs'] as const)(
  'a conversation that %s has removed ends as frozen',
  async (provider) => {
    const { guest } = await joined(provider);
    await fetch(`${app.providers.url}/control/reset`, { method: 'POST', redirect: 'manual' });
    await guest.send('Hello?');
    await relayChats(app.context);
    expect(await guest.status()).toMatchObject({ state: 'ENDED', endedBy: 'FROZEN' });
  },
);

it('reaches the requested agent in stream mode, with a token for the person', async () => {
  await app.context.db.deleteFrom('rate_limit').execute();
  const { body } = await app.call('initStreamWebChat', {
    body: { friendlyName: 'Avery', emailAddress: 'avery@visitor.example', agentId: 'agent-7' },
    headers: { 'idempotency-key': randomUUID() },
  });
  const started = body as StartedChat;
  expect(started).toMatchObject({ provider: 'stream', targetWorkerSid: 'agent-7' });
  expect(decodeJwt(started.providerUserToken)).toMatchObject({ user_id: started.providerUserId });
  expect(await standInChat(app, started.omniProxyChannelId)).toMatchObject({ wanted: 'agent-7' });
});
