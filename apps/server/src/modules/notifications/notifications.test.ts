// Proves EN-08, SH-09, SH-22.

import { randomUUID } from 'node:crypto';
import type { Notifications } from '@homeline/contract/notifications/notifications.ts';
import { stepCopy } from '@homeline/domain/workflow/step-copy.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { type AppWithProviders, workingApp } from '../../testing/journey.ts';
import { createDecider, createStaffMember, drive, register } from '../../testing/persona-driver.ts';

let app: AppWithProviders;
let decider = '';
let processor = '';
beforeAll(async () => {
  app = await workingApp();
  decider = await createDecider(app);
  processor = await createStaffMember(app, ['OPERATIONS']);
});
afterAll(() => app.stop());

const listed = async (jwt: string) => (await app.call('listNotifications', { jwt })).body as Notifications;
const write = (uuid: string, subject: string) =>
  app.call('writeToBorrower', {
    ...{ jwt: processor, params: { uuid }, headers: { 'idempotency-key': randomUUID() } },
    body: { channel: 'EMAIL', subject, text: 'Please call us about your documents.' },
  });

it('show the borrower what was emailed, with a link to the application', async () => {
  const { jwt, uuid } = await app.register();
  const before = await listed(jwt);
  await write(uuid, 'Your documents');
  const { notifications, applications } = await listed(jwt);
  expect(applications).toEqual([uuid]);
  expect(notifications).toHaveLength(before.notifications.length + 1);
  expect(notifications[0]).toMatchObject({
    ...{ title: 'Your documents', description: 'Please call us about your documents.', status: 'UNREAD' },
    ctas: [{ redirectPath: `/${uuid}` }],
  });
});

it('marks one as read, or all of them', async () => {
  const { jwt, uuid } = await app.register({ email: 'reader@example.com' });
  await write(uuid, 'First');
  await write(uuid, 'Second');
  const [newest] = (await listed(jwt)).notifications;
  const read = (uuids?: string[]) => app.call('readNotifications', { jwt, body: { uuids } });
  const { notifications } = (await read([newest?.uuid ?? ''])).body as Notifications;
  expect(notifications.find((one) => one.uuid === newest?.uuid)?.status).toBe('READ');
  expect(notifications.some(({ status }) => status === 'UNREAD')).toBe(true);
  const all = (await read()).body as Notifications;
  expect(all.notifications.every(({ status }) => status === 'READ')).toBe(true);
});

it('of a step are marked as read once the application leaves it', async () => {
  const journey = await register(app, builtInPersona('t01'));
  const unread = async () =>
    (await listed(journey.jwt)).notifications.flatMap(({ title, status }) =>
      status === 'UNREAD' ? [title] : [],
    );
  const { message } = stepCopy('OFFER_SELECTION');
  await drive(journey, decider, 'OFFER_SELECTION');
  expect(await unread()).toContain(message?.subject);
  await drive(journey, decider, 'HMDA_COLLECTION');
  expect(await unread()).not.toContain(message?.subject);
  expect((await listed(journey.jwt)).notifications.map(({ title }) => title)).toContain(message?.subject);
});

it('say which ask for something: a step that is theirs and a message from a person do, news doesn’t', async () => {
  const journey = await register(app, { ...builtInPersona('t01'), email: 'asked@example.com' });
  await drive(journey, decider, 'RESCISSION');
  const { uuid, jwt } = journey;
  await write(uuid, 'Please call us');
  const { notifications } = await listed(jwt);
  const asks = (title: string | undefined) => notifications.find((one) => one.title === title)?.asks;
  expect(asks(stepCopy('OFFER_SELECTION').message?.subject)).toBe(true);
  expect(asks('Please call us')).toBe(true);
  expect(asks(stepCopy('RESCISSION').message?.subject)).toBe(false);
});

it('are private: nobody reads or marks another person’s', async () => {
  const one = await app.register({ email: 'one@example.com' });
  const other = await app.register({ email: 'two@example.com' });
  await write(one.uuid, 'For one');
  const [own] = (await listed(one.jwt)).notifications;
  expect((await listed(other.jwt)).notifications.map(({ title }) => title)).not.toContain('For one');
  await app.call('readNotifications', { jwt: other.jwt, body: { uuids: [own?.uuid ?? ''] } });
  expect((await listed(one.jwt)).notifications[0]?.status).toBe('UNREAD');
});
