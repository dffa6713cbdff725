// Proves CO-03, CO-13.

import type { ListedStaffMember } from '@homeline/contract/staff/list-staff.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type * as z from 'zod';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createStaffMember } from '../../testing/persona-driver.ts';

let app: TestApp;
let admin = '';
beforeAll(async () => {
  app = await testApp({}, { STAFF_EMAIL: '', STAFF_PASSWORD: '' });
  admin = await createStaffMember(app, ['ADMINISTRATOR']);
});
afterAll(() => app.stop());

const MEMBER = { email: 'new.person@lender.example.com', name: 'New Person', roles: ['UNDERWRITER'] };
const listed = async () =>
  (await app.call('listStaff', { jwt: admin })).body as z.infer<typeof ListedStaffMember>[];
const signIn = (password: string, newPassword?: string) =>
  app.call('logIn', { body: { email: MEMBER.email, password, newPassword } });
const OWN = 'four brave unlikely herons';
const passwordOf = ({ body }: { body: unknown }) => (body as { initialPassword: string }).initialPassword;

it('lets an administrator add a member, change roles, reset access and remove them, all audited', async () => {
  const added = await app.call('addStaffMember', { jwt: admin, body: MEMBER });
  const { jwt } = (await signIn(passwordOf(added), OWN)).body as { jwt: string };
  expect((await app.call('getStaffMember', { jwt })).body).toMatchObject({ name: 'New Person' });
  expect((await app.call('addStaffMember', { jwt: admin, body: MEMBER })).status).toBe(409);
  const member = (await listed()).find(({ email }) => email === MEMBER.email);
  const params = { identity: member?.identityUuid };
  expect(
    (await app.call('changeStaffRoles', { jwt: admin, params, body: { roles: ['MANAGER'] } })).status,
  ).toBe(204);
  await expect.poll(async () => (await app.call('getStaffMember', { jwt })).status).toBe(401);
  const reset = await app.call('resetStaffPassword', { jwt: admin, params });
  expect((await signIn(passwordOf(added))).status).toBe(401);
  expect((await signIn(OWN)).status).toBe(401);
  expect((await signIn(passwordOf(reset), OWN)).status).toBe(200);
  expect((await app.call('resetSecondFactor', { jwt: admin, params })).status).toBe(204);
  expect((await app.call('removeStaffMember', { jwt: admin, params })).status).toBe(204);
  expect((await signIn(passwordOf(reset))).status).toBe(401);
  expect((await app.call('removeStaffMember', { jwt: admin, params })).status).toBe(404);
  const changes = (await app.call('listStaffChanges', { jwt: admin })).body as { what: string }[];
  expect(changes.map(({ what }) => what)).toEqual(['REMOVED', 'SECOND_FACTOR', 'PASSWORD', 'ROLES', 'ADDED']);
  const again = await app.call('addStaffMember', { jwt: admin, body: { ...MEMBER, name: 'Old Friend' } });
  expect((await signIn(passwordOf(reset))).status).toBe(401);
  const { jwt: back } = (await signIn(passwordOf(again), OWN)).body as { jwt: string };
  expect((await app.call('getStaffMember', { jwt: back })).body).toMatchObject({ name: 'Old Friend' });
});

it('accepts an initial password once, requires a new one, and expires it unused after two weeks', async () => {
  const person = { email: 'first.day@lender.example.com', name: 'First Day', roles: ['UNDERWRITER'] };
  const initial = passwordOf(await app.call('addStaffMember', { jwt: admin, body: person }));
  const logIn = (password: string, newPassword?: string) =>
    app.call('logIn', { body: { email: person.email, password, newPassword } });
  expect(await logIn(initial)).toMatchObject({ status: 401, body: { code: 'NEW_PASSWORD_REQUIRED' } });
  for (const weak of [initial, 'Password1234', 'short', 'first.day@lender.example.com'])
    expect(await logIn(initial, weak)).toMatchObject({
      status: 400,
      body: { fields: { newPassword: expect.any(String) } },
    });
  expect((await logIn('wrong', OWN)).status).toBe(401);
  const passwords = app.context.db.updateTable('auth.account').where('isInitial', '=', true);
  const setDaysAgo = (days: number) =>
    passwords.set({ updatedAt: new Date(Date.now() - days * 86_400_000).toISOString() }).execute();
  await setDaysAgo(15);
  expect((await logIn(initial, OWN)).body).toMatchObject({ code: 'PASSWORD_EXPIRED' });
  await setDaysAgo(13);
  expect((await logIn(initial, OWN)).status).toBe(200);
  expect((await logIn(initial, OWN)).status).toBe(401);
  expect((await logIn(OWN)).status).toBe(200);
});

it('keeps the last administrator, and lets nobody change their own roles', async () => {
  const own = (await listed()).find(({ roles }) => roles.includes('ADMINISTRATOR'));
  const params = { identity: own?.identityUuid };
  expect((await app.call('removeStaffMember', { jwt: admin, params })).status).toBe(403);
  const body = { roles: ['UNDERWRITER'] };
  expect((await app.call('changeStaffRoles', { jwt: admin, params, body })).status).toBe(403);
});

it('another lender’s staff can’t be changed', async () => {
  await createStaffMember(app, ['ADMINISTRATOR', 'UNDERWRITER'], 'harborview');
  const [elsewhere] = await app.context.db
    .selectFrom('staff')
    .select('identity')
    .where('organisation', '=', 'harborview')
    .execute();
  const params = { identity: elsewhere?.identity };
  expect((await app.call('removeStaffMember', { jwt: admin, params })).status).toBe(404);
  expect((await app.call('resetStaffPassword', { jwt: admin, params })).status).toBe(404);
});

it('keeps one of two administrators who remove each other at once', async () => {
  const other = await createStaffMember(app, ['ADMINISTRATOR']);
  const identities = (await listed())
    .filter(({ roles }) => roles.includes('ADMINISTRATOR'))
    .map(({ identityUuid }) => identityUuid);
  expect(identities).toHaveLength(2);
  const answers = await Promise.all(
    identities.flatMap((identity) =>
      [admin, other].map((jwt) => app.call('removeStaffMember', { jwt, params: { identity } })),
    ),
  );
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  const left = await app.context.db
    .selectFrom('staff')
    .select('permissions')
    .where('organisation', '=', 'homeline')
    .execute();
  expect(left.filter(({ permissions }) => permissions.includes('ADMINISTRATOR'))).toHaveLength(1);
});
