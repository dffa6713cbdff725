// Proves RO-13, RO-14, PR-12.

import { randomUUID } from 'node:crypto';
import type { ClientProgress } from '@homeline/contract/brokers/client-progress.ts';
import type { ClientSummary } from '@homeline/contract/brokers/clients.ts';
import type { CallName } from '@homeline/contract/calls.ts';
import { ELECTRONIC_RECORDS_VERSION } from '@homeline/documents/summary/electronic-records.ts';
import type { ConditionCategory } from '@homeline/domain/facts/conditions.facts.ts';
import type { FactWrite } from '@homeline/domain/facts/facts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadFacts } from '../../facts/load.ts';
import { type Given, PASSWORD, REGISTRATION, type TestApp } from '../../testing/app.ts';
import { pdfOf } from '../../testing/files.ts';
import { appWithIdleTasks, uploadAs } from '../../testing/person-at.ts';
import { type Person, recordFacts } from '../../testing/stages.ts';
import { addOriginator } from '../accounts/originators.ts';
import { agreeToTexts } from '../notifications/message-choices.ts';
import { sendOutbox } from '../notifications/outbox.ts';

const { password: _, ...ANSWERS } = REGISTRATION;
const NO_CLIENT = '11111111-1111-4111-8111-111111111111';

let app: TestApp;
const sent: { to: string; subject?: string; text: string; unsubscribeUrl?: string }[] = [];
beforeAll(async () => {
  app = await appWithIdleTasks();
  const { email, text } = app.context.vendors.messaging;
  for (const channel of [email, text])
    channel.ask = async (message: (typeof sent)[number]) => {
      sent.push(message);
      return { ok: true, answer: {} } as never;
    };
});
afterAll(() => app.stop());

type Originator = {
  readonly uuid: string;
  readonly call: (name: CallName, given?: Given) => ReturnType<TestApp['call']>;
};

async function originator(): Promise<Originator> {
  const email = `${randomUUID()}@broker.example.com`;
  const uuid = await addOriginator(app.context, {
    ...{ organisation: 'homeline', email, password: PASSWORD, name: 'Olive Originator' },
    ...{ phone: '(555) 555-0177', nmls: '445566', brokerName: 'Main Street Mortgage', states: ['OH'] },
  });
  const { jwt } = (await app.call('logIn', { body: { email, password: PASSWORD } })).body as { jwt: string };
  const call: Originator['call'] = (name, given = {}) =>
    app.call(name, { ...given, jwt, headers: { 'idempotency-key': randomUUID(), ...given.headers } });
  return { uuid: uuid ?? '', call };
}

/** A borrower who came by the originator's link. */
async function referred({ uuid: referrerUuid }: Originator): Promise<Person & { readonly email: string }> {
  const email = `${randomUUID()}@example.com`;
  const { body } = await app.call('register', { body: { ...REGISTRATION, email, referrerUuid } });
  const { jwt, applicationUuid: uuid } = body as { jwt: string; applicationUuid: string };
  return { jwt, uuid, email };
}

async function ask(person: Person, category: ConditionCategory, more: object = {}): Promise<string> {
  const uuid = randomUUID();
  const value = { uuid, category, requestDocuments: [], comments: '', ...more };
  await recordFacts(app, person, 'STAFF', { fact: 'conditions', value } as FactWrite);
  return uuid;
}

const progressOf = async ({ call }: Originator, client: string) =>
  (await call('getClientProgress', { params: { client } })).body as ClientProgress;
const factsOf = (uuid: string) =>
  loadFacts(app.context.db, { organisation: 'homeline', applicationId: uuid });
const lettersTo = async (address: string) => {
  await sendOutbox(app.context);
  return sent.filter(({ to }) => to === address);
};

async function sendFor(olive: Originator, person: Person, condition: string, type = 'SUPPORT') {
  const params = { client: person.uuid, condition };
  const uploaded = await olive.call('uploadClientDocument', {
    params,
    query: { type, name: 'Deed.pdf' },
    body: pdfOf(`a deed for ${condition}`),
    headers: { 'content-type': 'application/pdf' },
  });
  if (uploaded.status !== 201) return uploaded;
  const documents = [(uploaded.body as { uuid: string }).uuid];
  return olive.call('sendClientDocuments', { params, body: { documents } });
}

