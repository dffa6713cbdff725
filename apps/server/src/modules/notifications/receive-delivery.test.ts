// Proves PR-11, PR-12.

import { createHmac, randomUUID } from 'node:crypto';
import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import type { TimelineEntry } from '@homeline/contract/loan-files/get-timeline.ts';
import type { MessageChoices } from '@homeline/contract/notifications/message-choices.ts';
import type { ReceivedWebhook } from '@homeline/contract/operations/list-webhooks.ts';
import type { Reviews } from '@homeline/contract/reviews/list-reviews.ts';
import library from 'twilio';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadFacts } from '../../facts/load.ts';
import { REGISTRATION, WEBHOOK_SECRET } from '../../testing/app.ts';
import { deliveryStatus } from '../../testing/delivery-status.ts';
import { type AppWithProviders, workingApp } from '../../testing/journey.ts';
import { createStaffMember } from '../../testing/persona-driver.ts';
import { sendText } from '../../testing/send-text.ts';
import { webhookSecret } from '../../testing/send-webhook.ts';
import { type Person, recordFacts } from '../../testing/stages.ts';
import { queueMessage, sendOutbox } from './outbox.ts';

let app: AppWithProviders;
let processor: string;
beforeAll(async () => {
  // In sandbox mode each lender has an account at the stand-in of Twilio.
  app = await workingApp([], { environment: { SANDBOX_URL: 'http://127.0.0.1:9' } });
  processor = await createStaffMember(app, ['OPERATIONS']);
});
afterAll(() => app.stop());

let phones = 500;
async function registered(email = `${randomUUID()}@example.com`) {
  phones += 1;
  const number = `+15557770${phones}`;
  const body = { ...REGISTRATION, email, phone: `(555) 777-0${phones}`, takesTexts: true };
  const { jwt, applicationUuid: uuid } = (await app.call('register', { body })).body as Record<
    'jwt' | 'applicationUuid',
    string
  >;
  await app.context.db.deleteFrom('outbox').execute();
  return { jwt, uuid, number, email };
}
type Registered = Awaited<ReturnType<typeof registered>>;

const keyOf = ({ uuid }: Pick<Person, 'uuid'>) => ({ organisation: 'homeline', applicationId: uuid });
const asStaff = ({ uuid }: Pick<Person, 'uuid'>) => ({ jwt: processor, params: { uuid } });
const fileOf = async (person: Person) => (await app.call('getLoanFile', asStaff(person))).body as LoanFile;
const timelineOf = async (person: Person) =>
  ((await app.call('getTimeline', asStaff(person))).body as TimelineEntry[]).map(({ text }) => text);
const write = (person: Person, body: object) =>
  app.call('writeToBorrower', {
    ...{ ...asStaff(person), headers: { 'idempotency-key': randomUUID() }, body },
  });
const text = (person: Person) => write(person, { channel: 'TEXT_MESSAGE', text: 'Please call us.' });
const email = (person: Person) =>
  write(person, { channel: 'EMAIL', subject: 'Hello', text: 'Please call us.' });

/** Queues a message of the product, and sends what is queued. */
async function sendMessage(person: Registered, name: Parameters<typeof queueMessage>[4]): Promise<string> {
  const facts = await loadFacts(app.context.db, keyOf(person));
  await app.context.db
    .transaction()
    .execute((trx) => queueMessage(trx, app.context, keyOf(person), facts, name));
  await sendOutbox(app.context);
  return referenceOf(person);
}

/** The newest message about somebody's application. */
async function referenceOf({ uuid }: Pick<Person, 'uuid'>): Promise<string> {
  const row = await app.context.db
    .selectFrom('outbox')
    .select('uuid')
    .where('application_id', '=', uuid)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return row.uuid;
}

async function textSent(person: Registered): Promise<string> {
  expect((await text(person)).status).toBe(204);
  await sendOutbox(app.context);
  return referenceOf(person);
}

const PATH = '/service-webhooks/external/api/v1/providers/twilio';
type Callback = { lender?: string; token?: string; signature?: string | undefined };

/** Sends a status callback as Twilio does: signed by its own library. */
async function callBack(
  reference: string,
  [status, code]: readonly [status: string, code?: number],
  { lender = 'homeline', token = `${WEBHOOK_SECRET} twilio`, ...more }: Callback = {},
): Promise<number> {
  const path = `${PATH}/${lender}?reference=${reference}`;
  const fields = {
    ...{ MessageSid: 'SM1', SmsSid: 'SM1', AccountSid: 'sandbox', From: '+18885550143', To: '+15550000000' },
    ...{ MessageStatus: status, SmsStatus: status, ApiVersion: '2010-04-01' },
    ...(code && { ErrorCode: String(code) }),
  };
  const url = app.context.config.publicUrl + path;
  const signature =
    'signature' in more ? more.signature : library.getExpectedTwilioSignature(token, url, fields);
  const { status: answered } = await app.send({
    ...{ method: 'POST', url: path, payload: new URLSearchParams(fields).toString() },
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(signature && { 'x-twilio-signature': signature }),
    },
  });
  return answered;
}

