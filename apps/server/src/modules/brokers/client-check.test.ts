// Proves RO-11.

import { randomUUID } from 'node:crypto';
import type { ClientCheck, ClientInvitation } from '@homeline/contract/brokers/client-check.ts';
import type { CallName } from '@homeline/contract/calls.ts';
import type { ShownTerms } from '@homeline/contract/loan-files/get-shown-terms.ts';
import { ELECTRONIC_RECORDS_VERSION } from '@homeline/documents/summary/electronic-records.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadFacts } from '../../facts/load.ts';
import { type Given, PASSWORD } from '../../testing/app.ts';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { type AppWithProviders, workingApp } from '../../testing/journey.ts';
import { registrationOf } from '../../testing/persona-calls.ts';
import { createStaffMember } from '../../testing/persona-driver.ts';
import { addOriginator, removeOriginator } from '../accounts/originators.ts';
import { sendOutbox } from '../notifications/outbox.ts';

const PATIENCE_MS = 60_000;
const T01 = builtInPersona('t01');
const CONSENTS = {
  checkConsent: { agreed: true, textVersion: 'client-check-2026-11' },
  esignConsent: { agreed: true, textVersion: ELECTRONIC_RECORDS_VERSION },
};

let app: AppWithProviders;
beforeAll(async () => {
  app = await workingApp();
  await app.providers.moveClock('2026-03-10T17:00:00.000Z');
}, PATIENCE_MS);
afterAll(() => app.stop());

type Originator = {
  readonly email: string;
  readonly call: (name: CallName, given?: Given) => ReturnType<AppWithProviders['call']>;
};

async function originator(): Promise<Originator> {
  const email = `${randomUUID()}@broker.example.com`;
  await addOriginator(app.context, {
    ...{ organisation: 'homeline', email, password: PASSWORD, name: 'Olive Originator' },
    ...{ phone: '(555) 555-0177', nmls: '445566', brokerName: 'Main Street Mortgage', states: ['OH'] },
  });
  const { jwt } = (await app.call('logIn', { body: { email, password: PASSWORD } })).body as { jwt: string };
  const call: Originator['call'] = (name, given = {}) =>
    app.call(name, { ...given, jwt, headers: { 'idempotency-key': randomUUID() } });
  return { email, call };
}

type HandedOver = { readonly client: string; readonly email: string; readonly token: string };

/** An originator hands T01 over, who gets the emailed link. */
async function handOver(olive: Originator, to = `avery-${randomUUID()}@example.com`): Promise<HandedOver> {
  const client = randomUUID();
  const { password: _, ownership: __, ...form } = registrationOf(T01) as Record<string, unknown>;
  const saved = await olive.call('saveClient', { params: { client }, body: { ...form, email: to } });
  expect(saved).toMatchObject({ status: 200 });
  await olive.call('handOverClient', { params: { client }, body: { agreed: true } });
  const letters = await lettersTo(to);
  const token = letters.map(({ text }) => /\/client\S*#([\w-]+)/.exec(text)?.[1]).find(Boolean);
  if (!token) throw new Error('The client got no link');
  return { client, email: to, token };
}

async function lettersTo(email: string): Promise<{ subject: string; text: string }[]> {
  await sendOutbox(app.context);
  const messages = await (await fetch(`${app.providers.url}/control/messages?to=${email}`)).json();
  return messages as { subject: string; text: string }[];
}

async function applicationOf(client: string): Promise<string> {
  const row = await app.context.db
    .selectFrom('originator_client')
    .select('application_id')
    .where('uuid', '=', client)
    .executeTakeFirstOrThrow();
  return row.application_id ?? '';
}

const factsOf = async (client: string) =>
  loadFacts(app.context.db, { organisation: 'homeline', applicationId: await applicationOf(client) });
const open = (token: string) => app.call('openClientInvitation', { body: { token } });
const allow = (token: string) => app.call('allowClientCheck', { body: { token, ...CONSENTS } });
const checkOf = async ({ call }: Originator, client: string) =>
  (await call('getClientCheck', { params: { client } })).body as ClientCheck;

const pick = (from: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, from[name]]));

async function untilDone(olive: Originator, client: string): Promise<ClientCheck> {
  await vi.waitUntil(async () => (await checkOf(olive, client)).offers !== undefined, {
    timeout: PATIENCE_MS,
    interval: 50,
  });
  return checkOf(olive, client);
}

