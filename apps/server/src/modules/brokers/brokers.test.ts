// Proves CA-07, EN-01, RO-11, LW-08.

import { randomUUID } from 'node:crypto';
import type { ClientSummary } from '@homeline/contract/brokers/clients.ts';
import type { CallName } from '@homeline/contract/calls.ts';
import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadFacts } from '../../facts/load.ts';
import { type Given, PASSWORD, REGISTRATION, type TestApp, testApp } from '../../testing/app.ts';
import { addOriginator, removeOriginator } from '../accounts/originators.ts';
import { addStaff } from '../accounts/staff.ts';
import { currentSubject } from '../documents/write-documents.ts';
import { sendOutbox } from '../notifications/outbox.ts';

const PHOTO = Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Buffer.from('a photo')]);
const { password: _, ...ANSWERS } = REGISTRATION;

let app: TestApp;
const sent: { to: string; text: string }[] = [];
beforeAll(async () => {
  app = await testApp();
  const { email } = app.context.vendors.messaging;
  email.ask = async (message) => {
    sent.push(message);
    return { ok: true, answer: {} } as never;
  };
});
afterAll(() => app.stop());

type Originator = {
  readonly uuid: string;
  readonly email: string;
  call: (name: CallName, given?: Given) => ReturnType<TestApp['call']>;
};

async function originator(states = ['OH', 'WA'], organisation = 'homeline'): Promise<Originator> {
  const email = `${randomUUID()}@broker.example.com`;
  const uuid = await addOriginator(app.context, {
    ...{ organisation, email, password: PASSWORD, name: 'Olive Originator', phone: '(555) 555-0177' },
    ...{ nmls: '445566', brokerName: 'Main Street Mortgage', states, avatar: PHOTO },
  });
  const headers = { 'x-org': organisation };
  const { body } = await app.call('logIn', { body: { email, password: PASSWORD }, headers });
  const { jwt } = body as { jwt: string };
  return {
    uuid: uuid ?? '',
    email,
    call: (name, given = {}) =>
      app.call(name, {
        ...given,
        jwt,
        headers: { ...headers, 'idempotency-key': randomUUID(), ...given.headers },
      }),
  };
}

const formFor = (email: string, more: object = {}) => ({ ...ANSWERS, email, ...more });
const clientsOf = async ({ call }: Originator) =>
  ((await call('listClients')).body as { clients: ClientSummary[] }).clients;

describe('a loan originator', () => {
  it('is shown to the borrowers they refer, with a photo from our own origin', async () => {
    const { uuid, email } = await originator();
    const params = { loanOriginatorUuid: uuid };
    const answer = await app.call('getLoanOriginator', { params });
    expect(answer.body).toEqual({
      userInfo: { uuid, email },
      originatorDisplayInfo: {
        ...{ originatorName: 'Olive Originator', brokerName: 'Main Street Mortgage' },
        ...{ email, phoneNumber: '(555) 555-0177', nmls: '445566' },
        avatarUri: `/service-lead-portal/api/lo/${uuid}/avatar`,
      },
    });
    expect(await app.call('getLoanOriginatorAvatar', { params })).toMatchObject({ status: 200 });
    const elsewhere = { params, headers: { 'x-org': 'harborview' } };
    expect(await app.call('getLoanOriginator', elsewhere)).toMatchObject({ status: 404 });
    await removeOriginator(app.context, { organisation: 'homeline', email });
    expect(await app.call('getLoanOriginator', { params })).toMatchObject({ status: 404 });
  });

  it('is the only one with the broker flag', async () => {
    const olive = await originator();
    expect((await olive.call('getProfile')).body).toMatchObject({ isBroker: true });
    const { jwt } = await app.register();
    expect((await app.call('getProfile', { jwt })).body).toMatchObject({ isBroker: false });
    expect(await app.call('listClients', { jwt })).toMatchObject({ status: 404 });
  });

  it('loses every right immediately on leaving', async () => {
    const olive = await originator();
    const client = randomUUID();
    await olive.call('saveClient', { params: { client }, body: formFor('left@example.com') });
    await removeOriginator(app.context, { organisation: 'homeline', email: olive.email });
    expect((await olive.call('listClients')).status).toBeGreaterThanOrEqual(401);
    const rows = app.context.db.selectFrom('originator_client').select('uuid').where('uuid', '=', client);
    expect(await rows.execute()).toEqual([]);
  });
});

