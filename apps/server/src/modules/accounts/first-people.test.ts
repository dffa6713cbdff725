// Proves CO-60.

import { STAFF_ROLES } from '@homeline/domain/staff/staff-roles.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD, type TestApp, testApp } from '../../testing/app.ts';
import { addFirstPeople, firstPersonEmail } from './staff.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

it('adds a first person for each role once; a support agent sees chats but no insight', async () => {
  expect(await addFirstPeople(app.context, 'homeline', PASSWORD, false)).toEqual(STAFF_ROLES);
  expect(await addFirstPeople(app.context, 'homeline', PASSWORD, false)).toEqual([]);
  const email = firstPersonEmail('homeline', 'SUPPORT_AGENT');
  const { body } = await app.call('logIn', { body: { email, password: PASSWORD } });
  const { jwt } = body as { jwt: string };
  expect((await app.call('getChatDesk', { jwt })).status).toBe(200);
  expect((await app.call('getInsight', { jwt, query: {} })).status).toBe(404);
});
