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

it('lets an added loan originator sign in with the initial password and refer people', async () => {
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

it('locks out a retired loan originator, and keeps them in the list with the date', async () => {
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

it('audits who added and retired whom', async () => {
  const email = `${randomUUID()}@broker.example.com`;
  await add(email);
  await app.call('retireOriginator', { jwt: admin, params: { id: (await listed(email))?.id ?? '' } });
  const { body } = await app.call('listStaffChanges', { jwt: admin });
  expect((body as object[]).slice(0, 2)).toMatchObject([
    { what: 'ORIGINATOR_RETIRED', subject: 'Olive Originator' },
    { what: 'ORIGINATOR_ADDED', subject: 'Olive Originator' },
  ]);
});

it('changes name, company, NMLS number and sign-in email, with the same password', async () => {
  const [email, other] = [0, 1].map(() => `${randomUUID()}@broker.example.com`);
  const { password } = await add(email ?? '');
  const { id = '' } = (await listed(email ?? '')) ?? {};
  const body = {
    ...FORM,
    email: other ?? '',
    name: 'Olive Married',
    nmls: '778899',
    brokerName: 'Elm Street',
  };
  const change = (given: object) => app.call('changeOriginator', { jwt: admin, params: { id }, body: given });
  expect(await change(body)).toMatchObject({ status: 204 });
  expect(await listed(other ?? '')).toMatchObject({ ...body, id });
  expect((await signIn(email ?? '', password)).status).toBeGreaterThanOrEqual(400);
  expect(await signIn(other ?? '', password)).toMatchObject({ status: 200 });
  const { body: changes } = await app.call('listStaffChanges', { jwt: admin });
  expect((changes as object[])[0]).toMatchObject({ what: 'ORIGINATOR_CHANGED', subject: 'Olive Married' });
});

it('changes nothing when the new email address is taken, and is hidden from other lenders', async () => {
  const [email, taken] = [0, 1].map(() => `${randomUUID()}@broker.example.com`);
  await add(email ?? '');
  await add(taken ?? '');
  const { id = '' } = (await listed(email ?? '')) ?? {};
  const body = { ...FORM, email: taken ?? '', name: 'Somebody Else' };
  const given = { params: { id }, body };
  expect(await app.call('changeOriginator', { jwt: admin, ...given })).toMatchObject({ status: 409 });
  expect(await listed(email ?? '')).toMatchObject({ name: FORM.name, id });
  const elsewhere = await createStaffMember(app, ['ADMINISTRATOR'], 'harborview');
  const headers = { 'x-org': 'harborview' };
  expect(await app.call('changeOriginator', { jwt: elsewhere, headers, ...given })).toMatchObject({
    status: 404,
  });
});
