// Proves PR-07, PR-11, PR-16, PR-25.

import { randomUUID } from 'node:crypto';
import { parseUsPhone } from '@homeline/domain/people/phone.ts';
import { signTwilio } from '@homeline/sandbox/twilio/twilio.ts';
import library from 'twilio';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { failedResult as failed, RETRY_DEFAULTS } from '../http-call.ts';
import { describeAdapter } from '../testing/conformance.ts';
import { exchangeCaseOf } from '../testing/exchanges.ts';
import { type Recorder, startRecorder } from '../testing/recorder.ts';
import { memoryInProcess, standInValues } from '../testing/stand-in-account.ts';
import { startTestProviders, type TestProviders, testPersona } from '../testing/test-providers.ts';
import type { MessagingPort } from './port.ts';
import { twilio } from './twilio.ts';

describeAdapter({
  name: 'twilio',
  cases: [
    {
      ...{ exchange: 'messaging.text', keepsOutcome: true, makes: 'texts' },
      unclear503: { failed: 'NOT_RECEIVED', mayHaveActed: false },
    },
  ],
  webhooks: {
    cause: async ({ vendors, person, intent }) =>
      void (await exchangeCaseOf('messaging.text').of(vendors).ask(person, intent)),
    says: ({ reference }) => ({ kind: 'DELIVERY', reference }),
  },
});

type Texts = Readonly<Record<string, string>>;
/** A request of the library, as it hands it to a client. */
type LibraryRequest = Readonly<Record<'method' | 'uri' | 'username' | 'password', string>> & {
  readonly data?: Texts;
  readonly params?: Texts;
  readonly headers: Texts;
};

/** Codes of carriers, and what each means here. Source: Twilio's list of errors. */
const CODES = [
  [30003, 'UNREACHABLE_PHONE'],
  [30004, 'BLOCKED'],
  [30005, 'UNKNOWN_NUMBER'],
  [30006, 'LANDLINE'],
  [30007, 'BLOCKED'],
  [30008, 'OTHER'],
] as const;
const returned = (reason: string, code: number) => ({
  ok: true,
  answer: { answer: 'RETURNED', reason, code: String(code) },
});

const PATIENCE = { ...RETRY_DEFAULTS, timeoutMs: 5000, firstPauseMs: 1 };
const ADDRESS = 'https://apply.lender.example/service-webhooks/external/api/v1/providers/twilio/homeline';
const NOW = Date.parse('2026-11-28T10:00:00Z');

