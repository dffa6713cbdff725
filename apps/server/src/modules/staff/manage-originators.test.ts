// Proves CO-54.

import { randomUUID } from 'node:crypto';
import type { ListedOriginator } from '@homeline/contract/staff/manage-originators.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createStaffMember } from '../../testing/persona-driver.ts';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await testApp();
  admin = await createStaffMember(app, ['ADMINISTRATOR']);
});
afterAll(() => app.stop());

const FORM = {
  ...{ name: 'Olive Originator', phone: '(555) 555-0177', nmls: '445566', states: ['OH', 'WA'] },
  ...{ brokerName: 'Main Street Mortgage', compensationPct: 1.5 },
};
const add = async (email: string) => {
  const { status, body } = await app.call('addOriginator', { jwt: admin, body: { ...FORM, email } });
  return { status, password: (body as { initialPassword: string }).initialPassword };
};
const listed = async (email: string) => {
  const { body } = await app.call('listOriginators', { jwt: admin });
  return (body as ListedOriginator[]).find((each) => each.email === email);
};
const signIn = (email: string, password: string) => app.call('logIn', { body: { email, password } });

it('a loan originator whom an administrator adds signs in with the initial password and refers people', async () => {
  const email = `${randomUUID()}@broker.example.com`;
  const { status, password } = await add(email);
  expect(status).toBe(200);
  expect(await listed(email)).toMatchObject({
    ...FORM,
    email,
    referralLink: expect.stringContaining('referrer='),
  });
  expect(await signIn(email, password)).toMatchObject({ status: 200 });
  expect(await add(email)).toMatchObject({ status: 409 });
});

it('one who retires can’t sign in any more, and stays in the list with the day', async () => {
  const email = `${randomUUID()}@broker.example.com`;
  const { password } = await add(email);
  const { id = '' } = (await listed(email)) ?? {};
  const { jwt } = (await signIn(email, password)).body as { jwt: string };
  expect(await app.call('retireOriginator', { jwt: admin, params: { id } })).toMatchObject({ status: 204 });
  expect((await signIn(email, password)).status).toBeGreaterThanOrEqual(400);
  expect((await app.call('listClients', { jwt })).status).toBe(401);
  expect(await listed(email)).toMatchObject({ retiredAt: expect.any(String) });
  expect(await app.call('retireOriginator', { jwt: admin, params: { id } })).toMatchObject({ status: 404 });
});

it('who added and retired whom is among the changes', async () => {
  const email = `${randomUUID()}@broker.example.com`;
  await add(email);
  await app.call('retireOriginator', { jwt: admin, params: { id: (await listed(email))?.id ?? '' } });
  const { body } = await app.call('listStaffChanges', { jwt: admin });
  expect((body as object[]).slice(0, 2)).toMatchObject([
    { what: 'ORIGINATOR_RETIRED', subject: 'Olive Originator' },
    { what: 'ORIGINATOR_ADDED', subject: 'Olive Originator' },
  ]);
});