describe('the soft credit check of an originator’s client', () => {
  it(
    'runs once after the client consents in their own browser, and shows the originator only the range of offers',
    async () => {
      const olive = await originator();
      const { client, email, token } = await handOver(olive);
      expect(await checkOf(olive, client)).toEqual({ name: 'Avery Happy', state: 'NOT_ALLOWED' });
      expect((await open(token)).body as ClientInvitation).toEqual({
        ...{ firstName: 'Avery', originatorName: 'Olive Originator', brokerName: 'Main Street Mortgage' },
        originatorNmls: '445566',
        ...{ consent: 'OPEN', mayChoosePassword: true, answers: expect.any(Object) },
      });
      const answers = await Promise.all([allow(token), allow(token)]);
      for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { consent: 'GIVEN' } });

      const seen = await untilDone(olive, client);
      expect(seen).toEqual({
        name: 'Avery Happy',
        state: 'DONE',
        offers: {
          smallestLineCents: 1_500_000,
          largestLineCents: expect.any(Number),
          lowestAprPct: expect.any(Number),
          highestAprPct: expect.any(Number),
          isEstimate: true,
        },
      });
      const application = await applicationOf(client);
      const pulls = (await app.providers.requests()).filter(
        ({ fileNumber, call, acted }) => fileNumber === application && call === 'soft-pulls' && acted,
      );
      expect(pulls).toHaveLength(1);
      const { originatorConsent, softCreditConsent, esignConsent } = await factsOf(client);
      expect(originatorConsent).toMatchObject({
        ...{ textVersion: 'client-check-2026-11', ip: expect.any(String), at: expect.any(String) },
      });
      expect([softCreditConsent?.textVersion, esignConsent?.textVersion]).toEqual([
        'client-check-2026-11',
        ELECTRONIC_RECORDS_VERSION,
      ]);

      // The same link then chooses the first password, and opens nothing after it.
      const body = { token, password: PASSWORD };
      expect(await app.call('resetPassword', { body })).toMatchObject({ status: 204 });
      expect((await open(token)).body).toMatchObject({ code: 'LINK_UNUSABLE' });
      const { jwt } = (await app.call('logIn', { body: { email, password: PASSWORD } })).body as {
        jwt: string;
      };
      const status = await app.call('getStatus', { params: { uuid: application }, jwt });
      expect(status).toMatchObject({ body: { step: 'LIEN_VERIFICATION' } });
    },
    PATIENCE_MS,
  );

  it(
    'is recorded in the terms ledger as shown to the originator, once per range',
    async () => {
      const olive = await originator();
      const { client, token } = await handOver(olive);
      await allow(token);
      await untilDone(olive, client);
      const auditor = await createStaffMember(app, ['COMPLIANCE_OFFICER']);
      const params = { uuid: await applicationOf(client) };
      const shown = (await app.call('getShownTerms', { params, jwt: auditor })).body as ShownTerms[];
      expect(shown.filter(({ to }) => to === 'Loan originator')).toHaveLength(1);
    },
    PATIENCE_MS,
  );

  it(
    'shows the originator nothing when the client continues alone',
    async () => {
      const olive = await originator();
      const { client, email, token } = await handOver(olive);
      await app.call('resetPassword', { body: { token, password: PASSWORD } });
      const { jwt } = (await app.call('logIn', { body: { email, password: PASSWORD } })).body as {
        jwt: string;
      };
      const application = await applicationOf(client);
      const body = {
        ...{ firstName: 'Avery', lastName: 'Happy', dob: T01.dob },
        softCreditConsent: { agreed: true, textVersion: '2026-01' },
        esignConsent: CONSENTS.esignConsent,
      };
      const given = { params: { uuid: application }, jwt, version: 1_000_000, body };
      expect(await app.call('saveProfile', given)).toMatchObject({ status: 200 });
      await vi.waitUntil(async () => (await factsOf(client)).softCredit.length > 0, { timeout: PATIENCE_MS });
      expect(await checkOf(olive, client)).toEqual({ name: 'Avery Happy', state: 'NOT_ALLOWED' });
    },
    PATIENCE_MS,
  );

  it(
    'is requested with all answers that the originator typed, which the link no longer shows once the client consents',
    async () => {
      const { email, token } = await handOver(await originator());
      const { answers } = (await open(token)).body as ClientInvitation;
      const typed = registrationOf(T01) as Record<string, unknown>;
      expect(answers).toMatchObject({
        profile: pick(typed, ['firstName', 'lastName', 'dob']),
        contact: { email, ...pick(typed, ['phone']) },
        property: pick(typed, ['street1', 'city', 'state', 'zip', 'occupancy', 'listedForSale']),
        statedIncome: pick(typed, ['employmentType', 'monthlyGrossCents']),
      });
      expect(Object.keys(answers ?? {}).toSorted()).toEqual([
        ...['contact', 'profile', 'property', 'statedIncome'],
      ]);
      expect((await allow(token)).body).not.toHaveProperty('answers');
      expect((await open(token)).body).not.toHaveProperty('answers');
    },
    PATIENCE_MS,
  );

  it.each(['loan_originator', 'staff'] as const)(
    'can’t be allowed by somebody who is in %s of the lender',
    async (table) => {
      const olive = await originator();
      const email = `insider-${randomUUID()}@example.com`;
      await app.register({ email });
      const { client, token } = await handOver(olive, email);
      const identity = (await app.context.identities.find('homeline', email)) ?? '';
      const { db } = app.context;
      await (table === 'staff'
        ? db.insertInto('staff').values({ organisation: 'homeline', identity, permissions: ['UNDERWRITER'] })
        : db
            .updateTable('loan_originator')
            .set({ identity } as never)
            .where('email', '=', olive.email)
      ).execute();
      for (const answer of [await open(token), await allow(token)])
        expect(answer.body).toMatchObject({ code: 'LINK_UNUSABLE' });
      expect((await factsOf(client)).softCreditConsent).toBeUndefined();
    },
    PATIENCE_MS,
  );

  it(
    'is never visible to another originator',
    async () => {
      const [olive, oscar] = [await originator(), await originator()];
      const { client, token } = await handOver(olive);
      await allow(token);
      expect(await oscar.call('getClientCheck', { params: { client } })).toMatchObject({ status: 404 });
    },
    PATIENCE_MS,
  );

  it(
    'is requested by a link that works once, and changes no password of a client with an account',
    async () => {
      const olive = await originator();
      const email = `known-${randomUUID()}@example.com`;
      await app.register({ email });
      const { client, token } = await handOver(olive, email);
      expect((await open(token)).body).toMatchObject({ consent: 'OPEN', mayChoosePassword: false });
      const stolen = { body: { token, password: 'another person’s password' } };
      expect((await app.call('resetPassword', stolen)).body).toMatchObject({ code: 'LINK_UNUSABLE' });
      expect((await allow(token)).body).toMatchObject({ consent: 'GIVEN' });
      expect((await allow(token)).body).toMatchObject({ code: 'LINK_UNUSABLE' });
      expect(await checkOf(olive, client)).toMatchObject({ name: 'Avery Happy' });
    },
    PATIENCE_MS,
  );

  it(
    'removes a stranger’s password when the link first proves the mailbox',
    async () => {
      const email = `known-${randomUUID()}@example.com`;
      const { jwt } = await app.register({ email });
      const { token } = await handOver(await originator(), email);
      expect((await allow(token)).body).toMatchObject({ consent: 'GIVEN' });
      expect(await app.call('logIn', { body: { email, password: PASSWORD } })).toMatchObject({ status: 401 });
      expect(await app.call('getProfile', { jwt })).toMatchObject({ status: 401 });
      expect((await lettersTo(email)).map(({ subject }) => subject)).toContain('Choose a new password');
    },
    PATIENCE_MS,
  );

  it(
    'can’t be allowed for an originator who has left, with a made-up link, or without agreeing',
    async () => {
      const olive = await originator();
      const { client, token } = await handOver(olive);
      const unread = { ...CONSENTS, checkConsent: { agreed: false, textVersion: 'client-check-2026-11' } };
      expect(await app.call('allowClientCheck', { body: { token, ...unread } })).toMatchObject({
        status: 400,
      });
      const outdated = { ...CONSENTS, esignConsent: { agreed: true, textVersion: '2026-01-05' } };
      expect(await app.call('allowClientCheck', { body: { token, ...outdated } })).toMatchObject({
        status: 409,
        body: { code: 'CONSENT_OUTDATED' },
      });
      expect((await allow('made-up')).body).toMatchObject({ code: 'LINK_UNUSABLE' });
      await removeOriginator(app.context, { organisation: 'homeline', email: olive.email });
      expect((await allow(token)).body).toMatchObject({ consent: 'CLOSED', originatorName: '' });
      expect((await factsOf(client)).softCreditConsent).toBeUndefined();
    },
    PATIENCE_MS,
  );
});

it(
  'a hand-over sends a new client one email, and consenting requires no other password',
  async () => {
    const { email, token } = await handOver(await originator());
    await allow(token);
    const letters = await lettersTo(email);
    expect(letters.map(({ subject }) => subject)).toEqual(['Your application is ready for you']);
    expect(letters[0]?.text).toContain(
      'of Main Street Mortgage (NMLS #445566) started an application for a home equity line of credit for Avery Happy.',
    );
  },
  PATIENCE_MS,
);