describe('A text message over Twilio', () => {
  let providers: TestProviders;
  let server: Recorder;
  beforeAll(async () => {
    server = await startRecorder();
    providers = await startTestProviders([], server.url);
  });
  afterAll(async () => {
    await providers.stop();
    server.stop();
  });

  const values = (more: object = {}) => ({ ...standInValues('twilio', providers.url), ...more });
  const texts = (more: object = {}, memory = memoryInProcess()) =>
    (twilio.create(values(more), { patience: PATIENCE, memory }).messaging as MessagingPort).text;
  const message = (more: object = {}) => ({
    ...{ reference: randomUUID(), fileNumber: randomUUID(), to: '+15555550123' },
    ...{ text: `Hello ${randomUUID()}`, ...more },
  });
  const delivered = async (text: string) =>
    ((await providers.read('/control/messages')) as { text: string; number: string }[]).filter(
      (each) => each.text === text,
    );
  /** The official library as a client of the stand-in, whose account isn’t named as the library wants. */
  const client = (authToken = values()['authToken'] ?? '') =>
    library('AC00000000000000000000000000000000', authToken, {
      httpClient: {
        async request({ method, uri, data, params, headers, username, password }: LibraryRequest) {
          const query = params ? `?${new URLSearchParams(params)}` : '';
          const url = uri
            .replace('https://api.twilio.com', `${providers.url}/providers/twilio`)
            .replace(/AC0+/, 'sandbox');
          const basic = Buffer.from(`sandbox:${password}`).toString('base64');
          expect(username).toMatch(/^AC/);
          const answer = await fetch(url + query, {
            method: method.toUpperCase(),
            headers: { ...headers, Authorization: `Basic ${basic}` },
            ...(data && { body: new URLSearchParams(data) }),
          });
          return { statusCode: answer.status, body: await answer.text(), headers: {} };
        },
      } as never,
    });

  it('is sent from the messaging service, the account’s number or the lender’s own number', async () => {
    const numbers = await Promise.all(
      [
        [texts({ sender: 'MG0123' }), message()] as const,
        [texts({ sender: '+18885550100' }), message()] as const,
        [texts({ sender: 'MG0123' }), message({ from: '+18885550143' })] as const,
      ].map(async ([text, sent]) => {
        expect(await text.ask(sent)).toEqual({ ok: true, answer: { answer: 'SENT' } });
        return (await delivered(sent.text)).map(({ number }) => number);
      }),
    );
    expect(numbers).toEqual([['+15555550100'], ['+18885550100'], ['+18885550143']]);
  });

  it('with a lost response is looked up before a resend', async () => {
    const text = texts();
    const sent = message();
    await providers.makeFail('provider twilio', 'CUT');
    expect(await text.ask(sent)).toEqual(failed('UNREACHABLE', true));
    expect(await text.ask(sent)).toEqual({ ok: true, answer: { answer: 'SENT' } });
    expect(await text.outcome(sent.reference)).toEqual({ ok: true, answer: { answer: 'SENT' } });
    expect(await delivered(sent.text)).toHaveLength(1);
  });

  it('that was never sent is sent on retry, even if the same text went to another person', async () => {
    const text = texts();
    const [first, second] = [message(), message({ to: '+15555550199' })];
    await text.ask(first);
    await providers.makeFail('provider twilio', 'DOWN');
    const same = { ...second, text: first.text };
    expect(await text.ask(same)).toEqual(failed('UNREACHABLE', true));
    expect(await text.ask(same)).toMatchObject({ ok: true });
    expect(await delivered(first.text)).toHaveLength(2);
  });

  it('isn’t sent again while nobody can tell whether it has gone', async () => {
    const text = texts();
    const sent = message();
    await providers.makeFail('provider twilio', 'CUT');
    await text.ask(sent);
    await providers.makeFail('provider twilio', 'GARBAGE');
    expect(await text.ask(sent)).toEqual(failed('GARBAGE', true));
    expect(await delivered(sent.text)).toHaveLength(1);
  });

  it.each([
    ['+15005550001', 21211, 'an invalid number', 'UNKNOWN_NUMBER'],
    ['+15005550002', 21612, 'a number that no route leads to', undefined],
    ['+15005550003', 21408, 'a country that the account doesn’t send to', undefined],
    ['+15005550004', 21610, 'somebody who replied STOP', 'STOPPED'],
    ['+15005550009', 21614, 'a landline', 'LANDLINE'],
  ])('to %s is refused (%i): %s', async (to, code, _, reason) => {
    expect(await texts().ask(message({ to }))).toEqual(
      reason ? returned(reason, code) : failed('REFUSED', false),
    );
    await expect(client().messages.create({ to, from: '+15005550006', body: 'x' })).rejects.toMatchObject({
      code,
      status: 400,
    });
  });

  it.each([
    ['+15005550001', 21212],
    ['+15005550007', 21606],
    ['+15005550008', 21611],
  ])('from %s is refused (%i)', async (from) => {
    expect(await texts({ sender: from }).ask(message())).toEqual(failed('REFUSED', false));
  });

  it.each(CODES)(
    'that a carrier didn’t deliver (%i) is found as returned after a lost answer',
    async (code, reason) => {
      const text = texts();
      const sent = message({ to: `+155555${code}` });
      await providers.makeFail('provider twilio', 'CUT');
      await text.ask(sent);
      expect(await text.outcome(sent.reference)).toEqual(returned(reason, code));
    },
  );

  it.each([...CODES, [undefined, undefined] as const])(
    'has its status reported to us with our reference: %s',
    async (code, reason) => {
      const webhookUrl = `${server.url}/service-webhooks/external/api/v1/providers/twilio/homeline`;
      const tools = { patience: PATIENCE, memory: memoryInProcess(), webhookUrl };
      const { text } = twilio.create(values(), tools).messaging as MessagingPort;
      const sent = message(code && { to: `+155555${code}` });
      expect(await text.ask(sent)).toMatchObject({ ok: true });
      const told = () => server.requests.filter(({ call }) => call.endsWith(`?reference=${sent.reference}`));
      await vi.waitFor(() => expect(told()).toHaveLength(2));
      const events = await Promise.all(
        told().map(({ call, headers, body }) =>
          twilio.readWebhook?.(
            values(),
            { url: server.url + call.replace('POST ', ''), headers, rawBody: String(body), nowMs: NOW },
            tools,
          ),
        ),
      );
      const outcome = reason && { returned: { reason, code: String(code) } };
      expect(events).toEqual([[], [{ kind: 'DELIVERY', reference: sent.reference, ...outcome }]]);
    },
  );

  it.each([
    ['STOPPED', 'STOPPED', 21610],
    ['LANDLINE', 'LANDLINE', 30006],
    ['UNDELIVERED', 'UNREACHABLE_PHONE', 30003],
  ])('to a sandbox persona with outcome %s has that outcome', async (answer, reason, code) => {
    const person = testPersona(90, [{ port: 'messaging', call: 'TEXT', answers: [answer] }]);
    const others = await startTestProviders([person]);
    const text = texts({ url: `${others.url}/providers/twilio` });
    const sent = message({ to: parseUsPhone(person.phone)?.e164 });
    const first = await text.ask(sent);
    const outcome = code === 21610 ? first : await text.outcome(sent.reference);
    expect(outcome).toEqual(returned(reason, code));
    await others.stop();
  });

  it('with wrong keys is refused (20003)', async () => {
    expect(await texts({ authToken: 'of somebody else' }).ask(message())).toEqual(failed('REFUSED', false));
    await expect(client('of somebody else').messages.list({ limit: 1 })).rejects.toMatchObject({
      code: 20003,
    });
  });

  it('with unknown response fields is read', async () => {
    const newer = await startRecorder(() => ({
      status: 201,
      body: {
        ...{ sid: 'SM1', status: 'accepted', body: 'x', direction: 'outbound-api', date_created: null },
        something_new: { deep: true },
      },
    }));
    expect(await texts({ url: newer.url }).ask(message())).toMatchObject({ ok: true });
    newer.stop();
  });

  it('from a suspended account is refused by the account’s check', async () => {
    const suspended = await startRecorder(() => ({ body: { sid: 'AC1', status: 'suspended' } }));
    expect(await twilio.check(values({ url: suspended.url }), PATIENCE)).toBe('REFUSED');
    suspended.stop();
  });

  it('can be sent and listed with Twilio’s own library at the stand-in', async () => {
    const body = `From the library ${randomUUID()}`;
    const statusCallback = `${server.url}/status`;
    const sent = await client().messages.create({
      ...{ to: '+15555550177', messagingServiceSid: 'MG0123', body, statusCallback },
    });
    expect(sent).toMatchObject({ status: 'accepted', direction: 'outbound-api', errorCode: null });
    expect(sent.sid).toMatch(/^SM[0-9a-f]{32}$/);
    const listed = await client().messages.list({ to: '+15555550177', limit: 5 });
    expect(listed.map((each) => [each.body, each.status])).toEqual([[body, 'delivered']]);
    expect(listed[0]?.dateCreated.getTime()).toBeGreaterThan(Date.now() - 60_000);
    const told = () => server.requests.filter(({ call }) => call === 'POST /status');
    await vi.waitFor(() => expect(told()).toHaveLength(2));
    const called = told()[1];
    const fields = Object.fromEntries(new URLSearchParams(String(called?.body)));
    expect(fields).toMatchObject({ MessageSid: sent.sid, MessageStatus: 'delivered' });
    const signature = String(called?.headers['x-twilio-signature']);
    expect(library.validateRequest(values()['authToken'] ?? '', signature, statusCallback, fields)).toBe(
      true,
    );
  });

  it('gets a signed reply from the stand-in, accepted at the lender’s own URL', async () => {
    const reply = new URLSearchParams({
      lender: 'homeline',
      from: '+15555550123',
      text: 'Alto',
      optOutType: 'STOP',
    });
    await fetch(`${providers.url}/providers/twilio/control/replies`, { method: 'POST', body: reply });
    const sent = server.requests.at(-1) ?? expect.fail('nothing was sent');
    const path = sent.call.replace('POST ', '');
    expect(path).toBe('/service-webhooks/external/api/v1/providers/twilio/homeline');
    const events = await twilio.readWebhook?.(
      values(),
      { url: server.url + path, headers: sent.headers, rawBody: String(sent.body), nowMs: NOW },
      { patience: PATIENCE, memory: memoryInProcess() },
    );
    expect(events).toMatchObject([
      { kind: 'TEXT', text: { from: '+15555550123', to: '+15555550100', asksFor: 'STOP', words: undefined } },
    ]);
  });
});