describe('the progress of a client', () => {
  it('shows the step in plain words and who must act, only to their originator', async () => {
    const [olive, oscar] = [await originator(), await originator()];
    const client = await referred(olive);
    expect(await progressOf(olive, client.uuid)).toMatchObject({
      ...{ kind: 'REFERRED', actor: 'The client', conditions: [], privateConditions: 0, documents: [] },
      step: 'The client checks their answers and agrees to the credit check',
      stage: 'INITIAL',
    });
    const params = { client: client.uuid, condition: await ask(client, 'PROPERTY_LEGAL_DESCRIPTION') };
    const attempts: [CallName, Given][] = [
      ['getClientProgress', {}],
      ['remindClient', { body: { channel: 'EMAIL' } }],
      ['resendClientInvitation', { body: { email: 'other@example.com' } }],
      ['sendClientDocuments', { body: { documents: [randomUUID()] } }],
      [
        'uploadClientDocument',
        {
          query: { type: 'SUPPORT', name: 'a.pdf' },
          body: pdfOf('x'),
          headers: { 'content-type': 'application/pdf' },
        },
      ],
    ];
    for (const [call, given] of attempts)
      expect(await oscar.call(call, { ...given, params }), call).toMatchObject({ status: 404 });
    expect(await olive.call('getClientProgress', { params: { client: NO_CLIENT } })).toMatchObject({
      status: 404,
    });
  });

  it('shows conditions as worded for the borrower, and counts private ones', async () => {
    const olive = await originator();
    const client = await referred(olive);
    const deed = await ask(client, 'GENERIC_DOCUMENT_REQUEST', {
      title: 'Your W-2 of 2025',
      comments: 'All pages, please.',
      notes: 'Income looks high.',
    });
    await ask(client, 'HARD_CREDIT_INQUIRY_REVIEW');
    await ask(client, 'ID_VERIFICATION_FAILURE');
    await ask(client, 'BANK_ACCOUNT_FRAUD_REVIEW');
    await ask(client, 'GENERIC_DOCUMENT_REQUEST', { requestDocuments: ['PASSPORTFRONT'] });
    const progress = await progressOf(olive, client.uuid);
    expect(progress.conditions).toMatchObject([
      { uuid: deed, title: 'Your W-2 of 2025', commentsToBorrower: 'All pages, please.', state: 'OPEN' },
    ]);
    expect(progress.privateConditions).toBe(4);
    expect(JSON.stringify(progress)).not.toMatch(/FRAUD|INQUIRY|PASSPORT|Income looks high/);
  });

  it('shows sent and returned documents, except for identity and private conditions', async () => {
    const olive = await originator();
    const client = await referred(olive);
    const [shown, hidden] = [
      await ask(client, 'PROPERTY_LEGAL_DESCRIPTION'),
      await ask(client, 'HARD_CREDIT_INQUIRY_REVIEW'),
    ];
    const [deed, letter] = [await uploadAs(app, client, 'SUPPORT'), await uploadAs(app, client, 'SUPPORT')];
    await uploadAs(app, client, 'PASSPORTFRONT');
    const submit = (condition: string, document: string) =>
      recordFacts(app, client, 'BORROWER', {
        fact: 'conditionSubmissions',
        value: { condition, documents: [document] },
      });
    await submit(shown, deed);
    await submit(hidden, letter);
    expect((await progressOf(olive, client.uuid)).conditions).toMatchObject([{ state: 'RESPONDED' }]);
    await recordFacts(app, client, 'STAFF', {
      fact: 'conditionDecisions',
      value: { decision: 'REJECTED', condition: shown, comments: 'The second page is missing.' },
    } as FactWrite);
    const progress = await progressOf(olive, client.uuid);
    expect(progress.conditions).toMatchObject([
      { state: 'RETURNED', returnComments: 'The second page is missing.', sent: [expect.any(String)] },
    ]);
    expect(progress.documents).toHaveLength(1);
  });

  it('never reveals a decision, even after the client has it', async () => {
    const olive = await originator();
    const client = await referred(olive);
    await ask(client, 'PROPERTY_LEGAL_DESCRIPTION');
    await recordFacts(app, client, 'STAFF', {
      fact: 'declineDecision',
      value: { reasonCodes: ['AA09'], statedReasons: ['A reason in words'] },
    } as FactWrite);
    const progress = await progressOf(olive, client.uuid);
    expect(progress).toMatchObject({ end: 'CLOSED', step: 'The application ended', conditions: [], why: [] });
    expect(JSON.stringify(progress)).not.toMatch(/AA09|reason|denied|declin/i);
    expect(progress.reminder.refusal).toBe('The application ended.');
  });
});

