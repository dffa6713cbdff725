// Proves MS-06.

import { randomUUID } from 'node:crypto';
import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import type { TimelineEntry } from '@homeline/contract/loan-files/get-timeline.ts';
import type { MessageChoices } from '@homeline/contract/notifications/message-choices.ts';
import type { ReceivedWebhook } from '@homeline/contract/operations/list-webhooks.ts';
import type { PipelineEntry } from '@homeline/contract/pipeline/list-pipeline.ts';
import { civilDateIn, formatUs } from '@homeline/domain/dates/civil-date.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { verifyChain } from '../../audit/verify-chain.ts';
import { REGISTRATION, WEBHOOK_SECRET } from '../../testing/app.ts';
import { type AppWithProviders, workingApp } from '../../testing/journey.ts';
import { createStaffMember } from '../../testing/persona-driver.ts';
import { HOMELINE_NUMBER, SHARED_NUMBER, sendText } from '../../testing/send-text.ts';
import { type Person, recordFacts } from '../../testing/stages.ts';
import { sendOutbox } from './outbox.ts';

let app: AppWithProviders;
let processor: string;
beforeAll(async () => {
  app = await workingApp();
  processor = await createStaffMember(app, ['OPERATIONS']);
});
afterAll(() => app.stop());

let phones = 100;
/** Returns a phone that nobody in this file has yet, as people type it and as providers send it. */
function newPhone() {
  phones += 1;
  return { phone: `(555) 777-0${phones}`, number: `+15557770${phones}` };
}

async function registered(organisation = 'homeline', given = newPhone()) {
  const headers = { 'x-org': organisation };
  const body = {
    ...REGISTRATION,
    email: `${randomUUID()}@example.com`,
    phone: given.phone,
    takesTexts: true,
  };
  const { jwt, applicationUuid: uuid } = (await app.call('register', { body, headers })).body as Record<
    'jwt' | 'applicationUuid',
    string
  >;
  return { jwt, uuid, headers, ...given };
}

const send = (...given: Parameters<typeof sendText> extends [unknown, ...infer Given] ? Given : never) =>
  sendText(app, ...given);

type Registered = Pick<Person, 'jwt'> & { readonly headers?: Record<string, string> };

async function textsOf({ jwt, headers = {} }: Registered) {
  const choices = (await app.call('listMessageChoices', { jwt, headers })).body as MessageChoices;
  return choices.find(({ kind }) => kind === 'TEXTS');
}
const isOn = async (person: Registered) => (await textsOf(person))?.isOn;

const asStaff = ({ uuid }: Pick<Person, 'uuid'>) => ({ jwt: processor, params: { uuid } });
const fileOf = async (person: Person) => (await app.call('getLoanFile', asStaff(person))).body as LoanFile;
const timelineOf = async (person: Person) =>
  (await app.call('getTimeline', asStaff(person))).body as TimelineEntry[];
const text = (person: Person) =>
  app.call('writeToBorrower', {
    ...{ ...asStaff(person), headers: { 'idempotency-key': randomUUID() } },
    body: { channel: 'TEXT_MESSAGE', text: 'Please call us.' },
  });
const withdraw = (person: Person) =>
  app.call('withdrawApplication', {
    ...{ ...asStaff(person), headers: { 'idempotency-key': randomUUID() } },
    body: { reason: 'The borrower asked for it on the phone.' },
  });
const sentTo = (number: string) => app.providers.read(`/control/messages?to=${encodeURIComponent(number)}`);
const today = () => formatUs(civilDateIn('America/Los_Angeles', app.clock.nowMs()));

