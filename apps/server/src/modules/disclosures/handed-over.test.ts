// Proves DS-30, DS-31.

import { randomUUID } from 'node:crypto';
import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadFacts } from '../../facts/load.ts';
import { PASSWORD, REGISTRATION, type TestApp, testApp } from '../../testing/app.ts';
import { createStaffMember } from '../../testing/persona-driver.ts';
import { addOriginator } from '../accounts/originators.ts';
import { sendOutbox } from '../notifications/outbox.ts';

const { password: _, ...ANSWERS } = REGISTRATION;

let app: TestApp;
let processor: string;
let originator: string;
const sent: { to: string; text: string }[] = [];
beforeAll(async () => {
  app = await testApp();
  app.context.vendors.messaging.email.ask = async (message) => {
    sent.push(message);
    return { ok: true, answer: {} } as never;
  };
  processor = await createStaffMember(app as never, ['OPERATIONS']);
  const email = `${randomUUID()}@broker.example.com`;
  await addOriginator(app.context, {
    ...{ organisation: 'homeline', email, password: PASSWORD, name: 'Olive Originator', nmls: '445566' },
    ...{ phone: '(555) 555-0177', brokerName: 'Main Street Mortgage', states: ['OH', 'WA'] },
  });
  const { body } = await app.call('logIn', { body: { email, password: PASSWORD } });
  originator = (body as { jwt: string }).jwt;
});
afterAll(() => app.stop());

type Client = { readonly uuid: string; readonly token: string };

async function handOver(): Promise<Client> {
  const email = `${randomUUID()}@example.com`;
  const params = { client: randomUUID() };
  const as = () => ({ params, jwt: originator, headers: { 'idempotency-key': randomUUID() } });
  await app.call('saveClient', { ...as(), body: { ...ANSWERS, email } });
  await app.call('handOverClient', { ...as(), body: { agreed: true } });
  const { application_id: uuid } = await app.context.db
    .selectFrom('originator_client')
    .select('application_id')
    .where('uuid', '=', params.client)
    .executeTakeFirstOrThrow();
  await sendOutbox(app.context);
  const token = sent.flatMap(({ to, text }) =>
    to === email ? (/\/client\S*#([\w-]+)/.exec(text)?.[1] ?? []) : [],
  );
  return { uuid: uuid ?? '', token: token[0] ?? '' };
}

async function dueOn({ uuid }: Pick<Client, 'uuid'>): Promise<string | undefined> {
  const { body } = await app.call('getLoanFile', { params: { uuid }, jwt: processor });
  return (body as LoanFile).noticeDueOn;
}

const delivery = async ({ uuid }: Client) =>
  (await loadFacts(app.context.db, { organisation: 'homeline', applicationId: uuid })).disclosuresDelivery;

const recordMailing = ({ uuid }: Pick<Client, 'uuid'>) =>
  app.call('recordMailedDisclosures', {
    params: { uuid },
    jwt: processor,
    headers: { 'idempotency-key': randomUUID() },
    body: { reason: 'March 4, to 1 Test Street' },
  });

describe('the important terms and the brochure of a client whom an originator handed over', () => {
  it('are due within three business days, and staff see the day in the file', async () => {
    const client = await handOver();
    expect(await dueOn(client)).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(await delivery(client)).toBeUndefined();
  });

  it('are delivered with the emailed page, which links to them', async () => {
    const client = await handOver();
    await app.call('openClientInvitation', { body: { token: client.token } });
    expect(await delivery(client)).toMatchObject({ how: 'ON_OUR_PAGE' });
    expect(await dueOn(client)).toBeUndefined();
    expect(await recordMailing(client)).toMatchObject({ status: 409 });
  });

  it('are delivered by mail once staff say so', async () => {
    const client = await handOver();
    expect(await recordMailing(client)).toMatchObject({ status: 200 });
    expect(await delivery(client)).toMatchObject({ how: 'MAIL', reason: 'March 4, to 1 Test Street' });
    expect(await dueOn(client)).toBeUndefined();
    expect(await recordMailing(client)).toMatchObject({ status: 409 });
  });
});

it('nothing is due to somebody who applied on our pages', async () => {
  const applicant = await app.register();
  expect(await dueOn(applicant)).toBeUndefined();
  expect(await recordMailing(applicant)).toMatchObject({ status: 409 });
});
