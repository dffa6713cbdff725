// Proves CO-65, CO-81.

import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@homeline/contract/call.ts';
import type { CallName } from '@homeline/contract/calls.ts';
import type { getChatDesk } from '@homeline/contract/chat/desk.ts';
import type { StartedChat } from '@homeline/contract/chat/web-chat.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createStaffMember } from '../../testing/persona-driver.ts';
import { moveIdleChats } from './idle-chats.ts';
import { wakeDueChats } from './snooze-chat.ts';

/** The day before a Thanksgiving, at noon in Los Angeles. */
const EVE_MS = Date.parse('2026-11-25T20:00:00Z');
const HOUR_MS = 3_600_000;

let app: TestApp;
let [ann, bea] = ['', ''];
beforeAll(async () => {
  app = await testApp();
  await app.context.jobs.start(app.context);
  ann = await createStaffMember(app, ['SUPPORT_AGENT']);
  bea = await createStaffMember(app, ['OPERATIONS']);
});
afterAll(() => app.stop());
beforeEach(async () => {
  moveTo(EVE_MS);
  await app.context.db.deleteFrom('rate_limit').execute();
  await app.context.db.deleteFrom('chat').execute();
});
const moveTo = (ms: number) => app.clock.moveTo(ms - Date.now());

type Desk = AnswerOf<typeof getChatDesk>;
const deskOf = async (jwt: string) => (await app.call('getChatDesk', { jwt })).body as Desk;
const identityOf = async (jwt: string) => (await app.context.tokens.read(jwt))?.caller.identity ?? '';
const act = (name: CallName, chat: string, given: object = {}, jwt = ann) =>
  app.call(name, { params: { conversation: chat }, jwt, ...given });

async function answered(): Promise<{ chat: string; token: string }> {
  const body = { friendlyName: 'Avery Visitor', emailAddress: 'avery@visitor.example' };
  const answer = await app.call('initWebChat', { body });
  const { omniProxyChannelId: chat, token } = answer.body as StartedChat;
  for (const jwt of [ann, bea])
    await app.call('setChatPresence', { jwt, body: { presence: 'AVAILABLE', capacity: 4 } });
  await act('acceptChat', chat);
  return { chat, token };
}
const write = ({ chat, token }: { chat: string; token: string }, text: string) =>
  app.call('sendChatMessage', {
    ...{ params: { channel: chat }, jwt: token, body: { key: randomUUID(), text, files: [] } },
  });

describe('a snoozed chat', () => {
  it('leaves the list until the next business day, skipping holidays, and returns unread', async () => {
    const { chat } = await answered();
    const { snoozes } = await deskOf(ann);
    expect(snoozes.map(({ choice }) => choice)).toEqual(['LATER_TODAY', 'NEXT_BUSINESS_DAY']);
    expect((await act('snoozeChat', chat, { body: { choice: 'TOMORROW' } })).status).toBe(400);
    expect((await act('snoozeChat', chat, { body: { choice: 'NEXT_BUSINESS_DAY' } })).status).toBe(204);
    const aside = await deskOf(ann);
    expect(aside).toMatchObject({ mine: [], snoozed: [{ uuid: chat, snoozedUntil: snoozes[1]?.at }] });
    expect(
      aside.agents.find(({ name }) => name !== '' && aside.snoozed[0]?.agent?.name === name)?.active,
    ).toBe(0);
    moveTo(EVE_MS + 30 * HOUR_MS);
    await wakeDueChats(app.context);
    await moveIdleChats(app.context);
    expect(await deskOf(ann)).toMatchObject({ mine: [], snoozed: [{ uuid: chat }] });
    moveTo(Date.parse(snoozes[1]?.at ?? ''));
    await wakeDueChats(app.context);
    await moveIdleChats(app.context);
    expect(await deskOf(ann)).toMatchObject({ mine: [{ uuid: chat, unread: 1 }], snoozed: [] });
  });

  it('returns when the person writes, to the same agent', async () => {
    const holder = await answered();
    await act('snoozeChat', holder.chat, { body: { choice: 'DATE', date: '2026-12-24' } });
    moveTo(EVE_MS + 3 * HOUR_MS);
    await moveIdleChats(app.context);
    expect(await deskOf(ann)).toMatchObject({ snoozed: [{ uuid: holder.chat }] });
    expect((await write(holder, 'Any news?')).status).toBe(201);
    await moveIdleChats(app.context);
    expect(await deskOf(ann)).toMatchObject({ mine: [{ uuid: holder.chat, unread: 1 }], snoozed: [] });
  });

  it('can be resumed early, or handed over', async () => {
    const { chat } = await answered();
    await act('snoozeChat', chat, { body: { choice: 'LATER_TODAY' } });
    await act('wakeChat', chat);
    expect(await deskOf(ann)).toMatchObject({ mine: [{ uuid: chat }], snoozed: [] });
    await act('snoozeChat', chat, { body: { choice: 'LATER_TODAY' } });
    expect((await act('transferChat', chat, { body: { agent: await identityOf(bea) } })).status).toBe(204);
    expect(await deskOf(bea)).toMatchObject({ mine: [{ uuid: chat }], snoozed: [] });
  });

  it('must be the agent’s own, and refuses a past or distant date', async () => {
    const { chat } = await answered();
    expect((await act('snoozeChat', chat, { body: { choice: 'LATER_TODAY' } }, bea)).status).toBe(409);
    for (const date of [undefined, '2026-11-25', '2027-06-01'])
      expect((await act('snoozeChat', chat, { body: { choice: 'DATE', date } })).status).toBe(400);
  });
});

describe('the tags of a chat', () => {
  it('come from the lender’s list, and filter past chats', async () => {
    const { chat } = await answered();
    const tagged = (tags: string[]) => act('setChatTags', chat, { body: { tags } });
    expect((await deskOf(ann)).tags).toContain('Closing');
    expect((await tagged(['Nonsense'])).status).toBe(400);
    expect((await tagged(['Closing', 'Rates', 'Rates'])).status).toBe(204);
    expect((await act('getChat', chat)).body).toMatchObject({ tags: ['Closing', 'Rates'] });
    const found = async (tag: string) =>
      ((await app.call('searchChats', { jwt: ann, query: { tag } })).body as { chats: object[] }).chats;
    expect(await found('Rates')).toHaveLength(1);
    await tagged(['Closing']);
    expect(await found('Rates')).toHaveLength(0);
  });
});

describe('a note that mentions a colleague', () => {
  it('stays on their desk until marked as done', async () => {
    const { chat } = await answered();
    const text = 'Please look, @Bea';
    const mentions = [await identityOf(bea)];
    expect((await act('addChatNote', chat, { body: { text, mentions } })).status).toBe(204);
    const [mention] = (await deskOf(bea)).mentions;
    expect(mention).toMatchObject({ conversation: chat, friendlyName: 'Avery Visitor', text });
    expect((await deskOf(ann)).mentions).toEqual([]);
    const finish = (jwt: string) => app.call('finishChatMention', { jwt, params: { note: mention?.note } });
    expect((await finish(ann)).status).toBe(404);
    expect((await finish(bea)).status).toBe(204);
    expect((await deskOf(bea)).mentions).toEqual([]);
  });

  it('isn’t saved if they may not see the chat', async () => {
    const { chat } = await answered();
    const mentions = [await identityOf(await createStaffMember(app, ['UNDERWRITER']))];
    expect((await act('addChatNote', chat, { body: { text: 'Look, @Una', mentions } })).status).toBe(400);
    expect((await act('getChat', chat)).body).toMatchObject({ notes: [] });
  });
});