describe('a document that an originator sends for a client', () => {
  it('answers the condition, is readable by the client, and is filed as the originator’s act', async () => {
    const olive = await originator();
    const client = await referred(olive);
    const condition = await ask(client, 'PROPERTY_LEGAL_DESCRIPTION');
    expect(await sendFor(olive, client, condition)).toMatchObject({
      status: 200,
      body: { conditions: [{ uuid: condition, state: 'RESPONDED' }] },
    });
    const { uuid, jwt } = client;
    expect((await app.call('listDocuments', { params: { uuid }, jwt })).body).toHaveLength(1);
    const event = await app.context.db
      .selectFrom('audit_event')
      .select('actor')
      .where('application_id', '=', uuid)
      .where('what', '=', 'fact conditionSubmissions')
      .executeTakeFirstOrThrow();
    expect(event.actor).toMatch(/^ORIGINATOR /);
    expect(await sendFor(olive, client, condition)).toMatchObject({ status: 409 });
  });

  it('is refused as an identity document, or for a condition hidden from them', async () => {
    const olive = await originator();
    const client = await referred(olive);
    const shown = await ask(client, 'PROPERTY_LEGAL_DESCRIPTION');
    const hidden = await ask(client, 'ID_VERIFICATION_FAILURE');
    expect(await sendFor(olive, client, shown, 'PASSPORTFRONT')).toMatchObject({
      status: 400,
      body: { fields: { file: 'Only the client can send this document' } },
    });
    expect(await sendFor(olive, client, hidden)).toMatchObject({ status: 404 });
    expect((await factsOf(client.uuid)).conditionSubmissions).toEqual([]);
  });
});

