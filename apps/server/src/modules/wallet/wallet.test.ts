// Proves CA-05, CA-06, CA-42, EN-08, EN-10, EN-16.

import { randomUUID } from 'node:crypto';
import type { Notifications } from '@homeline/contract/notifications/notifications.ts';
import type { LinkedWallet } from '@homeline/contract/wallet/accounts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REGISTRATION, type TestApp, testApp } from '../../testing/app.ts';
import { createStaffMember } from '../../testing/persona-driver.ts';
import { walletEncryptionContext } from './wallets.ts';

const ADDRESS = 'tp16lwu3hzr34qdcx6jyz7zrec48ywle5h0v6zy6u';
const GROUP_POLICY = 'tp1ax4wampxsh0h82uw8ctpzys6f4px4u6srktulgyjuz6swuhlepdspduqzw';
const OTHER_ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

let people = 0;
/** Registers a person. @returns their token, identity and email address */
async function newPerson({ isConfirmed = true } = {}) {
  people += 1;
  const email = `wallet${people}@example.com`;
  const { jwt, uuid } = await app.register({ email });
  const { owner } = await app.context.db
    .selectFrom('application')
    .select('owner')
    .where('id', '=', uuid)
    .executeTakeFirstOrThrow();
  if (isConfirmed)
    await app.context.db.transaction().execute((trx) => app.context.identities.markEmailVerified(trx, owner));
  return { jwt, uuid, email, identity: owner };
}

const link = (jwt: string | undefined, body: object = { name: 'Savings', address: ADDRESS }) =>
  app.call('linkWallet', { jwt, body, headers: { 'idempotency-key': randomUUID() } });
const listed = async (jwt: string) => (await app.call('listWallets', { jwt })).body as LinkedWallet[];
const accessTo = (jwt: string, principal?: string) =>
  app.call('getWalletAccess', { jwt, query: principal === undefined ? {} : { principal } });
const authorize = (jwt: string, id: string, email: string) =>
  app.call('authorizeViewer', { jwt, params: { id }, body: { email } });
const fieldsOf = ({ body }: { body: unknown }) => (body as { fields?: object }).fields;

async function linked(jwt: string): Promise<string> {
  const { status, body } = await link(jwt);
  expect(status).toBe(201);
  return (body as { uuid: string }).uuid;
}

describe('a person’s wallet accounts', () => {
  it('are linked by address, listed for them alone, and stored encrypted', async () => {
    const owner = await newPerson();
    const stranger = await newPerson();
    expect((await accessTo(owner.jwt)).status).toBe(404);
    const uuid = await linked(owner.jwt);
    const account = { name: 'Savings', address: ADDRESS };
    expect(await listed(owner.jwt)).toEqual([
      { uuid, principal: owner.identity, account, authorizedWallets: [] },
    ]);
    expect((await accessTo(owner.jwt)).body).toEqual({
      account,
      authorizedWallet: { authorizationType: 'OWNER' },
    });
    expect((await accessTo(owner.jwt, owner.identity)).status).toBe(200);
    expect(await listed(stranger.jwt)).toEqual([]);
    expect((await accessTo(stranger.jwt, owner.identity)).status).toBe(404);
    const row = await app.context.db
      .selectFrom('wallet_account')
      .selectAll()
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toMatch(/Savings|tp16lwu3/);
  });

  it('need a name and a bech32 address with a correct checksum', async () => {
    const { jwt } = await newPerson();
    expect(fieldsOf(await link(jwt, {}))).toEqual({ name: 'Required', address: 'Required' });
    const mistyped = ADDRESS.replace('6u', '6s');
    expect(fieldsOf(await link(jwt, { name: 'x'.repeat(61), address: mistyped }))).toEqual({
      name: 'Cannot be more than 60 characters',
      address: 'Must be a wallet address, copied whole from your wallet',
    });
    expect(await listed(jwt)).toEqual([]);
  });

  it('are linked once for each address, and ten at most', async () => {
    const { jwt } = await newPerson();
    await linked(jwt);
    const again = await link(jwt, { name: 'Again', address: ADDRESS.toUpperCase() });
    expect(fieldsOf(again)).toEqual({ address: 'You’ve linked this wallet already' });
    const { db, sealing, clock } = app.context;
    const [{ identity, organisation } = { identity: '', organisation: '' }] = await db
      .selectFrom('wallet_account')
      .select(['identity', 'organisation'])
      .orderBy('linked_at', 'desc')
      .limit(1)
      .execute();
    for (let count = 1; count < 10; count++) {
      const uuid = randomUUID();
      const content = JSON.stringify({ name: `Wallet ${count}`, address: `${count}` });
      await db
        .insertInto('wallet_account')
        .values({
          organisation,
          uuid,
          identity,
          linked_at: clock.now(),
          content: sealing.seal(content, walletEncryptionContext(uuid)),
        })
        .execute();
    }
    const eleventh = await link(jwt, { name: 'One more', address: OTHER_ADDRESS });
    expect(fieldsOf(eleventh)).toEqual({ address: expect.stringContaining('Remove one first') });
  });

  it('can be removed only by their owner, for everybody', async () => {
    const owner = await newPerson();
    const viewer = await newPerson();
    const id = await linked(owner.jwt);
    await authorize(owner.jwt, id, viewer.email);
    const remove = (jwt: string) => app.call('removeWallet', { jwt, params: { id } });
    expect((await remove(viewer.jwt)).status).toBe(404);
    expect((await remove(owner.jwt)).status).toBe(204);
    expect((await remove(owner.jwt)).status).toBe(404);
    expect([await listed(owner.jwt), await listed(viewer.jwt)]).toEqual([[], []]);
    const left = await app.context.db
      .selectFrom('wallet_authorization')
      .select('uuid')
      .where('wallet', '=', id)
      .execute();
    expect(left).toEqual([]);
  });

  it('can be linked only at a lender with lines for owners of digital assets', async () => {
    const elsewhere = { 'x-org': 'harborview' };
    const body = { ...REGISTRATION, email: 'member@example.com', isCrypto: true };
    const { jwt, applicationUuid } = (await app.call('register', { body, headers: elsewhere })).body as {
      jwt: string;
      applicationUuid: string;
    };
    const answer = await app.call('linkWallet', {
      ...{ jwt, body: { name: 'Savings', address: ADDRESS } },
      headers: { ...elsewhere, 'idempotency-key': randomUUID() },
    });
    expect(answer.status).toBe(404);
    const application = await app.call('getApplication', {
      ...{ jwt, params: { uuid: applicationUuid }, headers: elsewhere },
    });
    expect(application.body).toMatchObject({ isCrypto: false });
  });
});

