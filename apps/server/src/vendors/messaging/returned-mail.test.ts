// Proves PR-12.

import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { deliveryStatus } from '../../testing/delivery-status.ts';
import { partyOf } from '../testing/exchanges.ts';
import { startRecorder } from '../testing/recorder.ts';
import { startTestProviders, testPersona } from '../testing/test-providers.ts';
import { readReturnedMail } from './returned-mail.ts';

const reference = randomUUID();
const read = (mail: string) => readReturnedMail(Buffer.from(mail));
const told = (more: Partial<Parameters<typeof deliveryStatus>[0]> = {}) =>
  read(deliveryStatus({ reference, ...more }));

describe('a delivery status notification', () => {
  // The codes of RFC 3463.
  it.each([
    ['5.1.1', 'UNKNOWN_ADDRESS'],
    ['5.1.10', 'UNKNOWN_ADDRESS'],
    ['5.1.2 (bad destination system)', 'UNKNOWN_ADDRESS'],
    ['5.2.1', 'NOT_TAKEN'],
    ['5.2.2', 'NOT_TAKEN'],
    ['5.7.1', 'NOT_TAKEN'],
    ['4.4.7', 'UNANSWERED'],
  ])('of a failure with %s returns the message: %s', async (status, reason) => {
    expect(await told({ status })).toEqual({ reference, returned: { reason, code: status.split(' ')[0] } });
  });

  it.each(['delayed', 'delivered', 'relayed', 'expanded'])(
    'of a message that is %s returns nothing',
    async (action) => {
      expect(await told({ action, status: '4.4.1' })).toEqual({ reference });
    },
  );

  it.each([
    [
      'headers alone',
      `Content-Type: text/rfc822-headers\r\n\r\nMessage-Id: <${reference}@example.com>`,
      undefined,
    ],
    ['nothing, and our envelope’s number', undefined, reference],
    [
      'an address beyond ASCII',
      `Content-Type: message/global\r\n\r\nMessage-ID: <${reference}@example.com>\r\n\r\n…`,
      undefined,
    ],
  ])('is matched to our message when it includes %s', async (_, returned, envelopeId) => {
    const mail = deliveryStatus({
      reference,
      ...(envelopeId && { envelopeId }),
      ...(returned && { returned }),
    });
    const without = envelopeId
      ? mail.replace(/Message-ID:\r\n <[^>]+>/, 'Message-ID: <other@example.com>')
      : mail;
    expect(await read(without)).toMatchObject({ reference, returned: { reason: 'UNKNOWN_ADDRESS' } });
  });

  it('is parsed in any letter case, with other line ends and a base64 part', async () => {
    const mail = deliveryStatus({ reference, action: 'FAILED' })
      .replace('Content-Type: message/delivery-status', 'Content-Type: Message/Delivery-Status')
      .replaceAll('\r\n', '\n');
    expect(await read(mail)).toMatchObject({ reference, returned: { code: '5.1.1' } });
    const [head = '', fields = '', tail = ''] = mail.split(
      /(?<=Delivery-Status\n)\n|\n\n(?=--RAA[^-]*\nContent-Type: message\/rfc)/,
    );
    const coded = `${head}Content-Transfer-Encoding: base64\n\n${Buffer.from(fields).toString('base64')}\n\n${tail}`;
    expect(await read(coded)).toMatchObject({ reference, returned: { code: '5.1.1' } });
  });

  it('that is cut off is ignored if it ends before it names our message', async () => {
    const whole = deliveryStatus({ reference });
    const ends = whole.indexOf(`<${reference}`) + reference.length + 1;
    for (let length = 0; length < ends; length += 7)
      expect(await read(whole.slice(0, length))).toBeUndefined();
    expect(await read(whole.slice(0, ends))).toMatchObject({ reference });
  });

  it.each([
    ['an automatic reply', 'From: maria@example.com\r\nSubject: I am away\r\n\r\nBack on Monday.'],
    ['nothing', ''],
    ['no message', '\u0000\u0001'.repeat(500)],
    [
      'a thousand parts in each other',
      'Content-Type: multipart/mixed; boundary=a\r\n\r\n--a\r\n'.repeat(1000),
    ],
  ])('isn’t %s', async (_, mail) => expect(await read(mail)).toBeUndefined());

  it('without our reference is ignored', async () => {
    expect(
      await told({ returned: 'Content-Type: message/rfc822\r\n\r\nMessage-ID: <1@example.com>\r\n' }),
    ).toBeUndefined();
  });
});

it('is sent by the sandbox for a persona with undeliverable email', async () => {
  const person = testPersona(91, [{ port: 'messaging', call: 'EMAIL', answers: ['RETURNED'] }]);
  const server = await startRecorder();
  const providers = await startTestProviders([person], server.url);
  const intent = { reference, fileNumber: randomUUID() };
  const { property, messaging } = providers.vendors;
  const { street1, city, state, zip } = person.property;
  const asked = { ...intent, reference: randomUUID() };
  await property.lookup.ask({ ...asked, owner: partyOf(person), address: { street1, city, state, zip } });
  await messaging.email.ask({
    ...{ ...intent, from: { name: 'Lender', email: 'lender@example.com' }, to: person.email },
    ...{ subject: 'Hello', text: 'Please call us.' },
  });
  const sent = () => server.requests.find(({ call }) => call.endsWith('/returned-mail'));
  await vi.waitFor(() => expect(sent()?.headers).toMatchObject({ 'content-type': 'message/rfc822' }));
  expect(await read(String(sent()?.body))).toEqual({
    reference,
    returned: { reason: 'UNKNOWN_ADDRESS', code: '5.1.1' },
  });
  await providers.stop();
  server.stop();
});