describe('A webhook of Twilio', () => {
  const account = { accountSid: 'AC1', authToken: '12345', sender: 'MG1', url: 'https://api.twilio.com' };
  const inbound = (more: object = {}): Record<string, string> => ({
    ...{ MessageSid: 'SM1', AccountSid: 'AC1', SmsStatus: 'received', NumMedia: '0' },
    ...{ From: '+15555550123', To: '+18885550143', Body: 'STOP', ...more },
  });
  const tools = { patience: PATIENCE, memory: memoryInProcess() };
  const read = (rawBody: string, signature: string | undefined, url = ADDRESS) =>
    twilio.readWebhook?.(
      account,
      {
        url,
        rawBody,
        nowMs: NOW,
        headers: signature === undefined ? {} : { 'x-twilio-signature': signature },
      },
      tools,
    );
  const signed = (fields: Record<string, string>, authToken = account.authToken) => {
    const signature = library.getExpectedTwilioSignature(authToken, ADDRESS, fields);
    return read(new URLSearchParams(fields).toString(), signature);
  };

  it('is accepted with the published example signature', async () => {
    // Twilio's own example: the account's token is 12345.
    const url = 'https://mycompany.com/myapp.php?foo=1&bar=2';
    const fields = {
      ...{ CallSid: 'CA1234567890ABCDE', Caller: '+12349013030', Digits: '1234' },
      ...{ From: '+12349013030', To: '+18005551212' },
    };
    const body = new URLSearchParams(fields).toString();
    // It is correctly signed, but isn't from an account of ours.
    const signature = signTwilio('12345', url, fields).headers['x-twilio-signature'];
    expect(signature).toBe('0/KCTR6DLpKmkAf8muzZqo1nDgQ=');
    const ofAccount = { ...account, accountSid: undefined as unknown as string };
    const sent = { url, rawBody: body, nowMs: NOW };
    const trusted = (given: string) =>
      twilio.readWebhook?.(ofAccount, { ...sent, headers: { 'x-twilio-signature': given } }, tools);
    expect(await trusted(signature)).toEqual([]);
    expect(await trusted('0/KCTR6DLpKmkAf8muzZqo1nDgR=')).toBeUndefined();
  });

  it.each<[string, object, object]>([
    ['STOP', { Body: 'Stop.' }, { asksFor: 'STOP', words: undefined }],
    ['START', { Body: 'start' }, { asksFor: 'START', words: undefined }],
    ['HELP', { Body: 'HELP' }, { asksFor: 'HELP', words: undefined }],
    ['words', { Body: 'Is Tuesday fine?' }, { asksFor: undefined, words: 'Is Tuesday fine?' }],
    [
      'words that stop',
      { Body: 'please stop texting me' },
      { asksFor: 'STOP', words: 'please stop texting me' },
    ],
    [
      'a word of another language',
      { Body: 'Arrêt', OptOutType: 'STOP' },
      { asksFor: 'STOP', words: undefined },
    ],
    ['a kind that is new', { Body: 'Hello', OptOutType: 'PAUSE' }, { asksFor: undefined, words: 'Hello' }],
    ['fields that are new', { Body: 'Hello', Zoë: '1 & 2' }, { words: 'Hello' }],
  ])('delivers %s', async (_, more, text) => {
    expect(await signed(inbound(more))).toMatchObject([
      {
        ...{ kind: 'TEXT', id: 'SM1' },
        text: { from: '+15555550123', to: '+18885550143', at: '2026-11-28T10:00:00.000Z', ...text },
      },
    ]);
  });

  it.each<[string, object]>([
    [
      'of what became of a message that isn’t ours',
      { MessageStatus: 'undelivered', ErrorCode: '30003', Body: undefined },
    ],
    ['from a channel that isn’t text', { From: 'whatsapp:+15555550123' }],
    ['from a short code', { From: '12345' }],
  ])('%s is accepted and ignored', async (_, more) => {
    const fields = Object.entries(inbound(more)).filter(([, value]) => value !== undefined);
    expect(await signed(Object.fromEntries(fields))).toEqual([]);
  });

  it.each<[status: string, code: string | undefined, outcome: object | undefined]>([
    ['delivered', undefined, {}],
    ['undelivered', '30006', { returned: { reason: 'LANDLINE', code: '30006' } }],
    ['failed', '21610', { returned: { reason: 'STOPPED', code: '21610' } }],
    ['failed', '30034', { returned: { reason: 'OTHER', code: '30034' } }],
    ['failed', 'SSN 900-12-3456', { returned: { reason: 'OTHER', code: '' } }],
    ['canceled', undefined, { returned: { reason: 'OTHER', code: '' } }],
    ['queued', undefined, undefined],
    ['sent', undefined, undefined],
    ['something new', undefined, undefined],
  ])('reads the status %s (%s) of our text', async (MessageStatus, ErrorCode, outcome) => {
    const url = `${ADDRESS}?reference=r1`;
    const fields = { ...inbound({ MessageStatus, ...(ErrorCode && { ErrorCode }) }) };
    const signature = library.getExpectedTwilioSignature('12345', url, fields);
    const body = new URLSearchParams(fields).toString();
    expect(await read(body, signature, url)).toEqual(
      outcome ? [{ kind: 'DELIVERY', reference: 'r1', ...outcome }] : [],
    );
    expect(await read(body, signature, `${ADDRESS}?reference=r2`)).toBeUndefined();
  });

  it('of another account, token or URL, or without a signature, is rejected', async () => {
    expect(await signed(inbound({ AccountSid: 'AC2' }))).toBeUndefined();
    expect(await signed(inbound(), 'of somebody else')).toBeUndefined();
    const fields = inbound();
    const body = new URLSearchParams(fields).toString();
    const signature = library.getExpectedTwilioSignature('12345', ADDRESS, fields);
    expect(await read(body, signature, `${ADDRESS}2`)).toBeUndefined();
    expect(await read(body.replace('STOP', 'START'), signature)).toBeUndefined();
    expect(await read(body, undefined)).toBeUndefined();
    expect(await read(body, signature)).toHaveLength(1);
  });
});
