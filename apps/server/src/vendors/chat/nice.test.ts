// Proves CH-18.

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Recorder, startRecorder } from '../testing/recorder.ts';
import { niceChat } from './nice.ts';
import type { ChatProviderPort } from './port.ts';

/** CXone as its OpenAPI documents and its own packages have it: docs/chat-providers.md lists each detail and its source. */
const CHAT = '0d6f8a52-3f0e-4b8e-9a53-0b8f6f5f2c11';
const USER = `applicant-${CHAT}`;
const AT = { channel: CHAT, user: USER, contact: '4711' };
const NOW = '2026-12-01T20:00:00.000Z';
const TOKEN = '/authentication/v1/token/access-key';
const MESSAGES = '/dfo/3.0/channels/byoc1/messages';
const SEARCH = (key: string) => `GET /dfo/3.0/messages?idOnExternalPlatform%5B%5D=${key}&channel%5B%5D=byoc1`;

/** What CXone answers at each address besides its token. */
let answers: Record<string, { status?: number; body?: object }> = {};
let cxone: Recorder;
let adapter: ChatProviderPort;
beforeAll(async () => {
  cxone = await startRecorder(({ call }) =>
    call === `POST ${TOKEN}`
      ? { body: { access_token: 'a token of CXone', expires_in: 3600 } }
      : (answers[call] ?? {}),
  );
  const { url } = cxone;
  adapter = niceChat({
    ...{ url, authUrl: url, accessKeyId: 'key', accessKeySecret: 'secret', channelId: 'byoc1' },
    ...{ clientId: 'client', clientSecret: 'a secret of the client' },
  });
});
afterAll(() => cxone.stop());
beforeEach(() => {
  answers = {};
  cxone.requests.length = 0;
});

const open = () => adapter.open({ chat: CHAT, name: 'Avery Visitor', skill: 'FHEL', at: NOW });
const asked = () =>
  cxone.requests.filter(({ call }) => !call.endsWith(TOKEN)).map(({ call, body }) => [call, body]);