describe('a reply of STOP', () => {
  it('turns off texts, shows it in the settings and to staff, and cancels queued ones', async () => {
    const ann = await registered();
    expect((await text(ann)).status).toBe(204);
    expect(await send({ from: ann.number })).toBe(204);
    expect(await textsOf(ann)).toMatchObject({ isOn: false, stoppedByReplyAt: expect.any(String) });
    await sendOutbox(app.context);
    expect(await sentTo(ann.number)).toEqual([]);
    expect(await timelineOf(ann)).toContainEqual(
      expect.objectContaining({ text: 'Staff message: not sent, as the borrower had stopped text messages' }),
    );
    expect((await app.call('listReviews', { jwt: processor })).body).toMatchObject({ refusedMessages: [] });
    const problem = `The borrower replied STOP to our text messages on ${today()}.`;
    expect((await fileOf(ann)).noTextMessages).toBe(problem);
    expect((await text(ann)).body).toMatchObject({ fields: { text: problem } });
    expect(await timelineOf(ann)).toContainEqual(
      expect.objectContaining({ by: 'Borrower', text: 'Replied STOP: no more text messages' }),
    );
  });

  it('lasts until START', async () => {
    const bea = await registered();
    await send({ from: bea.number, text: 'opt out' });
    expect(await isOn(bea)).toBe(false);
    await send({ from: bea.number, text: 'Start' });
    expect(await textsOf(bea)).not.toHaveProperty('stoppedByReplyAt');
    expect(await isOn(bea)).toBe(true);
    expect((await text(bea)).status).toBe(204);
    await sendOutbox(app.context);
    expect(await sentTo(bea.number)).toMatchObject([{ kind: 'TEXT', number: HOMELINE_NUMBER }]);
    expect((await timelineOf(bea)).map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Replied STOP: no more text messages', 'Replied START: text messages again']),
    );
    const chain = { organisation: 'homeline', applicationId: bea.uuid };
    expect(await verifyChain(app.context.db, app.context.sealing, chain)).toMatchObject({ findings: [] });
  });

  it('still applies at the carrier after texts are turned on in the settings, which say so', async () => {
    const bob = await registered();
    await send({ from: bob.number });
    await app.call('saveMessageChoice', { jwt: bob.jwt, body: { kind: 'TEXTS', isOn: true } });
    expect(await textsOf(bob)).toMatchObject({ isOn: true, stoppedByReplyAt: expect.any(String) });
    await send({ from: bob.number, text: 'START' });
    expect(await textsOf(bob)).not.toHaveProperty('stoppedByReplyAt');
  });

  it('is accepted when the provider recognizes a keyword we don’t', async () => {
    const cid = await registered();
    await send({ from: cid.number, text: 'ALTO', asksFor: 'STOP' });
    expect(await isOn(cid)).toBe(false);
  });

  it('applies to everyone with that phone: other borrowers and signers with an account', async () => {
    const given = newPhone();
    const [dan, eve, fay] = [
      await registered('homeline', given),
      await registered('homeline', given),
      await registered(),
    ];
    const signer = randomUUID();
    await recordFacts(app, eve, 'BORROWER', {
      fact: 'signers',
      value: {
        signers: [
          { uuid: signer, name: 'Fay Other', email: 'fay@example.com', type: 'CO_DEEDER', holdsTitle: true },
        ],
      },
    });
    const { phone, number } = newPhone();
    const sealed = app.context.sealing.seal('1980-01-01', {
      application: eve.uuid,
      field: 'signerDetails.dob',
    });
    await recordFacts(app, eve, 'SIGNER', {
      fact: 'signerDetails',
      value: { signer, phone, dob: sealed, consent: { textVersion: '2026-11', ip: '', userAgent: '' } },
    });
    const { owner } = await app.context.db
      .selectFrom('application')
      .select('owner')
      .where('id', '=', fay.uuid)
      .executeTakeFirstOrThrow();
    const invitation = { organisation: 'homeline', application_id: eve.uuid, signer, identity: owner };
    const at = app.context.clock.now();
    await app.context.db
      .insertInto('signer_invitation')
      .values({
        ...invitation,
        email_hash: '',
        code_hash: null,
        sent_at: at,
        expires_at: at,
        accepted_at: at,
      })
      .execute();
    await send({ from: given.number });
    expect([await isOn(dan), await isOn(eve), await isOn(fay)]).toEqual([false, false, true]);
    await send({ from: given.number, text: 'START' });
    await send({ from: number });
    expect([await isOn(dan), await isOn(eve), await isOn(fay)]).toEqual([true, true, false]);
    const search = { jwt: processor, query: { search: phone } as never };
    expect((await app.call('listPipeline', search)).body).toMatchObject({
      applications: [{ uuid: eve.uuid }],
    });
    expect(await timelineOf(eve)).toContainEqual(
      expect.objectContaining({ by: 'Other signer', text: 'Replied STOP: no more text messages' }),
    );
  });

  it('applies to the lender of the number, or to all that share the provider’s number', async () => {
    const given = newPhone();
    const atHomeline = await registered('homeline', given);
    const atHarborview = await registered('harborview', given);
    await send({ from: given.number, to: HOMELINE_NUMBER });
    expect([await isOn(atHomeline), await isOn(atHarborview)]).toEqual([false, true]);
    await send({ from: given.number, to: HOMELINE_NUMBER, text: 'START' });
    await send({ from: given.number, to: SHARED_NUMBER });
    expect([await isOn(atHomeline), await isOn(atHarborview)]).toEqual([true, false]);
  });

  it('arriving late doesn’t undo the person’s newer choice', async () => {
    const gus = await registered();
    const at = app.context.clock.now();
    app.clock.moveTo(60_000);
    await app.call('saveMessageChoice', { jwt: gus.jwt, body: { kind: 'TEXTS', isOn: true } });
    app.clock.moveTo(0);
    await send({ from: gus.number, at });
    expect(await isOn(gus)).toBe(true);
  });

  it('can be sent from the sandbox’s page', async () => {
    const hal = await registered();
    await text(hal);
    await sendOutbox(app.context);
    expect(await (await fetch(app.providers.url)).text()).toContain(`Reply from ${hal.number}`);
    await app.providers.control('PUT', '/control/text-replies', { from: hal.number, text: 'Stop.' });
    await vi.waitFor(async () => expect(await isOn(hal)).toBe(false));
  });
});

