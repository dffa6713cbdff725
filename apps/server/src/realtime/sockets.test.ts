// Proves CO-02, CO-03.

import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { OMNI_PATH } from '@homeline/contract/chat/omni-messages.ts';
import { CLOSE_CODES, SOCKET_PATH } from '@homeline/contract/realtime/messages.ts';
import type { StaffRole } from '@homeline/domain/staff/staff-roles.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addStaff, changeStaff, removal } from '../modules/accounts/staff.ts';
import { PASSWORD, PROFILE, type TestApp, testApp } from '../testing/app.ts';
import { openPage, socketAddressOf } from '../testing/open-page.ts';
import type { Person } from '../testing/stages.ts';

let app: TestApp;
let address: string;
beforeAll(async () => {
  app = await testApp();
  await app.context.jobs.start(app.context);
  address = await socketAddressOf(app);
});
afterAll(() => app.stop());

const saveProfile = async ({ jwt, uuid }: Person) =>
  expect(
    await app.call('saveProfile', { jwt, params: { uuid }, version: 1_000_000, body: PROFILE }),
  ).toMatchObject({
    status: 200,
  });
const applicationTopic = ({ uuid }: Person) => ({ name: 'APPLICATION', application: uuid }) as const;

async function statusOfUpgrade(more: Record<string, string>): Promise<number | undefined> {
  const headers = {
    ...{ connection: 'upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' },
    ...{ 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==', ...more },
  };
  const sent = request(address.replace('ws:', 'http:'), { headers }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.destroy();
  return response.statusCode;
}

let people = 0;
async function officer(role: StaffRole = 'OPERATIONS') {
  people += 1;
  const member = { organisation: 'homeline', email: `officer${people}@lender.example` };
  await addStaff(app.context, { ...member, password: PASSWORD, roles: [role] });
  const { body } = await app.call('logIn', { body: { email: member.email, password: PASSWORD } });
  return { member, jwt: (body as { jwt: string }).jwt };
}

describe('a page with a websocket', () => {
  it('is told that its application changed, without personal data', async () => {
    const borrower = await app.register();
    const page = await openPage(address, borrower.jwt);
    expect(await page.follow(applicationTopic(borrower))).toMatchObject({ type: 'SUBSCRIBED' });
    await saveProfile(borrower);
    const { event, cursor } = await page.received('EVENT');
    expect(Object.keys(event).toSorted()).toEqual(['application', 'byBorrower', 'kind', 'step', 'version']);
    expect(event.application).toBe(borrower.uuid);
    expect(cursor).toMatch(/^\d+-\d+$/);
    page.close();
  });

  it('gets missed events by its cursor', async () => {
    const borrower = await app.register();
    const before = await openPage(address, borrower.jwt);
    const { cursor } = (await before.follow(applicationTopic(borrower))) as { cursor?: string };
    before.close();
    await saveProfile(borrower);
    const after = await openPage(address, borrower.jwt);
    expect(await after.follow(applicationTopic(borrower), cursor)).toMatchObject({ type: 'SUBSCRIBED' });
    expect((await after.received('EVENT')).event.application).toBe(borrower.uuid);
    after.close();
  });

  it('reloads when its cursor is too old to catch up', async () => {
    const borrower = await app.register();
    const page = await openPage(address, borrower.jwt);
    expect(await page.follow(applicationTopic(borrower), '3-1000')).toMatchObject({ type: 'RELOAD' });
    page.close();
  });

  it('can subscribe only to its own: no other application, signer’s view or work list', async () => {
    const [borrower, other] = [await app.register(), await app.register()];
    const page = await openPage(address, borrower.jwt);
    for (const topic of [
      applicationTopic(other),
      { name: 'SIGNER', application: other.uuid },
      { name: 'SIGNER', application: borrower.uuid },
      { name: 'WORK_LISTS' },
    ] as const)
      expect(await page.follow(topic)).toMatchObject({ type: 'REFUSED' });
    await saveProfile(other);
    await page.follow(applicationTopic(borrower));
    expect(page.messages.filter(({ type }) => type === 'EVENT')).toEqual([]);
    page.close();
  });

  it('is disconnected when its session ends, and can’t reopen with that token', async () => {
    const borrower = await app.register();
    const page = await openPage(address, borrower.jwt);
    await page.follow(applicationTopic(borrower));
    await app.call('logOut', { jwt: borrower.jwt });
    expect(await page.closed).toBe(CLOSE_CODES.SESSION_ENDED);
    const again = await openPage(address, borrower.jwt);
    expect(await again.closed).toBe(CLOSE_CODES.SESSION_ENDED);
  });

  it('is disconnected at another lender, and with an invalid token', async () => {
    const borrower = await app.register();
    const elsewhere = await openPage(address, borrower.jwt, 'second');
    expect(await elsewhere.closed).toBe(CLOSE_CODES.SESSION_ENDED);
    const nobody = await openPage(address, 'not.a.token');
    expect(await nobody.closed).toBe(CLOSE_CODES.SESSION_ENDED);
  });

  it('is disconnected for invalid or too many messages', async () => {
    const { jwt } = await app.register();
    for (const nonsense of ['', '{"type":"OPEN"}', '[]', '{"type":"SUBSCRIBE"}']) {
      const page = await openPage(address, jwt);
      page.send(nonsense);
      expect(await page.closed).toBe(CLOSE_CODES.BAD_MESSAGE);
    }
    const long = await openPage(address, jwt);
    long.send('x'.repeat(10_000));
    expect(await long.closed).toBe(1009);
    const eager = await openPage(address, jwt);
    for (let sent = 0; sent < 200; sent += 1) eager.send({ type: 'RENEW', token: jwt });
    expect(await eager.closed).toBe(CLOSE_CODES.TOO_MANY);
  });

  it.each([SOCKET_PATH, OMNI_PATH])('gets live events and chats on one connection at %s', async (path) => {
    const borrower = await app.register();
    const page = await openPage(address.replace(SOCKET_PATH, path), borrower.jwt);
    expect(await page.follow(applicationTopic(borrower))).toMatchObject({ type: 'SUBSCRIBED' });
    page.send('{"route":"ping"}');
    await page.hears('pong');
    await saveProfile(borrower);
    expect((await page.received('EVENT')).event.application).toBe(borrower.uuid);
    page.close();
  });

  it('counts toward the fifty visitors of a place only until sign-in', async () => {
    const { jwt } = await app.register();
    const known = await openPage(address, jwt);
    await known.received('HEARTBEAT');
    const visitors = await Promise.all(Array.from({ length: 50 }, () => openPage(address)));
    expect(await statusOfUpgrade({})).toBe(503);
    for (const visitor of visitors) visitor.close();
    await Promise.all(visitors.map(({ closed }) => closed));
    known.close();
  });

  it('is refused from another site’s page', async () => {
    expect(await statusOfUpgrade({ origin: 'https://evil.example' })).toBe(403);
  });
});

describe('a member of staff', () => {
  it('can subscribe to the lender’s work lists and applications', async () => {
    const borrower = await app.register();
    const { jwt } = await officer();
    const page = await openPage(address, jwt);
    expect(await page.follow({ name: 'WORK_LISTS' })).toMatchObject({ type: 'SUBSCRIBED' });
    expect(await page.follow(applicationTopic(borrower))).toMatchObject({ type: 'SUBSCRIBED' });
    await saveProfile(borrower);
    await page.received('EVENT', 2);
    page.close();
  });

  it('of a partner can’t subscribe to an application at another desk', async () => {
    const borrower = await app.register();
    const { jwt } = await officer('TITLE_AGENT');
    const page = await openPage(address, jwt);
    expect(await page.follow(applicationTopic(borrower))).toMatchObject({ type: 'REFUSED' });
    expect(await page.follow({ name: 'WORK_LISTS' })).toMatchObject({ type: 'REFUSED' });
    page.close();
  });

  it('is disconnected immediately when they leave', async () => {
    const { member, jwt } = await officer();
    const page = await openPage(address, jwt);
    await page.follow({ name: 'WORK_LISTS' });
    await changeStaff(app.context, member, removal);
    expect(await page.closed).toBe(CLOSE_CODES.SESSION_ENDED);
  });
});
