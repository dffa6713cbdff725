// Proves CH-19, CH-20, CO-90, CO-91.

import { randomUUID } from 'node:crypto';
import type { CallName } from '@homeline/contract/calls.ts';
import type { ChatFigures } from '@homeline/contract/chat/chat-figures.ts';
import type { ChatMessagePage } from '@homeline/contract/chat/chat-message.ts';
import type { ChatDetails, ChatSummary } from '@homeline/contract/chat/desk.ts';
import type { StartedChat } from '@homeline/contract/chat/web-chat.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createStaffMember } from '../../testing/persona-driver.ts';
import { accountName } from './chats.ts';

/** A Wednesday at noon in Los Angeles, on the eve of a Thanksgiving. */
const NOON_MS = Date.parse('2026-11-25T20:00:00Z');
const EVENING_MS = Date.parse('2026-11-26T03:00:00Z');
const DAY = { from: '2026-11-25', to: '2026-11-25' };

let app: TestApp;
let [ann, bea, manager] = ['', '', ''];
beforeAll(async () => {
  app = await testApp();
  await app.context.jobs.start(app.context);
  ann = await createStaffMember(app, ['SUPPORT_AGENT']);
  bea = await createStaffMember(app, ['SUPPORT_AGENT']);
  manager = await createStaffMember(app, ['MANAGER']);
});
afterAll(() => app.stop());
beforeEach(async () => {
  moveTo(NOON_MS);
  for (const table of ['rate_limit', 'chat_tag', 'chat_rating', 'chat_message', 'chat'] as const)
    await app.context.db.deleteFrom(table).execute();
});
const moveTo = (ms: number) => app.clock.moveTo(ms - Date.now());
const identityOf = async (jwt: string) => (await app.context.tokens.read(jwt))?.caller.identity ?? '';
const act = (name: CallName, chat: string, given: object = {}, jwt = ann) =>
  app.call(name, { params: { conversation: chat }, jwt, ...given });

type Holder = { readonly chat: string; readonly token: string };

async function started(attrs: object = {}): Promise<Holder> {
  const answer = await app.call('initWebChat', {
    body: {
      ...{ friendlyName: 'Avery Visitor', emailAddress: 'avery@visitor.example' },
      additionalAttrs: attrs,
    },
  });
  const { omniProxyChannelId: chat, token } = answer.body as StartedChat;
  return { chat, token };
}

/** A chat that an agent answers after some seconds. */
async function answered(seconds: number, jwt = ann): Promise<Holder> {
  moveTo(NOON_MS);
  const holder = await started();
  await app.call('setChatPresence', { jwt, body: { presence: 'AVAILABLE', capacity: 10 } });
  await act('acceptChat', holder.chat, {}, jwt);
  moveTo(NOON_MS + seconds * 1000);
  const body = { key: randomUUID(), text: 'Hello', files: [] };
  expect((await act('sendAgentChatMessage', holder.chat, { body }, jwt)).status).toBe(201);
  return holder;
}
async function ended(seconds: number, jwt = ann): Promise<Holder> {
  const holder = await answered(seconds, jwt);
  moveTo(NOON_MS + seconds * 10_000);
  await act('endAgentChat', holder.chat, {}, jwt);
  return holder;
}
const rate = ({ chat, token }: Holder, body: object) =>
  app.call('rateChat', { params: { channel: chat }, jwt: token, body });
const found = async (query: object, jwt: string) =>
  ((await app.call('searchChats', { jwt, query })).body as { chats: ChatSummary[] }).chats;
const figures = async (jwt: string, days: object = DAY) =>
  (await app.call('getChatFigures', { jwt, query: days })).body as ChatFigures;

describe('the rating of a chat', () => {
  it('is accepted once after the end, encrypted, and shown to the agent and managers', async () => {
    const holder = await answered(60);
    expect(await rate(holder, { score: 5 })).toMatchObject({ status: 409 });
    await act('endAgentChat', holder.chat);
    const state = async () => {
      const page = await app.call('listChatMessages', {
        params: { channel: holder.chat },
        jwt: holder.token,
      });
      return (page.body as ChatMessagePage).status.rating;
    };
    expect(await state()).toBe('OPEN');
    const comment = 'Quick and kind';
    expect((await rate(holder, { score: 4, comment })).status).toBe(204);
    expect(await state()).toBe('DONE');
    expect(await rate(holder, { score: 1 })).toMatchObject({
      ...{ status: 409, body: { errors: ['You’ve already rated this chat.'] } },
    });
    const { comment: stored } = await app.context.db
      .selectFrom('chat_rating')
      .select('comment')
      .executeTakeFirstOrThrow();
    expect(stored).not.toContain('kind');
    for (const jwt of [ann, manager])
      expect((await act('getChat', holder.chat, {}, jwt)).body).toMatchObject({
        rating: { score: 4, comment },
      });
    expect((await act('getChat', holder.chat, {}, bea)).body).not.toHaveProperty('rating');
  });

  it('accepts a score from 1 to 5 and no personal number', async () => {
    const holder = await ended(60);
    expect((await rate(holder, { score: 5, comment: 'My SSN is 123-45-6789' })).status).toBe(400);
    for (const score of [0, 6, 2.5]) expect((await rate(holder, { score })).status).toBe(400);
  });

  it('isn’t requested without an agent’s answer, or accepted for another person’s chat', async () => {
    const missed = await started();
    await app.call('endChat', { params: { channel: missed.chat }, jwt: missed.token });
    expect((await rate(missed, { score: 1 })).body).toMatchObject({
      errors: ['No agent answered this chat.'],
    });
    const other = await ended(60);
    expect((await rate({ chat: other.chat, token: missed.token }, { score: 1 })).status).toBe(404);
  });

  it('can be searched, by agents only in their own chats', async () => {
    const [own, others] = [await ended(60), await ended(60, bea)];
    await rate(own, { score: 2 });
    await rate(others, { score: 2 });
    expect((await found({ rating: '2' }, ann)).map(({ uuid }) => uuid)).toEqual([own.chat]);
    expect(await found({ rating: 'ANY' }, manager)).toHaveLength(2);
    expect(await found({ rating: '5' }, manager)).toEqual([]);
    expect(await found({ rating: 'NONE' }, manager)).toEqual([]);
  });
});

