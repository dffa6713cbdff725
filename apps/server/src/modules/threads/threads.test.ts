// Proves CO-55.

import { randomUUID } from 'node:crypto';
import type { CallName } from '@homeline/contract/calls.ts';
import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import type { TimelineEntry } from '@homeline/contract/loan-files/get-timeline.ts';
import type { Reminder } from '@homeline/contract/loan-files/reminders.ts';
import type { PipelineEntry } from '@homeline/contract/pipeline/list-pipeline.ts';
import type { Thread } from '@homeline/contract/threads/thread.ts';
import type { FactWrite } from '@homeline/domain/facts/facts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Given, PASSWORD, type TestApp } from '../../testing/app.ts';
import { appWithIdleTasks } from '../../testing/person-at.ts';
import { createStaffMember } from '../../testing/persona-driver.ts';
import { type Person, recordFacts } from '../../testing/stages.ts';
import { addOriginator } from '../accounts/originators.ts';
import { sendOutbox } from '../notifications/outbox.ts';
import { deleteRowsOf } from '../records/delete-rows.ts';
import { invitedHash } from '../signers/invitations.ts';

let app: TestApp;
let staff: string;
const sent: { to: string; subject: string; text: string }[] = [];
beforeAll(async () => {
  app = await appWithIdleTasks();
  staff = await createStaffMember(app, ['OPERATIONS']);
  const { email } = app.context.vendors.messaging;
  email.ask = async (message: (typeof sent)[number]) => {
    sent.push(message);
    return { ok: true, answer: {} } as never;
  };
});
afterAll(() => app.stop());

const call = (name: CallName, { jwt, uuid }: Person, given: Given = {}) =>
  app.call(name, {
    ...{ params: { uuid }, jwt },
    ...given,
    headers: { 'idempotency-key': randomUUID() },
  });
const registered = async () => {
  const email = `${randomUUID()}@example.com`;
  return { ...(await app.register({ email })), email };
};
const asStaff = ({ uuid }: Person) => ({ uuid, jwt: staff });
const write = (person: Person, text: string, more: object = {}) =>
  call('writeToBorrower', asStaff(person), { body: { channel: 'ACCOUNT', text, ...more } });
const answer = (person: Person, text: string) => call('writeInThread', person, { body: { text } });
const threadOf = async (person: Person) => (await call('listThread', person)).body as Thread;
const wordsOf = async (person: Person) => (await threadOf(person)).messages.map(({ text }) => text);
const timelineOf = async (person: Person) =>
  (await call('getTimeline', asStaff(person))).body as TimelineEntry[];
const fileOf = async (person: Person) => (await call('getLoanFile', asStaff(person))).body as LoanFile;

const setStatus = ({ uuid }: Person, key: 'step' | 'since', value: string) =>
  app.context.db
    .updateTable('projection')
    .set({
      status: (eb) =>
        eb.fn('jsonb_set', ['status', eb.val(`{${key}}`), eb.val(JSON.stringify(value))]) as never,
    })
    .where('application_id', '=', uuid)
    .execute();

/** A co-borrower of the application who has an account. */
async function signerOf(
  person: Person,
): Promise<{ readonly jwt: string; readonly signer: string; readonly email: string }> {
  const { jwt, email } = await registered();
  const signer = randomUUID();
  const named = { uuid: signer, name: 'Robin Signer', email, type: 'CO_BORROWER', holdsTitle: true };
  await recordFacts(app, person, 'BORROWER', { fact: 'signers', value: { signers: [named] } } as FactWrite);
  const { identityUuid: identity } = (await app.call('getProfile', { jwt })).body as { identityUuid: string };
  const at = app.context.clock.now();
  await app.context.db
    .insertInto('signer_invitation')
    .values({
      ...{ organisation: 'homeline', application_id: person.uuid, signer, identity },
      ...{ email_hash: invitedHash(app.context, 'homeline', email), code_hash: randomUUID() },
      ...{ sent_at: at, expires_at: at, accepted_at: at },
    })
    .execute();
  return { jwt, signer, email };
}