describe('a referral link', () => {
  const register = async (referrerUuid: string) => {
    const email = `${randomUUID()}@example.com`;
    const answer = await app.call('register', { body: { ...REGISTRATION, email, referrerUuid } });
    const { jwt, applicationUuid: uuid } = answer.body as { jwt: string; applicationUuid: string };
    const { body } = await app.call('getAnswers', { params: { uuid }, jwt });
    return { uuid, referrer: (body as { origin: { referrerUuid?: string } }).origin.referrerUuid };
  };

  it('links its originator to the application, and lists it to them without answers', async () => {
    const olive = await originator();
    const { uuid, referrer } = await register(olive.uuid);
    expect(referrer).toBe(olive.uuid);
    const [client] = await clientsOf(olive);
    expect(client).toEqual({
      ...{ uuid, name: `${REGISTRATION.firstName} ${REGISTRATION.lastName}`, kind: 'REFERRED' },
      ...{ since: expect.any(String), stage: 'INITIAL', owner: 'BORROWER' },
    });
    expect(await clientsOf(await originator())).toEqual([]);
    const key = { organisation: 'homeline', applicationId: uuid };
    const namesOlive = {
      originator: { name: 'Olive Originator', nmls: '445566', broker: 'Main Street Mortgage' },
    };
    const subject = async () =>
      currentSubject(app.context, key, await loadFacts(app.context.db, key), civilDate('2026-03-02'));
    expect(await subject()).toMatchObject(namesOlive);
    await removeOriginator(app.context, { organisation: 'homeline', email: olive.email });
    expect(await subject()).toMatchObject(namesOlive);
  });

  it.each([
    ['somebody who isn’t licensed where the home is', async () => (await originator(['TX'])).uuid],
    ['nobody', async () => randomUUID()],
    ['an originator of another lender', async () => (await originator(['OH'], 'harborview')).uuid],
  ])('of %s is dropped, and the person applies without them', async (__, linkOf) => {
    expect((await register(await linkOf())).referrer).toBeUndefined();
  });
});