describe('a request to CXone', () => {
  it('signs in once with the access key, and opens a chat with only documented fields', async () => {
    answers[`POST ${MESSAGES}`] = { status: 201, body: { consumerContact: { id: '4711' } } };
    expect(await open()).toEqual({ ok: true, answer: AT });
    const [signIn, opened] = cxone.requests;
    expect(signIn).toMatchObject({
      ...{ call: `POST ${TOKEN}`, body: { accessKeyId: 'key', accessKeySecret: 'secret' } },
    });
    expect(opened?.headers['authorization']).toBe('Bearer a token of CXone');
    expect(opened?.body).toEqual({
      ...{ idOnExternalPlatform: CHAT, direction: 'inbound', createdAtWithMilliseconds: NOW },
      thread: { idOnExternalPlatform: CHAT },
      messageContent: { type: 'TEXT', payload: { text: 'Avery Visitor started a chat (FHEL).' } },
      authorEndUserIdentity: { idOnExternalPlatform: USER, firstName: 'Avery', lastName: 'Visitor' },
      ...{ recipients: [], attachments: [] },
    });
  });

  it('uploads a file by its content and type, and names it in the message', async () => {
    answers['POST /dfo/3.0/attachments/temporary'] = { body: { id: 'a', url: 'https://files.example/a' } };
    const file = { name: 'list.txt', contentType: 'text/plain', bytes: Buffer.from('one') };
    await adapter.send(AT, { key: 'k', text: '', files: [file], at: NOW, isRepeat: false });
    const [upload, message] = asked();
    expect(upload?.[1]).toEqual({ content: 'b25l', mimeType: 'text/plain' });
    const attachments = [{ friendlyName: 'list.txt', url: 'https://files.example/a' }];
    expect(message?.[1]).toHaveProperty('attachments', attachments);
  });

  it('finds the contact of a chat after a lost response', async () => {
    answers[`POST ${MESSAGES}`] = { status: 409, body: { errors: [{ message: 'exists' }] } };
    answers[SEARCH(CHAT)] = { body: { hits: 1, data: [{ contactNumber: '4711' }] } };
    expect(await open()).toEqual({ ok: true, answer: AT });
  });

  it('looks for a message before resending it', async () => {
    answers[SEARCH('k')] = { body: { hits: 1, data: [{ contactNumber: '4711' }] } };
    const message = { text: 'Hi', files: [], at: NOW, isRepeat: true };
    expect(await adapter.send(AT, { ...message, key: 'k' })).toEqual({ ok: true, answer: undefined });
    expect(asked().map(([call]) => call)).toEqual([SEARCH('k')]);
    answers[SEARCH('new')] = { body: { hits: 0, data: [] } };
    await adapter.send(AT, { ...message, key: 'new' });
    expect(asked().at(-1)?.[0]).toBe(`POST ${MESSAGES}`);
  });

  it('treats a conflict as delivery only if CXone shows the message', async () => {
    answers[`POST ${MESSAGES}`] = { status: 409, body: { errors: [{ message: 'exists' }] } };
    const message = { text: 'Hi', files: [], at: NOW, isRepeat: false };
    answers[SEARCH('known')] = { body: { hits: 1, data: [{ contactNumber: '4711' }] } };
    expect(await adapter.send(AT, { ...message, key: 'known' })).toEqual({ ok: true, answer: undefined });
    answers[SEARCH('unknown')] = { body: { hits: 0, data: [] } };
    const refused = { ok: false, failure: { failed: 'INVALID', status: 409 } };
    expect(await adapter.send(AT, { ...message, key: 'unknown' })).toEqual(refused);
    answers[SEARCH(CHAT)] = { body: { hits: 0, data: [] } };
    expect(await open()).toEqual(refused);
  });

  it('reads agents’ messages oldest first whatever order they come in, and a form’s text', async () => {
    const one = (id: string | null, at: string, messageContent: object, direction = 'outbound') => ({
      ...{ idOnExternalPlatform: id, createdAtWithMilliseconds: at, direction, messageContent },
      authorUser: { id: 7, firstName: 'Ann', nickname: null },
    });
    const data = [
      one('c', '2026-12-01T20:03:00.000Z', { type: 'RICH_LINK', payload: {}, fallbackText: 'A link' }),
      one('b', '2026-12-01T20:02:00.000Z', { payload: { text: { content: 'Pick one' }, actions: [] } }),
      { ...one(null, '2026-12-01T20:01:30.000Z', { payload: { text: 'Undelivered' } }), id: 'its-own' },
      one('a', '2026-12-01T20:01:00.000Z', { type: 'TEXT', payload: { text: 'Hello' } }),
      one('z', NOW, { type: 'TEXT', payload: { text: 'Hi' } }, 'inbound'),
    ];
    answers['GET /dfo/3.0/contacts/4711/messages'] = { body: { hits: 5, data } };
    const read = await adapter.history(AT);
    const texts = read.ok && read.answer.map(({ id, agent, text }) => [id, agent, text]);
    expect(texts).toEqual([
      ['a', 'Ann', 'Hello'],
      [expect.any(String), 'Ann', 'Undelivered'],
      ['b', 'Ann', 'Pick one'],
      ['c', 'Ann', 'A link'],
    ]);
  });

  it('closes the contact, and reads its agent and closed state', async () => {
    await adapter.end(AT);
    expect(asked()).toEqual([['PUT /dfo/3.0/contacts/4711/status', { status: 'closed' }]]);
    answers['GET /dfo/3.0/contacts/4711'] = {
      body: { status: 'closed', inboxAssigneeUser: { id: 7, firstName: 'Ann', nickname: '' } },
    };
    expect(await adapter.happened?.(AT)).toEqual({
      ok: true,
      answer: [
        { channel: CHAT, kind: 'JOINED', agent: 'Ann' },
        { channel: CHAT, kind: 'ENDED', by: 'AGENT' },
      ],
    });
  });
});

describe('a request of CXone', () => {
  const read = (path: string, body: object, headers: Record<string, string> = {}) =>
    adapter.readWebhook({ path, url: '', headers, rawBody: JSON.stringify(body), nowMs: Date.parse(NOW) });
  const client = { grant_type: 'client_credentials', client_id: 'client' };
  const signedIn = () => {
    const issued = read('/1.0/token', { ...client, client_secret: 'a secret of the client' });
    const token = issued?.answer && 'access_token' in issued.answer ? issued.answer.access_token : '';
    return { authorization: `Bearer ${token}` };
  };

  it('reports typing by a sender action', () => {
    const path = `/1.0/channel/byoc1/thread/${CHAT}/sender-action`;
    const action = (is: string) => read(path, { brand: { id: 1 }, senderAction: { action: is } }, signedIn());
    expect(action('isTypingOn')?.events).toEqual([{ channel: CHAT, kind: 'TYPING' }]);
    expect(action('isTypingOff')?.events).toEqual([]);
    expect(read(path, { senderAction: { action: 'isTypingOn' } })).toBeUndefined();
  });

  it('treats the same text twice as two replies, unless the ids match', () => {
    const reply = {
      ...{ brand: { id: 1 }, thread: { idOnExternalPlatform: CHAT }, attachments: [] },
      messageContent: { type: 'TEXT', payload: { text: 'Yes' } },
    };
    const idOf = (headers: Record<string, string>) => {
      const [event] = read('/2.0/channel/byoc1/outbound', reply, { ...signedIn(), ...headers })?.events ?? [];
      return event?.kind === 'MESSAGE' ? event.message.id : undefined;
    };
    expect(idOf({})).toEqual(expect.any(String));
    expect(idOf({})).not.toBe(idOf({}));
    expect(idOf({ 'x-trace-id': 'one' })).toBe(idOf({ 'x-trace-id': 'one' }));
  });
});