describe('a shared wallet account', () => {
  it('is visible to the person who confirmed that email address, until unshared', async () => {
    const owner = await newPerson();
    const viewer = await newPerson();
    const id = await linked(owner.jwt);
    expect((await authorize(owner.jwt, id, viewer.email.toUpperCase())).status).toBe(204);
    expect((await authorize(owner.jwt, id, viewer.email)).status).toBe(204);
    const [own] = await listed(owner.jwt);
    expect(own?.authorizedWallets).toEqual([
      { uuid: expect.any(String), authorizationType: 'VIEWER', email: viewer.email },
    ]);
    expect(await listed(viewer.jwt)).toEqual([{ ...own }]);
    expect((await accessTo(viewer.jwt, owner.identity)).body).toEqual({
      account: own?.account,
      authorizedWallet: { authorizationType: 'VIEWER' },
    });
    // A viewer sees it, and no more.
    expect((await authorize(viewer.jwt, id, 'third@example.com')).status).toBe(404);
    const params = { id, authorization: own?.authorizedWallets[0]?.uuid ?? '' };
    expect((await app.call('withdrawViewer', { jwt: viewer.jwt, params })).status).toBe(404);
    expect((await app.call('withdrawViewer', { jwt: owner.jwt, params })).status).toBe(204);
    expect((await app.call('withdrawViewer', { jwt: owner.jwt, params })).status).toBe(404);
    expect((await accessTo(viewer.jwt, owner.identity)).status).toBe(404);
  });

  it('is hidden from an account with an unconfirmed email address', async () => {
    const owner = await newPerson();
    const impostor = await newPerson({ isConfirmed: false });
    const id = await linked(owner.jwt);
    await authorize(owner.jwt, id, impostor.email);
    expect(await listed(impostor.jwt)).toEqual([]);
    expect((await accessTo(impostor.jwt, owner.identity)).status).toBe(404);
  });

  it('doesn’t reveal whether the email address has an account, and can’t be shared with its owner', async () => {
    const owner = await newPerson();
    const id = await linked(owner.jwt);
    expect((await authorize(owner.jwt, id, 'nobody@example.com')).status).toBe(204);
    expect(fieldsOf(await authorize(owner.jwt, id, owner.email))).toEqual({
      email: 'Must be somebody else’s email address',
    });
    expect(fieldsOf(await authorize(owner.jwt, id, 'nobody'))).toEqual({ email: 'Must be an email address' });
  });
});

describe('the effects of a linked wallet', () => {
  it('notifications of a crypto line carry its address, and those of another line don’t', async () => {
    const officer = await createStaffMember(app, ['OPERATIONS']);
    const addressesAfterLetter = async (isCrypto: boolean) => {
      const { jwt, uuid } = await app.register({ isCrypto });
      const headers = { 'idempotency-key': randomUUID() };
      const body = { channel: 'EMAIL', subject: 'Your documents', text: 'Please call us.' };
      await app.call('writeToBorrower', { jwt: officer, params: { uuid }, headers, body });
      await linked(jwt);
      const { notifications } = (await app.call('listNotifications', { jwt })).body as Notifications;
      return notifications.map(({ walletAddress }) => walletAddress);
    };
    expect(new Set(await addressesAfterLetter(true))).toEqual(new Set([ADDRESS]));
    expect(new Set(await addressesAfterLetter(false))).toEqual(new Set([undefined]));
  });

  it('the identity broker names the account and the group policy that controls it', async () => {
    const { jwt } = await newPerson();
    await link(jwt, { name: 'Club', address: ADDRESS, groupPolicyAddress: GROUP_POLICY });
    const identity = await app.call('getBrokerIdentity', { jwt, params: { userType: 'customer' } });
    expect(identity.body).toMatchObject({
      wallet: { accountAddress: ADDRESS, groupPolicyAddress: GROUP_POLICY },
    });
  });
});
