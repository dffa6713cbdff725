import { randomUUID } from 'node:crypto';
import type { Reminder } from '@homeline/contract/loan-files/reminders.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { type AppWithProviders, workingApp } from '../../testing/journey.ts';
import { createStaffMember, type Journey, register } from '../../testing/persona-driver.ts';

let app: AppWithProviders;
let journey: Journey;
let [ann, ben] = ['', ''];
beforeAll(async () => {
  app = await workingApp();
  ann = await createStaffMember(app, ['OPERATIONS']);
  ben = await createStaffMember(app, ['UNDERWRITER']);
  journey = await register(app, builtInPersona('t01'));
});
afterAll(() => app.stop());

const identityOf = async (jwt: string) =>
  ((await app.call('getStaffMember', { jwt })).body as { identityUuid: string }).identityUuid;
const note = (body: object, jwt = ann) =>
  app.call('addNote', {
    ...{ params: { uuid: journey.uuid }, body, jwt },
    headers: { 'idempotency-key': randomUUID() },
  });
const remindersOf = async (jwt: string) => (await app.call('listReminders', { jwt })).body as Reminder[];
const finish = (which: string, jwt: string) => app.call('finishReminder', { params: { note: which }, jwt });

it('reminds a colleague by a note from a date until it is done', async () => {
  const [of, own] = [await identityOf(ben), await identityOf(ann)];
  await note({ text: 'Call the county', reminder: { of, dueOn: '2026-03-20' } });
  await note({ text: 'Look at the stub', reminder: { of, dueOn: '2026-03-12' } });
  await note({ text: 'Ask again', reminder: { of: own, dueOn: '2026-03-15' } });
  const [first, second] = await remindersOf(ben);
  expect(first).toMatchObject({ text: 'Look at the stub', uuid: journey.uuid, dueOn: '2026-03-12' });
  expect(second).toMatchObject({ text: 'Call the county', borrower: 'Avery Happy' });
  expect((await remindersOf(ann)).map(({ text }) => text)).toEqual(['Ask again']);

  expect(await finish(first?.note ?? '', ann)).toMatchObject({ status: 404 });
  expect(await finish(first?.note ?? '', ben)).toMatchObject({ status: 204 });
  expect(await finish(first?.note ?? '', ben)).toMatchObject({ status: 204 });
  expect((await remindersOf(ben)).map(({ text }) => text)).toEqual(['Call the county']);
});

it('refuses a reminder for a partner, who can’t read notes', async () => {
  const of = await identityOf(await createStaffMember(app, ['TITLE_AGENT']));
  expect(await note({ text: 'Hello', reminder: { of, dueOn: '2026-03-20' } })).toMatchObject({ status: 400 });
});

it('refuses a reminder for a person who isn’t staff', async () => {
  const before = (await app.context.db.selectFrom('note').select('uuid').execute()).length;
  expect(await note({ text: 'Hello', reminder: { of: randomUUID(), dueOn: '2026-03-20' } })).toMatchObject({
    status: 400,
    body: { fields: { 'reminder.of': 'Choose somebody of your staff' } },
  });
  expect((await app.context.db.selectFrom('note').select('uuid').execute()).length).toBe(before);
});