describe('a reminder', () => {
  it('names the originator and their company, once a day, and is in the timeline', async () => {
    const olive = await originator();
    const client = await referred(olive);
    const given = { params: { client: client.uuid }, body: { channel: 'EMAIL' } };
    const answers = [await olive.call('remindClient', given), await olive.call('remindClient', given)];
    expect(answers).toMatchObject([
      { status: 200, body: { reminder: { lastAt: expect.any(String), refusal: expect.any(String) } } },
      { status: 429 },
    ]);
    const letters = (await lettersTo(client.email)).filter(({ subject }) =>
      subject?.includes('is waiting for you'),
    );
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toMatch(
      /Olive Originator of Main Street Mortgage \(NMLS #445566\) asks you to go on/,
    );
    const events = app.context.db
      .selectFrom('audit_event')
      .select('what')
      .where('application_id', '=', client.uuid)
      .where('what', '=', 'remind client');
    expect(await events.execute()).toHaveLength(1);
    app.clock.moveTo(86_400_000);
    expect(await olive.call('remindClient', given)).toMatchObject({ status: 200 });
  });

  it('is stopped by one-click unsubscribe, and tells the originator', async () => {
    const olive = await originator();
    const client = await referred(olive);
    const given = { params: { client: client.uuid }, body: { channel: 'EMAIL' } };
    await olive.call('remindClient', given);
    const [letter] = (await lettersTo(client.email)).filter(({ subject }) =>
      subject?.includes('is waiting for you'),
    );
    const token = letter?.unsubscribeUrl?.split('/').at(-1)?.split('?')[0] ?? '';
    expect(await app.call('unsubscribe', { params: { token } })).toMatchObject({ status: 204 });
    app.clock.moveTo(2 * 86_400_000);
    const message = 'The client turned off reminders by email. Call them.';
    expect(await olive.call('remindClient', given)).toMatchObject({
      status: 400,
      body: { fields: { channel: message } },
    });
  });

  it('is sent as a text message only with the client’s consent', async () => {
    const olive = await originator();
    const client = await referred(olive);
    const given = { params: { client: client.uuid }, body: { channel: 'TEXT_MESSAGE' } };
    const message = 'The client hasn’t agreed to text messages.';
    expect((await progressOf(olive, client.uuid)).reminder.noTexts).toBe(message);
    expect(await olive.call('remindClient', given)).toMatchObject({ body: { fields: { channel: message } } });
    const { owner } = await app.context.db
      .selectFrom('application')
      .select('owner')
      .where('id', '=', client.uuid)
      .executeTakeFirstOrThrow();
    await app.context.db
      .transaction()
      .execute((trx) => agreeToTexts(trx, app.context, { organisation: 'homeline', identity: owner }));
    expect(await olive.call('remindClient', given)).toMatchObject({ status: 200 });
  });

  it('is refused with the reason while the lender acts', async () => {
    const olive = await originator();
    const client = await referred(olive);
    await recordFacts(app, client, 'STAFF', { fact: 'holds', value: { hold: 'PLACED' } } as FactWrite);
    const message = 'Nothing waits for the client right now.';
    expect(await progressOf(olive, client.uuid)).toMatchObject({
      ...{ step: 'We’re reviewing the file', actor: 'We do', reminder: { refusal: message } },
    });
    const given = { params: { client: client.uuid }, body: { channel: 'EMAIL' } };
    expect(await olive.call('remindClient', given)).toMatchObject({
      status: 409,
      body: { errors: [message] },
    });
  });
});

describe('an invitation', () => {
  async function handOver(olive: Originator, email = `${randomUUID()}@example.com`) {
    const client = randomUUID();
    await olive.call('saveClient', { params: { client }, body: { ...ANSWERS, email } });
    expect(await olive.call('handOverClient', { params: { client }, body: { agreed: true } })).toMatchObject({
      status: 200,
    });
    return { client, email };
  }
  const tokensTo = async (email: string) =>
    (await lettersTo(email)).flatMap(({ text }) => /\/client\S*#([\w-]+)/.exec(text)?.[1] ?? []);
  const open = (token = '') => app.call('openClientInvitation', { body: { token } });
  const resend = (olive: Originator, client: string, email: string) =>
    olive.call('resendClientInvitation', { params: { client }, body: { email } });

  it('names the client, the originator, the company, the lender and their licenses', async () => {
    const { email } = await handOver(await originator());
    const [letter] = await lettersTo(email);
    expect(letter?.text).toMatch(new RegExp(`^Hello ${ANSWERS.firstName},`));
    expect(letter?.text).toContain(
      `Olive Originator of Main Street Mortgage (NMLS #445566) started an application for a home equity line of credit for ${ANSWERS.firstName} ${ANSWERS.lastName}.`,
    );
    expect(letter?.text).toContain('Homeline Lending, Inc. (NMLS #1717824)');
  });

  it('when resent replaces the earlier link', async () => {
    const olive = await originator();
    const { client, email } = await handOver(olive);
    expect(await progressOf(olive, client)).toMatchObject({
      invitation: { email, wasOpened: false },
      reminder: { refusal: 'They haven’t opened the invitation yet. Send it again instead.' },
    });
    expect(await resend(olive, client, email)).toMatchObject({ status: 200 });
    const [first, second, ...more] = await tokensTo(email);
    expect(more).toEqual([]);
    expect((await open(first)).body).toMatchObject({ code: 'LINK_UNUSABLE' });
    expect((await open(second)).body).toMatchObject({ consent: 'OPEN', originatorNmls: '445566' });
    expect(await progressOf(olive, client)).toMatchObject({ invitation: { wasOpened: true } });
  });

  it.each([
    ['a new address', async () => {}],
    ['an address that has an account', async (email: string) => void (await app.register({ email }))],
  ])(
    'to a mistyped email address can be corrected to %s, which revokes the first link',
    async (__, before) => {
      const olive = await originator();
      const { client, email: wrong } = await handOver(olive);
      const right = `${randomUUID()}@example.com`;
      await before(right);
      expect(await resend(olive, client, right)).toMatchObject({
        status: 200,
        body: { kind: 'HANDED_OVER', invitation: { email: right, wasOpened: false } },
      });
      const [[first], [second]] = [await tokensTo(wrong), await tokensTo(right)];
      expect((await open(first)).body).toMatchObject({ code: 'LINK_UNUSABLE' });
      expect((await open(second)).body).toMatchObject({
        consent: 'OPEN',
        answers: { contact: { email: right }, property: { street1: ANSWERS.street1 } },
      });
      const { clients } = (await olive.call('listClients')).body as { clients: ClientSummary[] };
      expect(clients).toMatchObject([{ uuid: client, kind: 'HANDED_OVER', owner: 'BORROWER' }]);
    },
  );

  it('keeps its email address once opened, and isn’t resent once answered', async () => {
    const olive = await originator();
    const { client, email } = await handOver(olive);
    const [token] = await tokensTo(email);
    await open(token);
    expect(await resend(olive, client, 'other@example.com')).toMatchObject({
      status: 409,
      body: { fields: { email: expect.stringMatching(/^The client has opened the invitation/) } },
    });
    const consents = {
      checkConsent: { agreed: true, textVersion: 'client-check-2026-11' },
      esignConsent: { agreed: true, textVersion: ELECTRONIC_RECORDS_VERSION },
    };
    await app.call('allowClientCheck', { body: { token, ...consents } });
    expect(await resend(olive, client, email)).toMatchObject({ status: 409 });
    expect((await progressOf(olive, client)).invitation).toBeUndefined();
  });

  it('is never sent to the lender’s staff', async () => {
    const [olive, oscar] = [await originator(), await originator()];
    const { client } = await handOver(olive);
    const own = (await oscar.call('getProfile')).body as { email: string };
    expect(await resend(olive, client, own.email)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT' },
    });
  });
});
