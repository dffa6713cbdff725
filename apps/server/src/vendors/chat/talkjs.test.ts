// Proves CH-18.

import { createHmac } from 'node:crypto';
import { jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Recorder, startRecorder } from '../testing/recorder.ts';
import type { ChatProviderPort } from './port.ts';
import { talkJsChat } from './talkjs.ts';

/** TalkJS as its documentation has it: docs/chat-providers.md lists each detail and its source. */
const SECRET = 'a secret key of the app';
const CHAT = '0d6f8a52-3f0e-4b8e-9a53-0b8f6f5f2c11';
const AT = { channel: CHAT, user: `applicant-${CHAT}`, contact: CHAT };
/** An agent's message and one of the person, newest first, with every documented field. */
const MESSAGES = [
  { id: 'msg_2', senderId: 'ann', text: 'Hello', attachment: null, origin: 'web', type: 'UserMessage' },
  { id: 'msg_1', senderId: AT.user, text: 'Hi', attachment: null, origin: 'rest', type: 'UserMessage' },
];

let talkJs: Recorder;
let adapter: ChatProviderPort;
beforeAll(async () => {
  talkJs = await startRecorder(({ call }) => {
    if (call.endsWith('/files')) return { body: { attachmentToken: 'token-of-the-file' } };
    return call.startsWith('GET') ? { body: { data: MESSAGES } } : {};
  });
  adapter = talkJsChat({ url: talkJs.url, appId: 'app1', secretKey: SECRET });
});
afterAll(() => talkJs.stop());

/** Returns what the last requests asked for, without headers. */
const asked = (count: number) => talkJs.requests.slice(-count).map(({ call, body }) => [call, body]);

describe('a request to TalkJS', () => {
  it('carries an app token that expires after thirty seconds, never the secret key', async () => {
    await adapter.history(AT);
    const authorization = String(talkJs.requests.at(-1)?.headers['authorization']);
    expect(authorization).not.toContain(SECRET);
    const { payload } = await jwtVerify(
      authorization.replace('Bearer ', ''),
      new TextEncoder().encode(SECRET),
      { algorithms: ['HS256'], issuer: 'app1' },
    );
    expect(payload).toMatchObject({ tokenType: 'app' });
    expect(Number(payload.exp) - Date.now() / 1000).toBeLessThanOrEqual(30);
  });

  it('creates the person, the conversation, and each message once by its key', async () => {
    await adapter.open({ chat: CHAT, name: 'Avery', skill: 'FHEL', at: '' });
    await adapter.send(AT, { key: 'k', text: 'Hi', files: [], at: '', isRepeat: false });
    await adapter.end(AT);
    expect(asked(4)).toEqual([
      [`PUT /v1/app1/users/${AT.user}`, { name: 'Avery' }],
      [
        `PUT /v1/app1/conversations/${CHAT}`,
        { participants: [AT.user], subject: 'Avery', custom: { skill: 'FHEL' } },
      ],
      [
        `POST /v1/app1/conversations/${CHAT}/messages`,
        [{ sender: AT.user, type: 'UserMessage', text: 'Hi', idempotencyKey: 'k' }],
      ],
      [`PATCH /v1/app1/conversations/${CHAT}/participants/${AT.user}`, { access: 'Read' }],
    ]);
  });

  it('uploads a file first and sends its token', async () => {
    const file = { name: 'list.txt', contentType: 'text/plain', bytes: Buffer.from('one') };
    await adapter.send(AT, { key: 'k', text: '', files: [file], at: '', isRepeat: false });
    const [upload, message] = asked(2);
    expect(upload?.[0]).toBe('POST /v1/app1/files');
    expect(upload?.[1]).toContain('name="file"; filename="list.txt"');
    const sent = { sender: AT.user, type: 'UserMessage', attachmentToken: 'token-of-the-file' };
    expect(message?.[1]).toEqual([{ ...sent, idempotencyKey: 'k:0' }]);
  });

  it('returns only the agents’ messages, oldest first, in pages of at most a hundred', async () => {
    expect(await adapter.history(AT)).toEqual({
      ...{ ok: true, answer: [{ id: 'msg_2', text: 'Hello', files: [] }] },
    });
    expect(asked(1)[0]?.[0]).toBe(`GET /v1/app1/conversations/${CHAT}/messages?limit=30`);
  });
});

describe('a webhook of TalkJS', () => {
  const body = JSON.stringify({
    type: 'conversation.deleted',
    data: { conversation: { id: 'one' } },
    more: 1,
  });
  const signed = (timestamp: number, secret = SECRET) => ({
    'x-talkjs-timestamp': String(timestamp),
    // The documented scheme: an uppercase HMAC over the timestamp, a dot and the body.
    'x-talkjs-signature': createHmac('sha256', secret)
      .update(`${timestamp}.${body}`)
      .digest('hex')
      .toUpperCase(),
  });
  const read = (headers: Record<string, string>) =>
    adapter.readWebhook({ path: '', url: '', headers, rawBody: body, nowMs: Date.now() });

  it('is accepted with a recent signature over timestamp and body', () => {
    expect(read(signed(Date.now()))?.events).toEqual([{ channel: 'one', kind: 'ENDED', by: 'AGENT' }]);
    expect(read(signed(Date.now(), 'other'))).toBeUndefined();
    expect(read(signed(Date.now() - 3_600_000))).toBeUndefined();
    expect(read({ ...signed(Date.now()), 'x-talkjs-timestamp': '1' })).toBeUndefined();
  });

  it('may have its timestamp in seconds, since no unit is documented', () => {
    const nowSeconds = Math.floor(Date.now() / 1000);
    expect(read(signed(nowSeconds))?.events).toHaveLength(1);
    expect(read(signed(nowSeconds - 3600))).toBeUndefined();
  });
});