describe('a client', () => {
  it('is prepared by their originator, handed over once, and then belongs to the client alone', async () => {
    const olive = await originator();
    const client = randomUUID();
    const email = `client-${client}@example.com`;
    const saved = await olive.call('saveClient', { params: { client }, body: formFor(email) });
    expect(saved).toMatchObject({ status: 200, body: { kind: 'DRAFT' } });
    expect((await olive.call('getClient', { params: { client } })).body).toMatchObject({ email });
    const stored = await app.context.db
      .selectFrom('originator_client')
      .select('form')
      .where('uuid', '=', client)
      .executeTakeFirstOrThrow();
    expect(stored.form).toMatch(/^sealed:/);

    const given = { params: { client }, body: { agreed: true } };
    const [first, second] = await Promise.all([
      olive.call('handOverClient', given),
      olive.call('handOverClient', given),
    ]);
    expect([first.status, second.status].toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect(await olive.call('getClient', { params: { client } })).toMatchObject({ status: 404 });
    expect(
      await olive.call('saveClient', { params: { client }, body: formFor('other@example.com') }),
    ).toMatchObject({ status: 404 });
    expect(await olive.call('deleteClient', { params: { client } })).toMatchObject({ status: 404 });
    expect(await clientsOf(olive)).toMatchObject([{ uuid: client, kind: 'HANDED_OVER', owner: 'BORROWER' }]);

    await sendOutbox(app.context);
    const token = sent.flatMap(({ to, text }) =>
      to === email ? (/\/client\S*#([\w-]+)/.exec(text)?.[1] ?? []) : [],
    );
    expect(token).toHaveLength(1);
    const body = { token: token[0], password: PASSWORD };
    expect(await app.call('resetPassword', { body })).toMatchObject({ status: 204 });
    expect((await app.call('resetPassword', { body })).body).toMatchObject({ code: 'LINK_UNUSABLE' });
    const { jwt } = (await app.call('logIn', { body: { email, password: PASSWORD } })).body as {
      jwt: string;
    };
    const [application] = (await app.call('listApplications', { jwt })).body as { uuid: string }[];
    const uuid = application?.uuid ?? '';
    expect((await app.call('getStatus', { params: { uuid }, jwt })).body).toMatchObject({
      step: 'IN_PROGRESS',
    });
    for (const call of ['getStatus', 'getAnswers', 'getApplication'] as const)
      expect(await olive.call(call, { params: { uuid } })).toMatchObject({ status: 404 });
  });

  it('with an account keeps it, unknown to the originator', async () => {
    const olive = await originator();
    const { jwt } = await app.register({ email: 'known.client@example.com' });
    const client = randomUUID();
    await olive.call('saveClient', { params: { client }, body: formFor('known.client@example.com') });
    const handed = await olive.call('handOverClient', { params: { client }, body: { agreed: true } });
    expect(handed).toMatchObject({ status: 200, body: { kind: 'HANDED_OVER', stage: 'INITIAL' } });
    expect((await app.call('listApplications', { jwt })).body).toHaveLength(2);
  });

  it('of one originator is hidden from another', async () => {
    const [olive, oscar] = [await originator(), await originator()];
    const client = randomUUID();
    await olive.call('saveClient', { params: { client }, body: formFor('private@example.com') });
    const attempts: [CallName, Given][] = [
      ['getClient', {}],
      ['saveClient', { body: formFor('stolen@example.com') }],
      ['deleteClient', {}],
      ['handOverClient', { body: { agreed: true } }],
    ];
    for (const [call, given] of attempts)
      expect(await oscar.call(call, { ...given, params: { client } })).toMatchObject({ status: 404 });
    expect(await clientsOf(oscar)).toEqual([]);
    expect((await olive.call('getClient', { params: { client } })).body).toMatchObject({
      email: 'private@example.com',
    });
  });

  it('needs an email address that isn’t an originator’s or staff’s', async () => {
    const [olive, oscar] = [await originator(), await originator()];
    const staff = `${randomUUID()}@lender.example.com`;
    const later = `${randomUUID()}@broker.example.com`;
    const person = { organisation: 'homeline', password: PASSWORD, name: 'Sam Staff' };
    await addStaff(app.context, { ...person, email: staff, roles: ['UNDERWRITER'] });
    const message = 'Must be the client’s own address, not yours or a colleague’s';
    const refused = { status: 400, body: { code: 'INVALID_INPUT', fields: { email: message } } };
    const params = { client: randomUUID() };
    for (const email of [olive.email, olive.email.toUpperCase(), oscar.email, staff])
      expect(await olive.call('saveClient', { params, body: formFor(email) })).toMatchObject(refused);

    expect(await olive.call('saveClient', { params, body: formFor(later) })).toMatchObject({ status: 200 });
    await addStaff(app.context, { ...person, email: later, roles: ['UNDERWRITER'] });
    expect(await olive.call('handOverClient', { params, body: { agreed: true } })).toMatchObject(refused);
    expect(await clientsOf(olive)).toMatchObject([{ kind: 'DRAFT' }]);
  });

  it('is refused where the originator or the lender isn’t licensed, or under age', async () => {
    const olive = await originator(['WA']);
    const save = (more: object) =>
      olive.call('saveClient', { params: { client: randomUUID() }, body: formFor('x@example.com', more) });
    expect((await save({})).body).toMatchObject({
      code: 'STATE_NOT_LICENSED',
      fields: { state: 'You aren’t licensed in Ohio. Ask a colleague who is.' },
    });
    expect((await save({ dob: '2020-01-01' })).body).toMatchObject({ code: 'UNDER_AGE' });
  });
});