describe('a message of staff', () => {
  it('can only be read in the account: the email has neither its text nor its author', async () => {
    const avery = await registered();
    expect(await write(avery, 'Your W-2 of 2025 shows $88,000.')).toMatchObject({ status: 204 });
    await sendOutbox(app.context);
    const [letter] = sent.filter(({ to, subject }) => to === avery.email && subject.includes('message'));
    expect(letter?.subject).toBe('You have a message from Homeline');
    expect(letter?.text).toContain(`/messages/${avery.uuid}`);
    expect(letter?.text).not.toMatch(/88,000|W-2/);
    const [message] = (await threadOf(avery)).messages;
    expect(message?.name).toMatch(/^\w+/);
    expect(letter?.text).not.toContain(message?.name);
    expect((await threadOf(avery)).messages).toMatchObject([
      { from: 'LENDER', text: 'Your W-2 of 2025 shows $88,000.', isRead: false, name: expect.any(String) },
    ]);
  });

  it('is stored encrypted, and refused with a Social Security number', async () => {
    const avery = await registered();
    await write(avery, 'A sentence to look for');
    const rows = app.context.db.selectFrom('note').select('text').where('application_id', '=', avery.uuid);
    for (const { text } of await rows.execute()) expect(text).toMatch(/^sealed:/);
    expect(await write(avery, 'Is it 123-45-6789?')).toMatchObject({ status: 400 });
    expect(await answer(avery, 'It is 123-45-6789.')).toMatchObject({ status: 400 });
  });

  it('shows in the timeline whether it was read', async () => {
    const avery = await registered();
    await write(avery, 'Please call us.');
    const text = () =>
      timelineOf(avery).then((entries) => entries.find(({ message }) => message === 'Please call us.')?.text);
    expect(await text()).toMatch(/^Message to .*: not read yet$/);
    expect(await call('readThread', avery)).toMatchObject({ status: 204 });
    expect(await text()).toMatch(/: read$/);
    expect((await threadOf(avery)).messages).toMatchObject([{ isRead: true }]);
  });
});

describe('an answer', () => {
  it('is shown as unread in the work list, the file and to its officer, until staff read it', async () => {
    const avery = await registered();
    const { identityUuid: identity } = (await app.call('getStaffMember', { jwt: staff })).body as {
      identityUuid: string;
    };
    await app.context.db
      .insertInto('assignment')
      .values({
        ...{ organisation: 'homeline', application_id: avery.uuid, identity },
        ...{ assigned_by: identity, assigned_at: app.context.clock.now() },
      })
      .execute();
    expect(await answer(avery, 'When do I sign?')).toMatchObject({
      status: 200,
      body: { messages: [{ from: 'YOU', isRead: false }] },
    });
    const unread = async () =>
      (
        (await app.call('listPipeline', { jwt: staff, query: { unreadText: 'true' } })).body as {
          applications: PipelineEntry[];
        }
      ).applications
        .map(({ uuid }) => uuid)
        .includes(avery.uuid);
    const reminded = async () =>
      ((await app.call('listReminders', { jwt: staff })).body as Reminder[]).filter(
        ({ uuid }) => uuid === avery.uuid,
      );
    expect(await unread()).toBe(true);
    expect(await reminded()).toMatchObject([{ text: 'When do I sign?', by: 'The borrower or a signer' }]);
    const [message] = (await fileOf(avery)).unreadTexts;
    expect(message).toMatchObject({ text: 'When do I sign?', by: expect.stringMatching(/\w+ \w+/) });
    expect(await timelineOf(avery)).toContainEqual(
      expect.objectContaining({
        kind: 'MESSAGE',
        message: 'When do I sign?',
        text: 'Message to us: not read yet',
      }),
    );
    const params = { uuid: avery.uuid, note: message?.uuid ?? '' };
    expect(await app.call('markTextRead', { jwt: staff, params })).toMatchObject({ status: 204 });
    expect([await unread(), await reminded()]).toEqual([false, []]);
    expect((await threadOf(avery)).messages).toMatchObject([{ isRead: true }]);
  });

  it('is rate limited to human speed', async () => {
    const avery = await registered();
    const statuses: number[] = [];
    for (let count = 0; count < 42; count += 1) statuses.push((await answer(avery, 'Hi')).status);
    expect([statuses.at(0), statuses.at(-1)]).toEqual([200, 429]);
  });

  it('is accepted for 25 months after the application ended, then read-only', async () => {
    const avery = await registered();
    await write(avery, 'Goodbye.');
    await recordFacts(app, avery, 'BORROWER', { fact: 'cancellation', value: {} } as FactWrite);
    expect(await threadOf(avery)).toMatchObject({ mayAnswer: true, answerUntil: expect.any(String) });
    expect(await answer(avery, 'One question.')).toMatchObject({ status: 200 });
    await setStatus(avery, 'since', '2020-01-01T00:00:00.000Z');
    expect(await answer(avery, 'Another one.')).toMatchObject({ status: 409 });
    expect(await wordsOf(avery)).toEqual(['Goodbye.', 'One question.']);
  });

  it('is accepted for as long as the line is open', async () => {
    const avery = await registered();
    await recordFacts(app, avery, 'BORROWER', { fact: 'cancellation', value: {} } as FactWrite);
    await setStatus(avery, 'step', 'COMPLETE');
    await setStatus(avery, 'since', '2020-01-01T00:00:00.000Z');
    const thread = await threadOf(avery);
    expect(thread.mayAnswer).toBe(true);
    expect(thread.answerUntil).toBeUndefined();
    expect(await answer(avery, 'May I draw $5,000?')).toMatchObject({ status: 200 });
  });
});

