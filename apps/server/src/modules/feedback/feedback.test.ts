// Proves CA-31, EN-18, VA-08, VA-10.

import { randomUUID } from 'node:crypto';
import type { ReceivedFeedback } from '@homeline/contract/feedback/list-feedback.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createStaffMember } from '../../testing/persona-driver.ts';

let app: TestApp;
let manager = '';
beforeAll(async () => {
  app = await testApp();
  manager = await createStaffMember(app, ['MANAGER']);
});
afterAll(() => app.stop());

const GIVEN = {
  ...{ topic: 'IMPROVE', marketingConsent: false, pathname: '/dashboard', productType: 'HELOC' },
  message: 'Let me upload photos of documents.',
};
const give = (jwt: string | undefined, body: object = GIVEN) =>
  app.call('sendFeedback', { jwt, body, headers: { 'idempotency-key': randomUUID() } });
const received = async (query: object = {}) =>
  (
    (await app.call('listFeedback', { jwt: manager, query: query as never })).body as {
      feedback: ReceivedFeedback[];
    }
  ).feedback;

it('reaches the lender’s managers, encrypted until then', async () => {
  const { jwt, uuid } = await app.register();
  expect((await give(jwt, { ...GIVEN, applicationUuid: uuid })).status).toBe(204);
  expect(await received()).toMatchObject([
    { topic: 'IMPROVE', message: GIVEN.message, marketingConsent: false, application: { uuid } },
  ]);
  expect(await received({ topic: 'COMPLIMENT' })).toEqual([]);
  const { message } = await app.context.db.selectFrom('feedback').select('message').executeTakeFirstOrThrow();
  expect(message).not.toContain('photos');
});

it('needs a topic, an answer on marketing, and 10 to 1000 characters', async () => {
  const { jwt } = await app.register();
  const problemsOf = async (body: object) =>
    ((await give(jwt, { ...GIVEN, ...body })).body as { fields: object }).fields;
  expect(await problemsOf({ message: 'x'.repeat(9) })).toEqual({ message: 'Must be at least 10 characters' });
  expect(await problemsOf({ message: 'x'.repeat(1001) })).toEqual({
    message: 'Must be at most 1000 characters',
  });
  expect(await problemsOf({ message: '', topic: undefined, marketingConsent: undefined })).toEqual({
    ...{ message: 'Required', topic: 'Required', marketingConsent: 'Required' },
  });
  expect((await give(jwt, { ...GIVEN, message: 'x'.repeat(1000) })).status).toBe(204);
});

it('is only for signed-in people, about their own application, a few times an hour', async () => {
  expect((await give(undefined)).status).toBe(401);
  const { uuid } = await app.register();
  const { jwt } = await app.register({ email: 'other@example.com' });
  expect((await give(jwt, { ...GIVEN, applicationUuid: uuid })).status).toBe(404);
  const statuses: number[] = [];
  for (let turn = 0; turn < 6; turn++) statuses.push((await give(jwt)).status);
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
});

it('is hidden from other lenders', async () => {
  const elsewhere = await createStaffMember(app, ['MANAGER'], 'harborview');
  const answer = await app.call('listFeedback', { jwt: elsewhere, headers: { 'x-org': 'harborview' } });
  expect(answer.body).toEqual({ feedback: [] });
});
