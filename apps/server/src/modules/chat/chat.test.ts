// Proves CA-12, CA-13, CA-14, CA-15, CA-16, CA-17, CA-18, CA-22, CA-23, CA-39, CA-40, CH-06, CH-11, CH-16.
// Proves CH-17, CO-60, CO-63, CO-64, VA-06.

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { CallName } from '@homeline/contract/calls.ts';
import type { ChatMessagePage } from '@homeline/contract/chat/chat-message.ts';
import { OMNI_PATH } from '@homeline/contract/chat/omni-messages.ts';
import type { StartedChat } from '@homeline/contract/chat/web-chat.ts';
import type { StaffRole } from '@homeline/domain/staff/staff-roles.ts';
import { type Clamd, startClamd, TEST_VIRUS } from '@homeline/sandbox/malware/clamd.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD, type TestApp, testApp } from '../../testing/app.ts';
import { openChatPage } from '../../testing/open-chat.ts';
import { addStaff } from '../accounts/staff.ts';
import { messageEncryptionContext } from '../notifications/sealed-message.ts';
import { noticeGoneAgents } from './agent-presence.ts';
import { moveIdleChats } from './idle-chats.ts';
import { markRead } from './mark-read.ts';
import { emailMissedReplies } from './missed-replies.ts';

let app: TestApp;
let clamd: Clamd;
let address: string;
beforeAll(async () => {
  clamd = await startClamd();
  app = await testApp({}, { CLAMD_ADDRESS: `127.0.0.1:${clamd.port}` });
  await app.context.jobs.start(app.context);
  address = (await app.http.listen({ port: 0, host: '127.0.0.1' })).replace('http:', 'ws:');
});
afterAll(async () => {
  await app.stop();
  await clamd.stop();
});

/** A Tuesday at noon in Los Angeles, when the sample lender's agents answer. */
const OPEN_MS = Date.parse('2026-12-01T20:00:00Z');
beforeEach(async () => {
  moveTo(OPEN_MS);
  await app.context.db.deleteFrom('rate_limit').execute();
});
const moveTo = (ms: number) => app.clock.moveTo(ms - Date.now());

const FORM = { friendlyName: 'Avery Visitor', emailAddress: 'avery@visitor.example' };
const start = (body: object = {}, headers: Record<string, string> = {}) =>
  app.call('initWebChat', {
    body: { ...FORM, ...body },
    headers: { 'idempotency-key': randomUUID(), ...headers },
  });

type Holder = { readonly chat: string; readonly token: string };

async function started(body: object = {}): Promise<Holder> {
  const answer = await start(body);
  expect(answer).toMatchObject({ status: 201 });
  const { omniProxyChannelId, token } = answer.body as StartedChat;
  return { chat: omniProxyChannelId, token };
}

const asGuest = (name: CallName, { chat, token }: Holder, given: object = {}) =>
  app.call(name, { params: { channel: chat }, jwt: token, ...given });

const write = (holder: Holder, text: string, given: object = {}) =>
  asGuest('sendChatMessage', holder, { body: { key: randomUUID(), text, files: [], ...given } });

let agents = 0;
async function agent(...roles: StaffRole[]): Promise<{ jwt: string; identity: string }> {
  agents += 1;
  const member = { organisation: 'homeline', email: `agent${agents}@lender.example` };
  await addStaff(app.context, {
    ...member,
    password: PASSWORD,
    roles: roles.length > 0 ? roles : ['SUPPORT_AGENT'],
  });
  const { body } = await app.call('logIn', { body: { email: member.email, password: PASSWORD } });
  const { jwt } = body as { jwt: string };
  await app.call('setChatPresence', { jwt, body: { presence: 'AVAILABLE', capacity: 4 } });
  const read = await app.context.tokens.read(jwt);
  return { jwt, identity: read?.caller.identity ?? '' };
}

const asAgent = (name: CallName, { jwt }: { jwt: string }, chat: string, given: object = {}) =>
  app.call(name, { params: { conversation: chat }, jwt, ...given });

/** Starts a chat that an agent has joined. */
async function joined(): Promise<Holder> {
  const holder = await started();
  await asAgent('acceptChat', await agent(), holder.chat);
  return holder;
}

const upload = (holder: Holder, name: string, content: string | Buffer) =>
  asGuest('uploadChatFile', holder, {
    ...{ query: { name }, body: Buffer.from(content) },
    headers: { 'content-type': 'application/pdf' },
  });

const messagesOf = async (holder: Holder) =>
  ((await asGuest('listChatMessages', holder)).body as ChatMessagePage).messages;

