// Proves CH-18.

import { createHmac, randomUUID } from 'node:crypto';
import type { OutsideProvider } from '@homeline/domain/chat/chat-providers.ts';
import { getExpectedTwilioSignature } from 'twilio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WEBHOOK_SECRET } from '../../../testing/app.ts';
import { type ChatApp, chatApp, type Guest, startGuest } from './testing/chat-app.ts';

const PATH = '/service-webhooks/external/api/v1/chat';

let app: ChatApp;
beforeAll(async () => {
  app = await chatApp();
});
afterAll(() => app.stop());

type Sent = { readonly path?: string; readonly headers: Record<string, string>; readonly payload: string };

const json = (body: object, headers: Record<string, string> = {}): Sent => ({
  headers: { 'content-type': 'application/json', ...headers },
  payload: JSON.stringify(body),
});

const post = (provider: string, { path = '', headers, payload }: Sent) =>
  app.send({ method: 'POST', url: `${PATH}/${provider}${path}`, headers, payload });

async function niceToken(secret: string) {
  const asked = { grant_type: 'client_credentials', client_id: 'sandbox', client_secret: secret };
  return post('nice', { path: '/1.0/token', ...json(asked) });
}

/** Each provider's webhook of an agent's message, and of something that we don't know, as its account with a secret signs it. */
const SIGNED: Readonly<
  Record<
    OutsideProvider,
    (channel: string, id: string, secret: string, isKnown: boolean) => Sent | Promise<Sent>
  >
> = {
  twilio(channel, id, secret, isKnown) {
    const fields = {
      ...{ EventType: isKnown ? 'onMessageAdded' : 'onSomethingNew', ConversationSid: channel, Later: 'x' },
      ...{ MessageSid: id, Author: 'ann@lender.example', Body: 'Hello from Ann' },
    };
    const signature = getExpectedTwilioSignature(secret, `${app.url}${PATH}/twilio`, fields);
    return {
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature },
      payload: new URLSearchParams(fields).toString(),
    };
  },
  async nice(channel, id, secret, isKnown) {
    const { body } = await niceToken(secret);
    const { access_token = 'none' } = body as { access_token?: string };
    const headers = { authorization: `Bearer ${access_token}` };
    if (!isKnown) return json({ eventType: 'SomethingNew', data: {} }, headers);
    const reply = {
      ...{ thread: { idOnExternalPlatform: channel, later: 'x' }, message: { id }, later: 'x' },
      messageContent: { type: 'TEXT', payload: { text: 'Hello from Ann' } },
    };
    return { path: '/2.0/channel/sandbox/outbound', ...json(reply, headers) };
  },
  stream(channel, id, secret, isKnown) {
    const sent = json({
      ...{ type: isKnown ? 'message.new' : 'something.new', channel_id: channel, later: 'x' },
      message: { id, text: 'Hello from Ann', user: { id: 'ann', name: 'Ann' }, later: 'x' },
    });
    const signature = createHmac('sha256', secret).update(sent.payload).digest('hex');
    return { ...sent, headers: { ...sent.headers, 'x-signature': signature } };
  },
  talkjs(channel, id, secret, isKnown) {
    const sent = json({
      ...{ type: isKnown ? 'message.sent' : 'something.new', later: 'x' },
      data: { message: { id, conversationId: channel, text: 'Hello from Ann', senderId: 'ann', later: 'x' } },
    });
    const timestamp = String(Date.now());
    const signature = createHmac('sha256', secret).update(`${timestamp}.${sent.payload}`).digest('hex');
    return {
      ...sent,
      headers: {
        ...sent.headers,
        'x-talkjs-timestamp': timestamp,
        'x-talkjs-signature': signature.toUpperCase(),
      },
    };
  },
};

const secretOf = (provider: OutsideProvider) => `${WEBHOOK_SECRET} ${provider}`;
const texts = async (guest: Guest) =>
  (await guest.messages()).filter(({ from }) => from === 'AGENT').map(({ text }) => text);

describe.each(Object.keys(SIGNED) as OutsideProvider[])('a webhook of %s', (provider) => {
  const send = async (channel: string, id: string, { secret = secretOf(provider), isKnown = true } = {}) =>
    (await post(provider, await SIGNED[provider](channel, id, secret, isKnown))).status;

  it('delivers a message once, despite duplicates and unknown fields', async () => {
    const guest = await startGuest(app, provider);
    const channel = guest.started.providerChannelId;
    const id = randomUUID();
    expect(await send(channel, id)).toBe(200);
    expect(await send(channel, id)).toBe(200);
    expect(await texts(guest)).toEqual(['Hello from Ann']);
    expect(await send(channel, randomUUID())).toBe(200);
    expect(await texts(guest)).toEqual(['Hello from Ann', 'Hello from Ann']);
  });

  it('is refused when it is forged or unsigned, and writes nothing', async () => {
    const guest = await startGuest(app, provider);
    const channel = guest.started.providerChannelId;
    expect(await send(channel, randomUUID(), { secret: 'a secret of somebody else' })).toBe(401);
    const { path, payload } = await SIGNED[provider](channel, randomUUID(), secretOf(provider), true);
    const headers = { 'content-type': 'application/json' };
    expect((await post(provider, { ...(path && { path }), headers, payload })).status).toBe(401);
    expect(await texts(guest)).toEqual([]);
    expect(await guest.status()).toMatchObject({ state: 'WAITING' });
  });

  it('is accepted and ignored for an unknown event, an unknown chat or an ended one', async () => {
    const guest = await startGuest(app, provider);
    const channel = guest.started.providerChannelId;
    expect(await send(channel, randomUUID(), { isKnown: false })).toBe(200);
    expect(await send(randomUUID(), randomUUID())).toBe(200);
    expect(await texts(guest)).toEqual([]);
    await guest.call('endChat');
    expect(await send(channel, randomUUID())).toBe(200);
    expect(await texts(guest)).toEqual([]);
  });
});

it('gives CXone a token only for the client secret', async () => {
  expect((await niceToken(secretOf('nice'))).body).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
  expect((await niceToken('another secret')).status).toBe(401);
});

it('has no webhooks for a provider without an adapter', async () => {
  expect((await post('desk', json({}))).status).toBe(404);
  expect((await post('constructor', json({}))).status).toBe(404);
});