describe('a thread', () => {
  it('is private: a signer reads only their own, and neither borrower nor signer reads notes', async () => {
    const avery = await registered();
    const robin = await signerOf(avery);
    await call('addNote', asStaff(avery), { body: { text: 'Internal: looks fine' } });
    await write(avery, 'For the borrower');
    expect(await write(avery, 'For the signer', { signer: robin.signer })).toMatchObject({ status: 204 });
    const own = { uuid: avery.uuid, jwt: robin.jwt };
    await answer(own, 'From the signer');
    expect(await wordsOf(avery)).toEqual(['For the borrower']);
    expect(await wordsOf(own)).toEqual(['For the signer', 'From the signer']);
    expect((await threadOf(own)).isSigner).toBe(true);
    expect((await fileOf(avery)).unreadTexts).toMatchObject([{ by: 'Robin Signer', signer: robin.signer }]);
    await sendOutbox(app.context);
    expect(
      sent.find(({ to, text }) => to === robin.email && text.includes('/messages/'))?.text,
    ).not.toContain('For the signer');
  });

  it('is hidden from other people, from staff’s borrower calls and from the client’s loan originator', async () => {
    const email = `${randomUUID()}@broker.example.com`;
    const person = { organisation: 'homeline', email, password: PASSWORD, name: 'Olive Originator' };
    await addOriginator(app.context, { ...person, phone: '(555) 555-0177', nmls: '1', states: ['OH'] });
    const { jwt } = (await app.call('logIn', { body: { email, password: PASSWORD } })).body as {
      jwt: string;
    };
    const avery = await registered();
    const stranger = await registered();
    for (const other of [jwt, stranger.jwt, staff])
      for (const name of ['listThread', 'readThread'] as const)
        expect(await call(name, { uuid: avery.uuid, jwt: other })).toMatchObject({ status: 404 });
    expect(await answer({ uuid: avery.uuid, jwt: stranger.jwt }, 'Hello')).toMatchObject({ status: 404 });
    expect(await write(avery, 'Hello', { signer: randomUUID() })).toMatchObject({ status: 400 });
  });

  it('is deleted with its application', async () => {
    const avery = await registered();
    await write(avery, 'Hello');
    const key = { organisation: 'homeline', applicationId: avery.uuid };
    const counts = await app.context.db.transaction().execute((trx) => deleteRowsOf(trx, key));
    expect(counts).toMatchObject({ note: 1 });
    expect(await call('listThread', avery)).toMatchObject({ status: 404 });
  });
});