describe('a visitor', () => {
  it('starts a chat within the chat’s hours, and is told outside them that nobody is available', async () => {
    expect((await start()).body).toMatchObject({ provider: 'desk', skill: 'FHEL' });
    moveTo(Date.parse('2026-12-01T09:00:00Z'));
    expect(await start()).toMatchObject({ status: 422, body: { code: 'CHAT_CLOSED' } });
    expect((await app.call('getChatOpenStatus')).body).toMatchObject({ isOpen: false });
  });

  it('starts no more than thirty chats an hour from one place', async () => {
    const statuses = await Promise.all(Array.from({ length: 31 }, async () => (await start()).status));
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  it('reaches the agents of their lender, or of the crypto HELOC', async () => {
    expect((await start({}, { 'x-org': 'harborview' })).body).toMatchObject({ skill: 'White Label' });
    const fromOffer = { additionalAttrs: { utmSource: 'cloc' } };
    expect((await start(fromOffer)).body).toMatchObject({ skill: 'CLOC_HELOC' });
    // A lender without such lines has no agents for them.
    const elsewhere = await start(fromOffer, { 'x-org': 'harborview' });
    expect(elsewhere.body).toMatchObject({ skill: 'White Label' });
  });

  it('gives a name and an email address of at most 128 characters', async () => {
    expect((await start({ friendlyName: '' })).body).toMatchObject({
      fields: { friendlyName: 'Required' },
    });
    expect((await start({ friendlyName: 'x'.repeat(129) })).body).toMatchObject({
      fields: { friendlyName: 'Cannot be more than 128 characters' },
    });
    expect((await start({ emailAddress: 'nobody' })).body).toMatchObject({
      fields: { emailAddress: 'Must be an email address' },
    });
  });

  it('sends a message once per key, and reads pages of 20', async () => {
    const holder = await started();
    const key = randomUUID();
    const first = await write(holder, 'Hello', { key });
    expect(await write(holder, 'Hello', { key })).toMatchObject({ status: 201, body: first.body });
    for (let count = 2; count <= 25; count += 1) await write(holder, `Message ${count}`);
    const page = (await asGuest('listChatMessages', holder)).body as ChatMessagePage;
    expect(page.messages.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, at) => at + 6));
    expect(page.hasMore).toBe(true);
    const older = (await asGuest('listChatMessages', holder, { query: { before: 6 } }))
      .body as ChatMessagePage;
    expect(older.messages.map(({ text }) => text)).toContain('Hello');
    expect(older.hasMore).toBe(false);
  });

  it('is refused for flooding, and for an empty or too long message', async () => {
    const holder = await started();
    expect((await write(holder, '   ')).body).toMatchObject({ fields: { text: 'Required' } });
    expect((await write(holder, 'x'.repeat(100_000))).status).toBe(400);
    const statuses: number[] = [];
    for (let count = 0; count < 42; count += 1) statuses.push((await write(holder, 'Hi')).status);
    expect(statuses.at(0)).toBe(201);
    expect(statuses.at(-1)).toBe(429);
    expect((await write(holder, 'Hi')).body).toMatchObject({
      ...{ code: 'TOO_MANY_ATTEMPTS' },
      errors: [expect.stringMatching(/^You’re sending faster than we can read\. Try again in /)],
    });
  });

  it('can’t send a Social Security or account number, and is told why', async () => {
    const holder = await started();
    expect((await write(holder, 'My SSN is 923-00-1001')).body).toMatchObject({
      fields: { text: expect.stringContaining('social security number') },
    });
    expect((await write(holder, 'account 000123456789')).body).toMatchObject({
      fields: { text: expect.stringContaining('account or card number') },
    });
    expect(await messagesOf(holder)).toEqual([]);
  });

  it('sends files checked by content, and can’t open another chat’s', async () => {
    const [holder, other] = [await joined(), await started()];
    expect((await upload(holder, 'stub.pdf', '<script>')).status).toBe(415);
    const { uuid } = (await upload(holder, 'stub.pdf', '%PDF-1.7 a stub')).body as { uuid: string };
    expect((await write(other, '', { files: [uuid] })).status).toBe(400);
    expect((await write(holder, '', { files: [uuid] })).body).toMatchObject({
      files: [{ uuid, name: 'stub.pdf', type: 'application/pdf', size: 15 }],
    });
    const open = (by: Holder) =>
      app.call('getChatFile', { params: { channel: by.chat, file: uuid }, jwt: by.token });
    expect((await open(holder)).body).toBe('%PDF-1.7 a stub');
    expect((await open(other)).status).toBe(404);
  });

  it('sends no file before an agent has joined', async () => {
    const holder = await started();
    expect((await upload(holder, 'stub.pdf', '%PDF-1.7 a stub')).body).toMatchObject({
      errors: ['You can attach files once an agent has joined.'],
    });
    await asAgent('acceptChat', await agent(), holder.chat);
    expect((await upload(holder, 'stub.pdf', '%PDF-1.7 a stub')).status).toBe(201);
  });

  it('leaves a message outside the chat’s hours, which agents see at the desk', async () => {
    moveTo(Date.parse('2026-12-01T09:00:00Z'));
    const left = { additionalAttrs: { leftMessage: 'Please call me about my fees.' }, tag: 'fees' };
    const answer = await start({ ...left, emailAddress: 'left@visitor.example' });
    expect(answer.status).toBe(201);
    const { omniProxyChannelId: chat } = answer.body as StartedChat;
    const personal = await start({ additionalAttrs: { leftMessage: 'my ssn is 923-00-1001' } });
    expect(personal.status).toBe(400);
    moveTo(OPEN_MS);
    const support = await agent();
    const desk = (await app.call('getChatDesk', { jwt: support.jwt })).body as {
      waiting: { uuid: string; preview: string }[];
    };
    expect(desk.waiting).toContainEqual(
      expect.objectContaining({ uuid: chat, preview: 'Please call me about my fees.' }),
    );
    expect((await asAgent('getChat', support, chat)).body).toMatchObject({ tag: 'fees' });
    const texts = ((await asAgent('listAgentChatMessages', support, chat)).body as ChatMessagePage).messages;
    expect(texts.map(({ text }) => text)).toEqual([
      'Please call me about my fees.',
      'This message was left outside our chat hours. An agent answers by email.',
    ]);
  });

  it('waits behind other people, not behind left messages or a person’s second chat', async () => {
    await app.context.db.updateTable('chat').set({ state: 'ENDED' }).execute();
    moveTo(OPEN_MS - 11 * 3_600_000);
    await start({ additionalAttrs: { leftMessage: 'Hello' }, emailAddress: 'gone@visitor.example' });
    moveTo(OPEN_MS);
    await started({ emailAddress: 'two@visitor.example' });
    await started({ emailAddress: 'two@visitor.example' });
    moveTo(OPEN_MS + 1000);
    const last = await started({ emailAddress: 'last@visitor.example' });
    const { status } = (await asGuest('listChatMessages', last)).body as ChatMessagePage;
    expect(status.ahead).toBe(1);
  });

  it('starts a chat without an idempotency key, which the specification doesn’t name', async () => {
    const body = { ...FORM, orgCode: 'homeline', skill: 'FHEL', tag: 'HELOC', welcomeMessage: 'Hello' };
    expect((await app.call('initWebChat', { body })).status).toBe(201);
  });

  it('can’t send malware, or files while storage is full', async () => {
    const holder = await joined();
    expect(await upload(holder, 'stub.txt', TEST_VIRUS)).toMatchObject({
      status: 400,
      body: { fields: { file: expect.stringContaining('found malware') } },
    });
    const { uploadStorage } = app.context;
    const { quotaBytes, usedBytes } = uploadStorage.now();
    uploadStorage.take(quotaBytes - usedBytes);
    expect(await upload(holder, 'stub.txt', 'A note')).toMatchObject({
      status: 503,
      body: { fields: { file: expect.stringContaining('can’t take files right now') } },
    });
    await uploadStorage.refresh();
    expect((await upload(holder, 'stub.txt', 'A note')).status).toBe(201);
  });

  it('sends at most ten files per message and fifty per chat, at human speed', async () => {
    const holder = await joined();
    const send = (index: number) => upload(holder, `${index}.txt`, 'A note');
    const first = await Promise.all(Array.from({ length: 20 }, (_, index) => send(index)));
    expect((await send(20)).body).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    const files = first.map(({ body }) => (body as { uuid: string }).uuid);
    expect((await write(holder, '', { files: files.slice(0, 11) })).body).toMatchObject({
      fields: { files: 'Cannot be more than 10 files' },
    });
    expect((await write(holder, '', { files: files.slice(0, 10) })).status).toBe(201);
    for (let count = 20; count < 50; count += 1) {
      if (count % 20 === 0) await app.context.db.deleteFrom('rate_limit').execute();
      await send(count);
    }
    await app.context.db.deleteFrom('rate_limit').execute();
    expect((await send(50)).body).toMatchObject({ fields: { file: 'This chat can’t take more files.' } });
  });

  it('gets a file that is also a web page only under its declared type', async () => {
    const holder = await joined();
    const page = '%PDF-1.7 <html><script>alert(1)</script></html>';
    const { uuid } = (await upload(holder, 'stub.pdf', page)).body as { uuid: string };
    await write(holder, '', { files: [uuid] });
    const { headers } = await app.call('getChatFile', {
      ...{ params: { channel: holder.chat, file: uuid }, jwt: holder.token },
    });
    expect(headers).toMatchObject({
      ...{ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' },
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    for (const name of ['page.html', 'page.svg', 'page.png', 'page'])
      expect((await upload(holder, name, page)).status).toBe(415);
  });

  it('sends a UTF-16 text file under a cleaned name, and no program with a deceptive one', async () => {
    const holder = await joined();
    const text = Buffer.from('\ufeffGehalt – März', 'utf16le');
    const kept = (await upload(holder, '..\\../not\u202Eten.txt', text)).body as { uuid: string };
    expect(kept).toMatchObject({ name: 'notten.txt', type: 'text/plain' });
    expect((await write(holder, '', { files: [kept.uuid] })).body).toMatchObject({
      files: [{ name: 'notten.txt' }],
    });
    expect((await upload(holder, 'stub\u202Efdp.exe', '%PDF-1.7')).status).toBe(415);
  });

  it('can’t use another chat’s token', async () => {
    const [holder, other] = [await started(), await started()];
    const stolen = { chat: other.chat, token: holder.token };
    expect((await asGuest('listChatMessages', stolen)).status).toBe(404);
    expect((await asGuest('listChatMessages', { ...holder, token: 'x.y.z' })).status).toBe(401);
    expect((await asGuest('listChatMessages', holder, { headers: { 'x-org': 'harborview' } })).status).toBe(
      404,
    );
    const { jwt } = await app.register();
    expect((await asGuest('listChatMessages', { ...holder, token: jwt })).status).toBe(401);
    const renewed = (await app.call('refreshChatToken', { body: { token: holder.token } })).body as {
      token: string;
    };
    expect((await asGuest('listChatMessages', { ...holder, token: renewed.token })).status).toBe(200);
    expect((await app.call('refreshChatToken', { body: { token: jwt } })).status).toBe(404);
  });

  it('gets the lender’s survey, if there is one', async () => {
    const { chat } = await started();
    const { body } = await app.call('getChatContact', { body: { omniProxyChannelId: chat } });
    expect(body).toEqual({ contactId: chat, surveyUrl: `https://survey.homeline.example/chat/${chat}` });
    const unknown = { omniProxyChannelId: randomUUID() };
    expect((await app.call('getChatContact', { body: unknown })).status).toBe(404);
  });

  it('stores no message in plain text', async () => {
    const holder = await started({ friendlyName: 'Quentin Unmistakable' });
    await write(holder, 'A most peculiar sentence');
    const { db } = app.context;
    const rows = [
      ...(await db.selectFrom('chat').selectAll().where('uuid', '=', holder.chat).execute()),
      ...(await db.selectFrom('chat_message').selectAll().where('chat', '=', holder.chat).execute()),
    ];
    expect(JSON.stringify(rows)).not.toMatch(/Unmistakable|visitor\.example|peculiar/);
  });
});

describe('a signed-in borrower', () => {
  const nonceOf = async (jwt: string) =>
    ((await app.call('authenticateWebChat', { jwt })).body as { nonce: string }).nonce;

  it('chats under their own name about only their own application', async () => {
    const [borrower, other] = [await app.register(), await app.register()];
    const nonce = await nonceOf(borrower.jwt);
    const strange = await start({ nonce, applicationUuid: other.uuid });
    expect(strange.status).toBe(404);
    const holder = await started({ nonce, applicationUuid: borrower.uuid, friendlyName: 'Somebody Else' });
    const support = await agent();
    expect((await asAgent('getChat', support, holder.chat)).body).toMatchObject({
      friendlyName: 'Avery Happy',
      isSignedIn: true,
      application: { uuid: borrower.uuid, openConditions: [] },
    });
  });

  it('chats about their newest application from a page without one', async () => {
    const borrower = await app.register();
    const holder = await started({ nonce: await nonceOf(borrower.jwt) });
    expect((await asAgent('getChat', await agent(), holder.chat)).body).toMatchObject({
      application: { uuid: borrower.uuid },
    });
  });

  it('gets a condition only from the support agent who answers', async () => {
    const borrower = await app.register();
    const holder = await started({ nonce: await nonceOf(borrower.jwt), applicationUuid: borrower.uuid });
    const support = await agent();
    const raise = () =>
      app.call('raiseCondition', {
        jwt: support.jwt,
        params: { uuid: borrower.uuid },
        body: { requestDocuments: ['BANK_STATEMENT'] },
        headers: { 'idempotency-key': randomUUID() },
      });
    expect((await raise()).status).toBe(404);
    await asAgent('acceptChat', support, holder.chat);
    expect((await raise()).status).toBe(200);
    expect((await asAgent('getChat', support, holder.chat)).body).toMatchObject({
      application: { openConditions: [{ category: 'GENERIC_DOCUMENT_REQUEST' }] },
    });
    await asAgent('endAgentChat', support, holder.chat);
    expect((await raise()).status).toBe(404);
  });

  it('starts no chat in the name of another identity', async () => {
    const [own, other] = [await app.register(), await app.register()];
    const { nonce } = (await app.call('authenticateWebChat', { jwt: own.jwt })).body as { nonce: string };
    const identityOf = async (jwt: string) => (await app.context.tokens.read(jwt))?.caller.identity;
    expect((await start({ nonce, identityUuid: await identityOf(other.jwt) })).status).toBe(404);
    expect((await start({ nonce, identityUuid: await identityOf(own.jwt) })).status).toBe(201);
  });

  it('renews a nonce of their own session, not another’s', async () => {
    const [borrower, other] = [await app.register(), await app.register()];
    const nonce = await nonceOf(borrower.jwt);
    const renew = (jwt: string, given = nonce) =>
      app.call('refreshChatNonce', { jwt, query: { nonce: given } });
    expect((await renew(borrower.jwt)).status).toBe(200);
    expect((await renew(other.jwt)).status).toBe(404);
    expect((await renew(borrower.jwt, `${nonce}x`)).status).toBe(404);
    expect((await start({ nonce: `${nonce}x` })).status).toBe(404);
  });

  it('can’t use the chat’s token after their session ends', async () => {
    const borrower = await app.register();
    const holder = await started({ nonce: await nonceOf(borrower.jwt) });
    const page = await openChatPage(address);
    page.say({ route: 'join', channelId: holder.chat, token: holder.token, after: 0 });
    await page.heard('joined');
    await app.call('logOut', { jwt: borrower.jwt });
    await page.heard('refused');
    expect((await asGuest('listChatMessages', holder)).status).toBe(401);
    expect((await app.call('refreshChatToken', { body: { token: holder.token } })).status).toBe(404);
    page.close();
  });

  it('leaves the queue on sign-out without an unanswered message', async () => {
    const borrower = await app.register();
    const holder = await started({ nonce: await nonceOf(borrower.jwt) });
    await app.call('logOut', { jwt: borrower.jwt });
    await moveIdleChats(app.context);
    expect((await asAgent('getChat', await agent(), holder.chat)).body).toMatchObject({ state: 'ENDED' });
  });

  it('finds a left message and its answer after signing in again, and nobody else does', async () => {
    const email = 'left@example.com';
    const [borrower, other] = [await app.register({ email }), await app.register()];
    const holder = await started({ nonce: await nonceOf(borrower.jwt) });
    await write(holder, 'Please answer when you can');
    await app.call('logOut', { jwt: borrower.jwt });
    await moveIdleChats(app.context);
    const support = await agent();
    await asAgent('acceptChat', support, holder.chat);
    const resume = async (jwt: string) =>
      ((await app.call('resumeWebChat', { jwt })).body as { chat?: StartedChat }).chat;
    expect(await resume(other.jwt)).toBeUndefined();
    const signedIn = await app.call('logIn', { body: { email, password: PASSWORD } });
    const { jwt } = signedIn.body as { jwt: string };
    const open = await resume(jwt);
    expect(open).toMatchObject({ omniProxyChannelId: holder.chat, provider: 'desk' });
    const again = { chat: holder.chat, token: open?.token ?? '' };
    expect((await messagesOf(again)).map(({ text }) => text)).toContain('Please answer when you can');
    expect((await write(again, 'Are you there?')).status).toBe(201);
    await asAgent('sendAgentChatMessage', support, holder.chat, {
      body: { key: randomUUID(), text: 'Here is your answer', files: [] },
    });
    await asAgent('endAgentChat', support, holder.chat);
    const ended = await resume(jwt);
    expect(ended?.omniProxyChannelId).toBe(holder.chat);
    expect((await messagesOf({ chat: holder.chat, token: ended?.token ?? '' })).at(-1)?.text).toBe(
      'Here is your answer',
    );
    expect(await resume(jwt)).toBeUndefined();
  });
});

describe('an agent', () => {
  it('sees the earlier chatbot conversation if the page holds its secret', async () => {
    const bot = await app.call('startChatbot', { body: FORM });
    const { conversationId, nonce } = bot.body as { conversationId: string; nonce: string };
    const message = 'What are your fees?';
    await app.call('chatWithAutobot', { body: { conversationId, nonce, message } });
    const attrs = { chatbotConversationId: conversationId, chatbotNonce: nonce };
    const support = await agent();
    const after = await started({ additionalAttrs: attrs });
    expect((await asAgent('getChat', support, after.chat)).body).toMatchObject({
      chatbot: [{ question: message, answer: expect.any(String) }],
    });
    const guessed = await started({ additionalAttrs: { ...attrs, chatbotNonce: 'guessed' } });
    expect((await asAgent('getChat', support, guessed.chat)).body).toMatchObject({ chatbot: [] });
  });

  it('accepts a waiting chat; of two agents at once, only one succeeds', async () => {
    const holder = await started();
    const [ann, bob] = [await agent(), await agent()];
    const statuses = await Promise.all(
      [ann, bob].map(async (one) => (await asAgent('acceptChat', one, holder.chat)).status),
    );
    expect(statuses.toSorted()).toEqual([204, 409]);
    expect((await asGuest('listChatMessages', holder)).body).toMatchObject({
      status: { state: 'ACTIVE', agentName: expect.any(String) },
    });
  });

  it('writes only in their own chats, and hands one over with its history', async () => {
    const holder = await started();
    const [ann, bob] = [await agent(), await agent()];
    const say = (who: { jwt: string }, text: string) =>
      asAgent('sendAgentChatMessage', who, holder.chat, { body: { key: randomUUID(), text, files: [] } });
    expect((await say(ann, 'Hello')).status).toBe(409);
    await asAgent('acceptChat', ann, holder.chat);
    expect((await say(ann, 'Hello')).status).toBe(201);
    expect((await say(ann, 'Your SSN 923-00-1001?')).status).toBe(400);
    expect((await say(bob, 'Hi')).status).toBe(409);
    await app.call('setChatPresence', { jwt: bob.jwt, body: { presence: 'AVAILABLE', capacity: 1 } });
    await asAgent('transferChat', ann, holder.chat, { body: { agent: bob.identity } });
    expect((await say(ann, 'Again')).status).toBe(409);
    expect((await say(bob, 'Hi, I am Bob')).status).toBe(201);
    await asAgent('returnChat', bob, holder.chat);
    expect((await app.call('getChatDesk', { jwt: bob.jwt })).body).toMatchObject({ mine: [] });
    expect((await messagesOf(holder)).filter(({ from }) => from === 'AGENT')).toHaveLength(2);
    await asAgent('acceptChat', bob, holder.chat);
    await asAgent('endAgentChat', bob, holder.chat);
    expect((await write(holder, 'Wait')).body).toMatchObject({ code: 'CHAT_ENDED' });
  });

  it('accepts no chat while they are away', async () => {
    const [support, holder] = [await agent(), await started()];
    await app.call('setChatPresence', { jwt: support.jwt, body: { presence: 'AWAY', capacity: 4 } });
    expect((await asAgent('acceptChat', support, holder.chat)).body).toMatchObject({
      errors: ['You’re away. Set yourself to available before you accept a chat.'],
    });
  });

  it('accepts chats up to their limit, and sees returning people first', async () => {
    const support = await agent();
    await app.call('setChatPresence', { jwt: support.jwt, body: { presence: 'AVAILABLE', capacity: 1 } });
    const borrower = await app.register();
    const nonce = ((await app.call('authenticateWebChat', { jwt: borrower.jwt })).body as { nonce: string })
      .nonce;
    const first = await started({ nonce });
    await asAgent('acceptChat', support, first.chat);
    const stranger = await started();
    expect((await asAgent('acceptChat', support, stranger.chat)).body).toMatchObject({
      errors: ['You’ve reached your chat limit. End a chat, or raise your limit.'],
    });
    await asAgent('endAgentChat', support, first.chat);
    const again = await started({ nonce });
    const desk = (await app.call('getChatDesk', { jwt: support.jwt })).body as {
      waiting: { uuid: string; isForMe: boolean }[];
    };
    expect(desk.waiting[0]).toMatchObject({ uuid: again.chat, isForMe: true });
  });

  it('marks a chat as unread and read again, hidden from the person', async () => {
    const [holder, support] = [await started(), await agent()];
    await write(holder, 'When do I close?');
    await asAgent('acceptChat', support, holder.chat);
    const unread = async (who = support) =>
      ((await app.call('getChatDesk', { jwt: who.jwt })).body as { mine: { unread: number }[] }).mine[0]
        ?.unread;
    const read = async (identity: string) => {
      const key = { organisation: 'homeline', chat: holder.chat };
      await markRead(app.context, key, { as: 'AGENT', identity }, 2);
    };
    expect(await unread()).toBe(1);
    await read((await agent('MANAGER')).identity);
    expect(await unread()).toBe(1);
    await read(support.identity);
    expect(await unread()).toBe(0);
    expect((await asAgent('markChatUnread', support, holder.chat)).status).toBe(204);
    expect(await unread()).toBe(1);
    const { status } = (await asGuest('listChatMessages', holder)).body as ChatMessagePage;
    expect(status.read.agent).toBe(2);
    await write(holder, 'Hello?');
    expect(await unread()).toBe(2);
    await read(support.identity);
    expect(await unread()).toBe(1);
    expect((await asAgent('markChatUnread', await agent(), holder.chat)).status).toBe(409);
  });

  it('hands a chat over as unread, with a note only for the next agent', async () => {
    const [holder, ann, bob] = [await started(), await agent(), await agent()];
    await asAgent('acceptChat', ann, holder.chat);
    const transfer = (from: { jwt: string }, to: { identity: string }, note?: string) =>
      asAgent('transferChat', from, holder.chat, { body: { agent: to.identity, note } });
    const details = async () => (await asAgent('getChat', bob, holder.chat)).body;
    expect((await transfer(ann, bob, 'SSN 923-00-1001')).status).toBe(400);
    expect((await transfer(ann, bob, 'Wants a payoff letter')).status).toBe(204);
    expect(await details()).toMatchObject({
      ...{ unread: 1, handover: { text: 'Wants a payoff letter' } },
      notes: [{ text: 'Wants a payoff letter' }],
    });
    expect(JSON.stringify(await messagesOf(holder))).not.toContain('payoff');
    await asAgent('sendAgentChatMessage', bob, holder.chat, {
      body: { key: randomUUID(), text: 'I am here', files: [] },
    });
    expect(await details()).toMatchObject({ unread: 0 });
    await transfer(bob, ann);
    expect(await details()).not.toHaveProperty('handover');
  });

  it('can’t hand a chat to an agent who is away, gone, full, or already answering it', async () => {
    const [first, second] = [await started(), await started()];
    const [ann, bob] = [await agent(), await agent()];
    const transfer = (chat: string, to: { identity: string }) =>
      asAgent('transferChat', ann, chat, { body: { agent: to.identity } });
    const be = (who: { jwt: string }, presence: 'AVAILABLE' | 'AWAY') =>
      app.call('setChatPresence', { jwt: who.jwt, body: { presence, capacity: 1 } });
    await asAgent('acceptChat', ann, first.chat);
    await asAgent('acceptChat', ann, second.chat);
    await be(bob, 'AWAY');
    const away = {
      status: 400,
      body: { fields: { agent: 'This agent isn’t available. Choose another one.' } },
    };
    expect(await transfer(first.chat, bob)).toMatchObject(away);
    await be(bob, 'AVAILABLE');
    moveTo(OPEN_MS + 120_000);
    expect(await transfer(first.chat, bob)).toMatchObject(away);
    await be(bob, 'AVAILABLE');
    expect((await transfer(first.chat, bob)).status).toBe(204);
    expect(await transfer(second.chat, bob)).toMatchObject({
      body: { fields: { agent: 'This agent can’t take another chat. Choose another one.' } },
    });
    await app.call('setChatPresence', { jwt: ann.jwt, body: { presence: 'AVAILABLE', capacity: 9 } });
    expect(await transfer(second.chat, ann)).toMatchObject({
      body: { fields: { agent: 'Choose another agent' } },
    });
  });

  it('sees all chats only as a supervisor', async () => {
    const holder = await started();
    const [support, manager] = [await agent(), await agent('MANAGER')];
    await asAgent('acceptChat', support, holder.chat);
    const others = async (jwt: string) =>
      ((await app.call('getChatDesk', { jwt })).body as { others: { uuid: string }[] }).others;
    expect(await others(support.jwt)).toEqual([]);
    expect(await others(manager.jwt)).toContainEqual(expect.objectContaining({ uuid: holder.chat }));
    expect((await asAgent('endAgentChat', manager, holder.chat)).status).toBe(204);
  });

  it('finds past chats by email address and keeps notes, hidden from other lenders', async () => {
    const holder = await started({ emailAddress: 'Findable@visitor.example' });
    const support = await agent();
    await asAgent('addChatNote', support, holder.chat, { body: { text: 'Asked about rates' } });
    const found = await app.call('searchChats', {
      jwt: support.jwt,
      query: { text: 'findable@visitor.example' },
    });
    expect((found.body as { chats: { uuid: string }[] }).chats.map(({ uuid }) => uuid)).toEqual([
      holder.chat,
    ]);
    expect((await asAgent('getChat', support, holder.chat)).body).toMatchObject({
      notes: [{ text: 'Asked about rates' }],
    });
  });
});

it('finds past chats by words of the name, in any order and case, and never stores the name', async () => {
  const holder = await started({ friendlyName: 'Zoë Fernández-Quill' });
  const support = await agent();
  const found = async (text: string) => {
    const { body } = await app.call('searchChats', { jwt: support.jwt, query: { text } });
    return (body as { chats: { uuid: string }[] }).chats.map(({ uuid }) => uuid);
  };
  for (const text of ['quill zoe', 'FERNANDEZ', 'Zoë Fernández-Quill'])
    expect(await found(text)).toEqual([holder.chat]);
  expect(await found('Zoë Smith')).toEqual([]);
  const stored = await app.context.db.selectFrom('chat').selectAll().execute();
  expect(JSON.stringify(stored)).not.toMatch(/quill/i);
});

describe('an agent whose browser has vanished', () => {
  it('gets no chats after a minute, until they are back', async () => {
    const support = await agent();
    await app.call('setChatPresence', { jwt: support.jwt, body: { presence: 'AVAILABLE', capacity: 2 } });
    const presence = async () =>
      ((await app.call('getChatDesk', { jwt: support.jwt })).body as { presence: string }).presence;
    expect(await presence()).toBe('AVAILABLE');
    const page = await openChatPage(address);
    page.say({ route: 'desk', token: support.jwt });
    await page.heard('desk');
    moveTo(OPEN_MS + 50_000);
    page.say({ route: 'ping' });
    await page.heard('pong');
    moveTo(OPEN_MS + 100_000);
    expect(await presence()).toBe('AVAILABLE');
    moveTo(OPEN_MS + 115_000);
    await noticeGoneAgents(app.context);
    await page.heard('desk');
    expect(await presence()).toBe('AWAY');
    page.say({ route: 'ping' });
    await page.heard('desk');
    expect(await presence()).toBe('AVAILABLE');
    page.close();
  });
});

describe('the omni proxy', () => {
  it('delivers each message once and in order after missed events', async () => {
    const holder = await started();
    const support = await agent();
    await write(holder, 'One');
    const page = await openChatPage(address);
    page.say({ route: 'join', channelId: holder.chat, token: holder.token, after: 0 });
    await page.heard('joined');
    await asAgent('acceptChat', support, holder.chat);
    await page.heard('status', ({ status }) => status.state === 'ACTIVE');
    page.close();
    for (const text of ['Two', 'Three'])
      await asAgent('sendAgentChatMessage', support, holder.chat, {
        body: { key: randomUUID(), text, files: [] },
      });
    const back = await openChatPage(address);
    back.say({ route: 'join', channelId: holder.chat, token: holder.token, after: 2 });
    await back.heard('joined');
    await write(holder, 'Four');
    await back.heard('messages', ({ messages }) => messages.some(({ text }) => text === 'Four'));
    expect(back.texts()).toEqual(['Two', 'Three', 'Four']);
    back.close();
  });

  it('sends typing and read events only to the other side', async () => {
    const holder = await started();
    const support = await agent();
    await asAgent('acceptChat', support, holder.chat);
    const [guest, desk] = [await openChatPage(address), await openChatPage(address)];
    guest.say({ route: 'join', channelId: holder.chat, token: holder.token, after: 0 });
    desk.say({ route: 'join', channelId: holder.chat, token: support.jwt, after: 0 });
    await Promise.all([guest.heard('joined'), desk.heard('joined')]);
    guest.say({ route: 'typing', channelId: holder.chat });
    expect(await desk.heard('typing')).toMatchObject({ from: 'APPLICANT' });
    await write(holder, 'Are you there?');
    desk.say({ route: 'read', channelId: holder.chat, number: 2 });
    await guest.heard('status', ({ status }) => status.read.agent === 2);
    expect(guest.events.filter(({ event }) => event === 'typing')).toEqual([]);
    guest.close();
    desk.close();
  });

  it('closes a connection that floods it or sends invalid messages', async () => {
    const closeOf = async (messages: readonly string[]) => {
      const socket = new WebSocket(address + OMNI_PATH);
      await once(socket, 'open');
      for (const message of messages) socket.send(message);
      const [{ code }] = (await once(socket, 'close')) as [CloseEvent];
      return code;
    };
    expect(await closeOf(Array.from({ length: 151 }, () => '{"route":"ping"}'))).toBe(4429);
    expect(await closeOf(['x'.repeat(100_000)])).toBe(1009);
    expect(await closeOf(['{"route":"everything"}'])).toBe(4400);
  });

  it('refuses another chat’s token, and a borrower’s at the desk', async () => {
    const [holder, other] = [await started(), await started()];
    const { jwt } = await app.register();
    const page = await openChatPage(address);
    page.say({ route: 'join', channelId: other.chat, token: holder.token, after: 0 });
    await page.heard('refused');
    page.say({ route: 'join', channelId: other.chat, token: jwt, after: 0 });
    await page.heard('refused');
    page.say({ route: 'desk', token: jwt });
    await page.heard('refused');
    page.close();
  });

  it('sends a waiting person their queue position when it changes', async () => {
    const ahead = await started({ emailAddress: 'ahead@visitor.example' }).then(({ chat }) => chat);
    moveTo(OPEN_MS + 1000);
    const holder = await started();
    const page = await openChatPage(address);
    page.say({ route: 'join', channelId: holder.chat, token: holder.token, after: 0 });
    const { status } = await page.heard('joined');
    const before = status.ahead ?? 0;
    expect(before).toBeGreaterThan(0);
    await asAgent('acceptChat', await agent(), ahead);
    await page.heard('status', (event) => event.status.ahead === before - 1);
    page.close();
  });
});

describe('an inactive chat', () => {
  const statusOf = async (holder: Holder) =>
    ((await asGuest('listChatMessages', holder)).body as ChatMessagePage).status;
  const reply = (who: { jwt: string }, { chat }: Holder, text: string) =>
    asAgent('sendAgentChatMessage', who, chat, { body: { key: randomUUID(), text, files: [] } });
  const emailsTo = async (address: string) => {
    const emails = await app.context.db
      .selectFrom('outbox')
      .select(['uuid', 'message', 'application_id'])
      .where('template', '=', 'CHAT_REPLY')
      .execute();
    return emails
      .map(({ uuid, message, application_id }) =>
        app.context.sealing.open(message, messageEncryptionContext(application_id, uuid)),
      )
      .filter((text) => text.includes(address));
  };

  it('doesn’t show an unnamed agent’s email address', async () => {
    const holder = await started();
    const support = await agent();
    await app.context.db
      .updateTable('auth.user')
      .set({ name: 'ann@lender.example' })
      .where('id', '=', support.identity)
      .execute();
    await asAgent('acceptChat', support, holder.chat);
    await reply(support, holder, 'Hi, how can I help?');
    const { messages } = (await asGuest('listChatMessages', holder)).body as ChatMessagePage;
    expect(messages.find(({ from }) => from === 'AGENT')?.name).toBe('An agent');
    expect(JSON.stringify(messages)).not.toContain('@lender.example');
  });

  it('returns to the queue ten minutes after an agent joins without answering', async () => {
    const holder = await started();
    const [support, other] = [await agent(), await agent()];
    await write(holder, 'Anybody?');
    moveTo(OPEN_MS + 30 * 60_000);
    await asAgent('acceptChat', support, holder.chat);
    const { body } = await app.call('getChatDesk', { jwt: support.jwt });
    expect(body).toMatchObject({ mine: [{ uuid: holder.chat, preview: 'Anybody?' }] });
    moveTo(OPEN_MS + 39 * 60_000);
    await moveIdleChats(app.context);
    expect(await statusOf(holder)).toMatchObject({ state: 'ACTIVE' });
    moveTo(OPEN_MS + 41 * 60_000);
    await moveIdleChats(app.context);
    expect(await statusOf(holder)).toMatchObject({ state: 'WAITING' });
    await asAgent('acceptChat', other, holder.chat);
    moveTo(OPEN_MS + 52 * 60_000);
    await moveIdleChats(app.context);
    expect(await statusOf(holder)).toMatchObject({ state: 'WAITING' });
  });

  it('stays at the desk until answered, and ends an hour later', async () => {
    const [left, silent] = [await started(), await started()];
    const support = await agent();
    await write(left, 'Please answer when you can');
    moveTo(OPEN_MS + 120 * 60_000);
    await moveIdleChats(app.context);
    expect(await statusOf(left)).toMatchObject({ state: 'WAITING' });
    expect(await statusOf(silent)).toMatchObject({ state: 'ENDED', endedBy: 'SILENCE' });
    expect((await asAgent('acceptChat', support, left.chat)).status).toBe(204);
    expect((await reply(support, left, 'Here I am')).status).toBe(201);
    moveTo(OPEN_MS + 181 * 60_000);
    await moveIdleChats(app.context);
    expect(await statusOf(left)).toMatchObject({ state: 'ENDED', endedBy: 'SILENCE' });
  });

  it('emails about a reply before the handover, not about the handover itself', async () => {
    const [missed, seen] = [
      await started({ emailAddress: 'missed@visitor.example' }),
      await started({ emailAddress: 'seen@visitor.example' }),
    ];
    const [ann, bob] = [await agent(), await agent()];
    await app.call('setChatPresence', { jwt: bob.jwt, body: { presence: 'AVAILABLE', capacity: 9 } });
    const page = await openChatPage(address);
    for (const holder of [missed, seen]) {
      await asAgent('acceptChat', ann, holder.chat);
      await reply(ann, holder, 'Your answer');
    }
    page.say({ route: 'join', channelId: seen.chat, token: seen.token, after: 0 });
    await page.heard('joined');
    page.say({ route: 'read', channelId: seen.chat, number: 2 });
    await page.heard('status', ({ status }) => status.read.applicant === 2);
    page.close();
    for (const { chat } of [missed, seen])
      expect((await asAgent('transferChat', ann, chat, { body: { agent: bob.identity } })).status).toBe(204);
    moveTo(OPEN_MS + 6 * 60_000);
    await emailMissedReplies(app.context);
    expect(await emailsTo('missed@visitor.example')).toHaveLength(1);
    expect(await emailsTo('seen@visitor.example')).toEqual([]);
  });

  it('says after five minutes that nobody has answered', async () => {
    const holder = await started();
    const status = async () =>
      ((await asGuest('listChatMessages', holder)).body as ChatMessagePage).status.isUnanswered;
    expect(await status()).toBe(false);
    moveTo(OPEN_MS + 6 * 60_000);
    expect(await status()).toBe(true);
  });

  it('tells the waiting page so even if the server is late', async () => {
    const holder = await started();
    const page = await openChatPage(address);
    page.say({ route: 'join', channelId: holder.chat, token: holder.token, after: 0 });
    await page.heard('joined');
    moveTo(OPEN_MS + 20 * 60_000);
    await moveIdleChats(app.context);
    await page.heard('status', ({ status }) => status.isUnanswered);
    page.close();
  });

  it('greets a borrower by their account’s name, and a visitor without a name', async () => {
    const borrower = await app.register();
    const { body } = await app.call('authenticateWebChat', { jwt: borrower.jwt });
    const { nonce, emailAddress } = body as { nonce: string; emailAddress: string };
    const friendlyName = 'Buy pills http://evil.example now';
    const visitor = await started({ friendlyName, emailAddress: 'greeted@visitor.example' });
    const support = await agent();
    for (const holder of [visitor, await started({ nonce, friendlyName })]) {
      await asAgent('acceptChat', support, holder.chat);
      await reply(support, holder, 'Your answer');
    }
    moveTo(OPEN_MS + 6 * 60_000);
    await emailMissedReplies(app.context);
    expect((await emailsTo('greeted@visitor.example')).join()).toMatch(/"Hello,\\n/);
    expect((await emailsTo(emailAddress)).join()).toContain('Hello Avery Happy,');
    expect((await emailsTo('@')).join()).not.toContain('evil');
  });

  it('emails once that a reply waits, without the reply', async () => {
    const holder = await started({ emailAddress: 'away@visitor.example' });
    const support = await agent();
    await asAgent('acceptChat', support, holder.chat);
    await asAgent('sendAgentChatMessage', support, holder.chat, {
      body: { key: randomUUID(), text: 'The answer is in chapter nine', files: [] },
    });
    moveTo(OPEN_MS + 6 * 60_000);
    await emailMissedReplies(app.context);
    await emailMissedReplies(app.context);
    const mine = await emailsTo('away@visitor.example');
    expect(mine).toHaveLength(1);
    expect(mine[0]).not.toContain('chapter nine');
  });
});