describe('a reply that changes nothing', () => {
  it.each(['HELP', 'Thanks, stop by at five?', ''])('is one of %j', async (words) => {
    const ida = await registered();
    expect(await send({ from: ida.number, text: words })).toBe(204);
    expect(await isOn(ida)).toBe(true);
  });

  it('comes from an unknown phone', async () => {
    expect(await send({ from: newPhone().number })).toBe(204);
    expect(await send({ from: '+447700900123' })).toBe(204);
  });

  it('is forged, old or unreadable, and is refused', async () => {
    const { number: from, ...jan } = await registered();
    expect(await send({ from }, { secret: `${WEBHOOK_SECRET} flood` })).toBe(401);
    expect(await send({ from }, { secret: 'of somebody else, just as long as ours' })).toBe(401);
    expect(await send({ from }, { sentAtMs: Date.now() - 301_000 })).toBe(401);
    expect(await send({ from: 'somebody' })).toBe(400);
    expect(await send({ from, asksFor: 'GO AWAY' })).toBe(400);
    expect(await isOn(jan)).toBe(true);
  });

  it('is a replay after START', async () => {
    const kim = await registered();
    const stop = { from: kim.number, at: app.context.clock.now() };
    const id = randomUUID();
    expect(await send(stop, { id })).toBe(204);
    expect(await send({ from: kim.number, text: 'UNSTOP' })).toBe(204);
    expect(await send(stop, { id })).toBe(204);
    expect(await isOn(kim)).toBe(true);
  });
});

it('shows any other reply to staff, stored encrypted, whether or not it stops texts', async () => {
  const [kim, lee] = [await registered(), await registered()];
  await send({ from: kim.number, text: 'Please stop, and call my wife' });
  await send({ from: lee.number, text: 'When do I sign?' });
  expect([await isOn(kim), await isOn(lee)]).toEqual([false, true]);
  const notesOf = async (person: Person) =>
    (await timelineOf(person))
      .filter(({ kind }) => kind === 'NOTE')
      .map(({ by, text: words }) => [by, words]);
  expect(await notesOf(kim)).toEqual([['Text message from the phone', 'Please stop, and call my wife']]);
  expect(await notesOf(lee)).toEqual([['Text message from the phone', 'When do I sign?']]);
  const rows = await app.context.db.selectFrom('note').select('text').execute();
  expect(JSON.stringify(rows)).not.toContain('sign');
});

describe('a reply that a person has to read', () => {
  it('stays in the work list until marked as read, even for an ended application', async () => {
    const mia = await registered();
    const list = async () => {
      const query = { unreadText: 'true' } as never;
      const { body } = await app.call('listPipeline', { jwt: processor, query });
      const found = (body as { applications: PipelineEntry[] }).applications;
      return found.find(({ uuid }) => uuid === mia.uuid);
    };
    const counted = async () =>
      ((await app.call('countPipeline', { jwt: processor })).body as { unreadTexts: number }).unreadTexts;
    const before = await counted();
    await send({ from: mia.number, text: 'Ya no me interesa, gracias' });
    expect((await withdraw(mia)).status).toBe(200);
    expect(await list()).toMatchObject({ unreadText: true });
    expect(await counted()).toBe(before + 1);
    const [text] = (await fileOf(mia)).unreadTexts;
    expect(text?.text).toBe('Ya no me interesa, gracias');
    const read = () =>
      app.call('markTextRead', { jwt: processor, params: { uuid: mia.uuid, note: text?.uuid ?? '' } });
    expect([(await read()).status, (await read()).status]).toEqual([204, 204]);
    expect(await list()).toBeUndefined();
    expect((await fileOf(mia)).unreadTexts).toEqual([]);
    const marks = (await timelineOf(mia)).filter(({ text: words }) => words === 'Read a message');
    expect(marks).toHaveLength(1);
    const chain = { organisation: 'homeline', applicationId: mia.uuid };
    expect(await verifyChain(app.context.db, app.context.sealing, chain)).toMatchObject({ findings: [] });
  });

  it('isn’t a bare carrier keyword or a staff note', async () => {
    const ned = await registered();
    await send({ from: ned.number, text: 'STOP' });
    await app.call('addNote', {
      ...{ ...asStaff(ned), headers: { 'idempotency-key': randomUUID() } },
      body: { text: 'Called the borrower' },
    });
    expect(await fileOf(ned)).toMatchObject({ unreadTexts: [] });
    expect(await fileOf(ned)).not.toHaveProperty('unreadText');
  });
});

it('shows operators each reply’s result by application, without the phone number', async () => {
  const lou = await registered();
  const id = randomUUID();
  await send({ from: lou.number }, { id });
  await send({ from: lou.number }, { id });
  await app.context.activity.write();
  const { body } = await app.call('listWebhooks', {
    jwt: processor,
    query: { provider: 'messaging' } as never,
  });
  const { webhooks } = body as { webhooks: ReceivedWebhook[] };
  expect(webhooks.find(({ application }) => application?.uuid === lou.uuid)?.outcome).toBe('RECORDED');
  expect(webhooks.map(({ outcome }) => outcome)).toEqual(
    expect.arrayContaining(['REPEATED', 'BAD_SIGNATURE']),
  );
  expect(JSON.stringify(webhooks)).not.toContain(lou.number.slice(-7));
});