type Signing = { secret?: string; sentAtMs?: number; unsigned?: true };

/** Hands an email that came back to the server, as a mail server's pipe does. */
async function returnMail(
  mail: string,
  { secret = webhookSecret('messaging'), sentAtMs = Date.now(), unsigned }: Signing = {},
): Promise<number> {
  const [id, timestamp] = [randomUUID(), String(Math.floor(sentAtMs / 1000))];
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${mail}`).digest('hex');
  const { status } = await app.send({
    ...{ method: 'POST', url: '/service-webhooks/external/api/v1/returned-mail', payload: mail },
    headers: {
      'content-type': 'message/rfc822',
      ...(!unsigned && {
        ...{ 'x-webhook-id': id, 'x-webhook-timestamp': timestamp, 'x-webhook-signature': signature },
      }),
    },
  });
  return status;
}

const settle = (person: Person, message: string, how: string) =>
  app.call('settleReturnedMessage', {
    ...{ jwt: processor, params: { uuid: person.uuid, message }, body: { how } },
  });
const outcomes = async (provider: 'messaging' | 'twilio') => {
  await app.context.activity.write();
  const { body } = await app.call('listWebhooks', { jwt: processor, query: { provider } });
  return (body as { webhooks: ReceivedWebhook[] }).webhooks.map(({ outcome }) => outcome);
};

describe('a status callback of Twilio', () => {
  it('marks a text as delivered, despite repeats and late callbacks', async () => {
    const ann = await registered();
    const reference = await textSent(ann);
    expect(await timelineOf(ann)).toContain('Staff message: sent');
    expect(await callBack(reference, ['sent'])).toBe(204);
    expect(await timelineOf(ann)).toContain('Staff message: sent');
    for (const status of ['delivered', 'sent', 'delivered']) await callBack(reference, [status]);
    expect(await callBack(reference, ['undelivered', 30005])).toBe(204);
    expect(await timelineOf(ann)).toContain('Staff message: delivered');
    expect(await fileOf(ann)).toMatchObject({ returnedMessages: [] });
    expect((await fileOf(ann)).noTextMessages).toBeUndefined();
  });

  it.each([
    [30003, 'phone unreachable'],
    [30005, 'unknown number'],
    [30006, 'landline'],
  ])(
    'of %i marks the number as unable to receive texts, and offers staff email instead',
    async (code, why) => {
      const bea = await registered();
      const [reference] = [await textSent(bea), await text(bea)];
      expect(await callBack(reference, ['undelivered', code])).toBe(204);
      // The second one was queued before.
      await sendOutbox(app.context);
      expect(await timelineOf(bea)).toEqual(
        expect.arrayContaining([
          `Staff message: returned (${why})`,
          `Staff message: not sent, as an earlier one was returned (${why})`,
        ]),
      );
      const problem = `Texts to this number are returned (${why}). Write an email instead.`;
      expect(await fileOf(bea)).toMatchObject({
        noTextMessages: problem,
        returnedMessages: [{ id: reference, channel: 'SMS', code: String(code), isNotice: false }],
      });
      expect((await text(bea)).body).toMatchObject({ fields: { text: problem } });
      expect((await email(bea)).status).toBe(204);
      await callBack(reference, ['delivered']);
      expect((await fileOf(bea)).noTextMessages).toBe(problem);
      const messages = (await app.providers.read(
        `/control/messages?to=${encodeURIComponent(bea.number)}`,
      )) as [];
      expect(messages).toHaveLength(1);
    },
  );

  it.each([30004, 30007, 30008])('of %i returns the text, but allows the next', async (code) => {
    const cid = await registered();
    await callBack(await textSent(cid), ['failed', code]);
    expect(await fileOf(cid)).toMatchObject({ returnedMessages: [{ code: String(code) }] });
    expect((await text(cid)).status).toBe(204);
  });

  it('of 21610 counts as STOP once, and doesn’t undo a later START', async () => {
    const dan = await registered();
    const reference = await textSent(dan);
    await callBack(reference, ['failed', 21610]);
    const choice = async () =>
      ((await app.call('listMessageChoices', { jwt: dan.jwt })).body as MessageChoices).find(
        ({ kind }) => kind === 'TEXTS',
      );
    expect(await choice()).toMatchObject({ isOn: false, stoppedByReplyAt: expect.any(String) });
    expect(await timelineOf(dan)).toEqual(
      expect.arrayContaining([
        'Replied STOP: no more text messages',
        'Staff message: returned (replied STOP)',
      ]),
    );
    await sendText(app, { from: dan.number, text: 'START' });
    await callBack(reference, ['failed', 21610]);
    expect(await choice()).toMatchObject({ isOn: true });
  });

  it('is accepted only from the lender’s own account and about its own texts', async () => {
    const eve = await registered();
    const reference = await textSent(eve);
    const end = ['undelivered', 30005] as const;
    expect(await callBack(reference, end, { token: 'of somebody else' })).toBe(401);
    expect(await callBack(reference, end, { signature: undefined })).toBe(401);
    const other = library.getExpectedTwilioSignature(
      `${WEBHOOK_SECRET} twilio`,
      `${app.context.config.publicUrl}${PATH}/homeline?reference=${randomUUID()}`,
      { MessageStatus: 'undelivered' },
    );
    expect(await callBack(reference, end, { signature: other })).toBe(401);
    // Callbacks with a valid signature, but from another lender's account or with an unknown reference.
    expect(await callBack(reference, end, { lender: 'harborview' })).toBe(204);
    expect(await callBack(randomUUID(), end)).toBe(204);
    expect(await callBack('nobody', end)).toBe(204);
    expect(await fileOf(eve)).toMatchObject({ returnedMessages: [] });
    expect(await outcomes('twilio')).toContain('UNKNOWN_REFERENCE');
  });

  it('is overridden by a text from the phone', async () => {
    const fay = await registered();
    await callBack(await textSent(fay), ['undelivered', 30003]);
    expect((await fileOf(fay)).noTextMessages).toBeDefined();
    await sendText(app, { from: fay.number, text: 'I was in the mountains' });
    expect((await fileOf(fay)).noTextMessages).toBeUndefined();
  });
});

describe('an email that the mail server returned', () => {
  it('is shown to staff, and suppresses optional emails until the address is corrected', async () => {
    const gus = await registered();
    const reference = await sendMessage(gus, 'OFFER_SELECTION');
    expect(await returnMail(deliveryStatus({ reference }))).toBe(204);
    expect(await timelineOf(gus)).toContainEqual(expect.stringMatching(/: returned \(unknown address\)$/));
    expect((await fileOf(gus)).returnedMessages).toMatchObject([
      { id: reference, channel: 'EMAIL', reason: 'UNKNOWN_ADDRESS', code: '5.1.1', isNotice: false },
    ]);
    const { returnedMessages } = (await app.call('listReviews', { jwt: processor })).body as Reviews;
    expect(returnedMessages).toContainEqual(expect.objectContaining({ id: reference, uuid: gus.uuid }));
    // News may be left out; what the borrower has to do, and notices, never.
    await sendMessage(gus, 'WAITING_FOR_DISBURSEMENT');
    expect(await timelineOf(gus)).toContainEqual(
      expect.stringContaining('not sent, as an earlier one was returned (unknown address)'),
    );
    await sendMessage(gus, 'ECOA_NOTICE');
    const to = encodeURIComponent(gus.email);
    expect(await app.providers.read(`/control/messages?to=${to}`)).toHaveLength(2);

    const { contact } = await loadFacts(app.context.db, keyOf(gus));
    const right = `right-${gus.email}`;
    const value = { ...(contact ?? expect.fail()), email: right };
    await recordFacts(app, gus, 'BORROWER', { fact: 'contact', value });
    expect((await settle(gus, reference, 'SENT_AGAIN')).status).toBe(204);
    await sendMessage(gus, 'WAITING_FOR_DISBURSEMENT');
    await sendOutbox(app.context);
    expect(await app.providers.read(`/control/messages?to=${encodeURIComponent(right)}`)).toHaveLength(2);
    expect((await fileOf(gus)).returnedMessages).toEqual([]);
    expect((await settle(gus, reference, 'SENT_AGAIN')).status).toBe(404);
  });

  it('of a notice must be mailed by post or emailed again: reaching the borrower isn’t enough', async () => {
    const hal = await registered();
    const reference = await sendMessage(hal, 'ECOA_NOTICE');
    await returnMail(deliveryStatus({ reference, status: '5.2.2' }));
    expect((await fileOf(hal)).returnedMessages).toMatchObject([{ reason: 'NOT_TAKEN', isNotice: true }]);
    expect((await settle(hal, reference, 'REACHED')).body).toMatchObject({
      fields: { how: expect.any(String) },
    });
    expect((await settle(hal, reference, 'MAILED')).status).toBe(204);
    expect((await fileOf(hal)).returnedMessages).toEqual([]);
    expect(await timelineOf(hal)).toContain('Settled a returned message');
  });

  it('of an adverse action notice sent by a task must be mailed by post', async () => {
    const ida = await registered();
    const reference = randomUUID();
    await app.context.db
      .insertInto('intent')
      .values({
        ...{ organisation: 'homeline', reference, application_id: ida.uuid, task: 'sendAdverseActionNotice' },
        ...{ entered_seq: 1, state: 'ANSWERED', request_hash: '', attempts: 1 },
        ...{ answer: null, failure: null, created_at: app.context.clock.now() },
      })
      .execute();
    await returnMail(deliveryStatus({ reference }));
    expect((await fileOf(ida)).returnedMessages).toMatchObject([
      { title: 'Adverse action notice', isNotice: true, canBeResent: false },
    ]);
    expect(await timelineOf(ida)).toContain('Adverse action notice: returned (unknown address)');
    expect((await settle(ida, reference, 'SENT_AGAIN')).status).toBe(400);
    expect((await settle(ida, reference, 'MAILED')).status).toBe(204);
  });

  it('is stored once; a delay, a truncated or unknown report, or other mail changes nothing', async () => {
    const joe = await registered();
    const reference = await sendMessage(joe, 'OFFER_SELECTION');
    const mail = deliveryStatus({ reference });
    expect(await returnMail(deliveryStatus({ reference, action: 'delayed', status: '4.4.1' }))).toBe(204);
    expect(await returnMail(mail.slice(0, mail.indexOf('Status: 5')))).toBe(204);
    expect(await returnMail(deliveryStatus({ reference: randomUUID() }))).toBe(204);
    expect(await returnMail('Subject: I am away\r\n\r\nBack on Monday.')).toBe(204);
    expect((await fileOf(joe)).returnedMessages).toEqual([]);
    await returnMail(mail);
    await returnMail(deliveryStatus({ reference, status: '5.7.1' }));
    expect((await fileOf(joe)).returnedMessages).toMatchObject([{ code: '5.1.1' }]);
    expect(new Set(await outcomes('messaging'))).toEqual(
      new Set([...(await outcomes('messaging')), 'NO_EFFECT', 'UNREADABLE', 'UNKNOWN_REFERENCE', 'REPEATED']),
    );
  });

  it('for a server that didn’t answer suppresses nothing: the next email is tried', async () => {
    const kim = await registered();
    const reference = await sendMessage(kim, 'OFFER_SELECTION');
    await returnMail(deliveryStatus({ reference, status: '4.4.7' }));
    expect((await fileOf(kim)).returnedMessages).toMatchObject([{ reason: 'UNANSWERED' }]);
    await sendMessage(kim, 'WAITING_FOR_DISBURSEMENT');
    expect(await app.providers.read(`/control/messages?to=${encodeURIComponent(kim.email)}`)).toHaveLength(2);
  });

  it('isn’t accepted without a fresh signature by our secret', async () => {
    const lea = await registered();
    const mail = deliveryStatus({ reference: await sendMessage(lea, 'OFFER_SELECTION') });
    expect(await returnMail(mail, { secret: webhookSecret('notary') })).toBe(401);
    expect(await returnMail(mail, { sentAtMs: Date.now() - 400_000 })).toBe(401);
    expect(await returnMail(mail, { unsigned: true })).toBe(401);
    expect((await fileOf(lea)).returnedMessages).toEqual([]);
    expect(await outcomes('messaging')).toContain('BAD_SIGNATURE');
  });

  it('leaves no content in the database or the log', async () => {
    const mia = await registered();
    const logged = vi.spyOn(app.context.log, 'warn');
    const reference = await sendMessage(mia, 'OFFER_SELECTION');
    const words = 'Mailbox of 900-12-3456 is gone, ask maria.private@example.net';
    await returnMail(deliveryStatus({ reference, words, to: 'maria.private@example.net' }));
    await returnMail(deliveryStatus({ reference: randomUUID(), words, action: words }));
    const kept = await app.context.db.selectFrom('delivery').selectAll().execute();
    const rows = JSON.stringify([kept, logged.mock.calls]);
    expect(kept.map((row) => row.reference)).toContain(reference);
    for (const word of ['900-12-3456', 'maria.private', mia.email]) expect(rows).not.toContain(word);
  });

  it('can come from the sandbox’s mail server', async () => {
    const noa = await registered(`${randomUUID()}@returned.example`);
    const reference = await sendMessage(noa, 'OFFER_SELECTION');
    await vi.waitFor(async () =>
      expect((await fileOf(noa)).returnedMessages).toMatchObject([{ id: reference, code: '5.1.1' }]),
    );
  });
});
