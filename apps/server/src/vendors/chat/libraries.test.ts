// Proves CH-18.

import { createHmac, randomUUID } from 'node:crypto';
import { openChat } from '@homeline/sandbox/chat/chats.ts';
import { streamStandIn } from '@homeline/sandbox/chat/stream.ts';
import { twilioStandIn } from '@homeline/sandbox/chat/twilio.ts';
import { createClock } from '@homeline/sandbox/clock.ts';
import { emptyState } from '@homeline/sandbox/state.ts';
import { decodeJwt } from 'jose';
import { StreamChat } from 'stream-chat';
import twilio from 'twilio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WEBHOOK_SECRET } from '../../testing/app.ts';
import { startTestProviders, type TestProviders } from '../testing/test-providers.ts';
import { streamChat } from './stream.ts';
import { twilioChat } from './twilio.ts';

/** The providers' own libraries against our adapters and stand-ins: twilio 6, stream-chat 9. */

const ADDRESS = 'https://apply.lender.example/service-webhooks/external/api/v1/chat/twilio';
const SERVER = { entered: ADDRESS, reached: ADDRESS };
const SECRET = 'a secret of the account';

const state = emptyState();
const desk = {
  ...{ secret: SECRET, clock: createClock(state), url: () => 'https://files.example' },
  store: { state, save: async () => {}, clear: async () => {} },
};
const chatAt = (port: 'twilio' | 'stream') =>
  openChat(state, { port, channel: randomUUID(), name: randomUUID(), agent: 'Ann Agent' });

const twilioAdapter = (url = 'https://nowhere.example') =>
  twilioChat({
    url,
    mediaUrl: url,
    accountSid: 'sandbox',
    authToken: SECRET,
    serviceSid: 'sandbox',
    flowSid: '',
  });
const streamAdapter = streamChat({
  ...{ url: 'https://nowhere.example', apiKey: 'sandbox', apiSecret: SECRET, channelType: 'messaging' },
});

const request = (rawBody: string, headers: Record<string, string>, url = ADDRESS) => ({
  ...{ path: '', url, headers, rawBody, nowMs: Date.now() },
});

describe('Twilio', () => {
  it('accepts what the stand-in signs', async () => {
    const signed = await twilioStandIn(desk).webhook(
      chatAt('twilio'),
      { kind: 'JOINED', agent: 'Zoë O’Hara' },
      SERVER,
    );
    const fields = Object.fromEntries(new URLSearchParams(signed?.body));
    expect(twilio.validateRequest(SECRET, signed?.headers['x-twilio-signature'] ?? '', ADDRESS, fields)).toBe(
      true,
    );
    expect(
      twilio.validateRequest('other', signed?.headers['x-twilio-signature'] ?? '', ADDRESS, fields),
    ).toBe(false);
  });

  it('signs what we accept, only for this URL and these fields', () => {
    const fields = {
      ...{
        EventType: 'onMessageAdded',
        ConversationSid: 'CH1',
        MessageSid: 'IM1',
        Author: 'ann@lender.example',
      },
      ...{ Body: 'Hello & welcome, Zoë', SomethingNew: '1' },
    };
    const signature = twilio.getExpectedTwilioSignature(SECRET, ADDRESS, fields);
    const read = (body: object, url = ADDRESS) =>
      twilioAdapter().readWebhook(
        request(
          new URLSearchParams(body as Record<string, string>).toString(),
          { 'x-twilio-signature': signature },
          url,
        ),
      );
    expect(read(fields)?.events).toEqual([
      {
        ...{ channel: 'CH1', kind: 'MESSAGE' },
        message: { id: 'IM1', agent: 'Ann', text: 'Hello & welcome, Zoë', files: [] },
      },
    ]);
    expect(read({ ...fields, Body: 'Hello' })).toBeUndefined();
    expect(read(fields, `${ADDRESS}?more`)).toBeUndefined();
    expect(twilioAdapter().readWebhook(request('', {}))).toBeUndefined();
  });
});