describe('the figures of chats', () => {
  it('count answers, times, ratings and missed chats, by agent and tag', async () => {
    const chats: Holder[] = [];
    for (let count = 1; count <= 10; count += 1) chats.push(await ended(count * 10));
    const [first, second] = chats;
    await rate(first!, { score: 5 });
    await rate(second!, { score: 2 });
    await act('setChatTags', first!.chat, { body: { tags: ['Rates'] } });
    const beas = await ended(200, bea);
    const missed = await started();
    await app.call('endChat', { params: { channel: missed.chat }, jwt: missed.token });
    const { agents, all, tags, scores, isOwn } = await figures(manager);
    expect(isOwn).toBe(false);
    expect(all).toMatchObject({ chats: 12, answered: 11, missed: 1, left: 0, rated: 2, averageScore: 3.5 });
    const ofAnn = agents.find(({ chats: count }) => count === 10);
    expect(ofAnn?.firstReply.medianSeconds).toBeCloseTo(55, 0);
    expect(ofAnn?.firstReply.p90Seconds).toBeCloseTo(91, 0);
    expect(ofAnn?.end.medianSeconds).toBeCloseTo(550, 0);
    expect(ofAnn?.end.p90Seconds).toBeCloseTo(910, 0);
    expect(agents.map(({ name, missed: count }) => [name, count])).toContainEqual(['No agent', 1]);
    expect(tags).toMatchObject([{ tag: 'Rates', chats: 1, averageScore: 5 }]);
    expect(scores).toEqual([
      { score: 5, chats: 1 },
      { score: 2, chats: 1 },
    ]);
    const agent = await identityOf(bea);
    expect((await found({ ...DAY, agent, outcome: 'ANSWERED' }, manager)).map(({ uuid }) => uuid)).toEqual([
      beas.chat,
    ]);
    expect((await found({ ...DAY, outcome: 'MISSED' }, manager)).map(({ uuid }) => uuid)).toEqual([
      missed.chat,
    ]);
  });

  it('show agents only their own', async () => {
    await ended(60);
    await ended(60, bea);
    const own = await figures(bea);
    expect(own).toMatchObject({ isOwn: true, all: { chats: 1 } });
    expect(own.agents.map(({ identity }) => identity)).toEqual([await identityOf(bea)]);
  });

  it('count days in the lender’s time zone', async () => {
    await ended(60);
    const next = { from: '2026-11-26', to: '2026-11-26' };
    expect((await figures(manager, next)).all.chats).toBe(0);
    expect(await found(next, manager)).toEqual([]);
    expect(await found(DAY, manager)).toHaveLength(1);
  });
});

describe('outside the hours of the chat', () => {
  it('the next opening skips a holiday', async () => {
    expect((await app.call('getChatOpenStatus', {})).body).toEqual({ isOpen: true });
    moveTo(EVENING_MS);
    const { body } = await app.call('getChatOpenStatus', {});
    expect(body).toMatchObject({ isOpen: false, opening: { timeZone: 'America/Los_Angeles' } });
    expect((body as { opening: { at: string } }).opening.at.slice(0, 10)).toBe('2026-11-27');
  });

  it('a visitor’s message waits with a phone number until an agent calls', async () => {
    moveTo(EVENING_MS);
    const left = { leftMessage: 'Do you lend in Ohio?', callBackPhone: '614 555 0123' };
    const { chat } = await started(left);
    const details = async () => (await act('getChat', chat)).body as ChatDetails;
    expect(await details()).toMatchObject({
      ...{ isLeft: true, wantsCall: true, callBackPhone: '(614) 555-0123' },
    });
    expect((await act('answerChatByCall', chat, { body: { note: '' } })).status).toBe(400);
    const note = 'Called: yes, we lend in Ohio';
    expect((await act('answerChatByCall', chat, { body: { note } })).status).toBe(204);
    const by = await accountName(app.context.db, await identityOf(ann));
    expect(await details()).toMatchObject({
      ...{ state: 'ENDED', notes: [{ text: note, by }], answeredByCall: { by } },
    });
    expect((await figures(manager)).all).toMatchObject({ left: 1, missed: 0, answered: 0 });
    expect((await act('answerChatByCall', chat, { body: { note } })).status).toBe(409);
  });

  it('a call answers only a message that was left', async () => {
    const { chat } = await started();
    expect((await act('answerChatByCall', chat, { body: { note: 'Called' } })).status).toBe(409);
  });

  it('an invalid phone number is refused', async () => {
    moveTo(EVENING_MS);
    const body = {
      ...{ friendlyName: 'Avery', emailAddress: 'avery@visitor.example' },
      additionalAttrs: { leftMessage: 'Hello', callBackPhone: '12' },
    };
    expect((await app.call('initWebChat', { body })).status).toBe(400);
  });
});