describe('Stream', () => {
  const library = new StreamChat('sandbox', SECRET, { allowServerSideConnect: true });

  it('accepts what the stand-in signs', async () => {
    const signed = await streamStandIn(desk).webhook(
      chatAt('stream'),
      { kind: 'JOINED', agent: 'Zoë O’Hara' },
      SERVER,
    );
    expect(library.verifyWebhook(signed?.body ?? '', signed?.headers['x-signature'] ?? '')).toBe(true);
    expect(streamAdapter.readWebhook(request(signed?.body ?? '', signed?.headers ?? {}))?.events).toEqual([
      { channel: expect.any(String), kind: 'JOINED', agent: 'Ann Agent' },
    ]);
  });

  it('issues the same token for a person as we do, expiring with the chat’s own', async () => {
    const token = (await streamAdapter.userToken?.('applicant-1')) ?? '';
    const { exp = 0 } = decodeJwt(token);
    expect(token).toBe(library.createToken('applicant-1', exp));
    expect(Math.abs(exp - Date.now() / 1000 - 6 * 3600)).toBeLessThan(60);
  });

  it('refuses a body that somebody else signed', () => {
    const body = JSON.stringify({ type: 'channel.deleted', channel_id: 'one' });
    const signedBy = (secret: string) => createHmac('sha256', secret).update(body).digest('hex');
    const read = (signature: string) =>
      streamAdapter.readWebhook(request(body, { 'x-signature': signature }));
    expect(read(signedBy(SECRET))?.events).toEqual([{ channel: 'one', kind: 'ENDED', by: 'FROZEN' }]);
    expect(read(signedBy('other'))).toBeUndefined();
    expect(read('')).toBeUndefined();
  });
});

describe('the stand-ins', () => {
  let providers: TestProviders;
  beforeAll(async () => {
    providers = await startTestProviders([], undefined, WEBHOOK_SECRET);
  });
  afterAll(() => providers.stop());

  it('answer Twilio’s library as Twilio does', async () => {
    const client = twilio('AC00000000000000000000000000000000', `${WEBHOOK_SECRET} twilio`);
    // The library wants an account's usual form; the stand-in's own is shorter.
    client.username = 'sandbox';
    client.conversations.baseUrl = `${providers.url}/twilio`;
    const service = client.conversations.v1.services('sandbox');
    const conversation = await service.conversations.create({ uniqueName: 'one', friendlyName: 'Avery' });
    expect(conversation).toMatchObject({ uniqueName: 'one', state: 'active' });
    await expect(service.conversations.create({ uniqueName: 'one' })).rejects.toMatchObject({ status: 409 });
    const { participants, messages } = service.conversations(conversation.sid);
    expect(await participants.create({ identity: 'applicant-one' })).toMatchObject({
      identity: 'applicant-one',
    });
    await messages.create({ author: 'applicant-one', body: 'Hello', attributes: '{"key":"1"}' });
    const [message] = await messages.list({ order: 'desc', limit: 1 });
    expect(message).toMatchObject({ author: 'applicant-one', body: 'Hello', attributes: '{"key":"1"}' });
    expect(await service.conversations(conversation.sid).update({ state: 'closed' })).toMatchObject({
      state: 'closed',
    });
  });

  it('answer Stream’s library as Stream does', async () => {
    const client = new StreamChat('sandbox', `${WEBHOOK_SECRET} stream`, {
      ...{ allowServerSideConnect: true, baseURL: `${providers.url}/stream` },
    });
    await client.upsertUser({ id: 'applicant-1', name: 'Avery' });
    const channel = client.channel('sandbox', 'one', {
      created_by_id: 'applicant-1',
      members: ['applicant-1'],
    });
    await channel.create();
    const id = randomUUID();
    const { message } = await channel.sendMessage({ id, text: 'Hello', user_id: 'applicant-1' });
    expect(message).toMatchObject({ id, text: 'Hello', user: { id: 'applicant-1' } });
    await expect(channel.sendMessage({ id, text: 'Hello', user_id: 'applicant-1' })).rejects.toThrow(
      'already exists',
    );
    expect((await client.getMessage(id)).message.text).toBe('Hello');
    await channel.updatePartial({ set: { frozen: true } });
    expect((await channel.query({ messages: { limit: 5 } })).channel).toMatchObject({ frozen: true });
    const stranger = new StreamChat('sandbox', 'another secret', {
      ...{ allowServerSideConnect: true, baseURL: `${providers.url}/stream` },
    });
    await expect(stranger.upsertUser({ id: 'x' })).rejects.toThrow('JWT signature is invalid');
  });
});
