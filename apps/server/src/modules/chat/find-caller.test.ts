// Proves CO-64, CO-80.

import type { AnswerOf } from '@homeline/contract/call.ts';
import type { BorrowerPanel } from '@homeline/contract/chat/borrower-panel.ts';
import type { StartedChat } from '@homeline/contract/chat/web-chat.ts';
import type { TimelineEntry } from '@homeline/contract/loan-files/get-timeline.ts';
import type { listStaffChanges } from '@homeline/contract/staff/manage-staff.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { appWithIdleTasks, factsOfPerson, personAt } from '../../testing/person-at.ts';
import { createStaffMember } from '../../testing/persona-driver.ts';
import { type Person, recordFacts } from '../../testing/stages.ts';

const AVERY = builtInPersona('t01');
/** A Tuesday at noon in Los Angeles. */
const OPEN_MS = Date.parse('2026-12-01T20:00:00Z');

let app: TestApp;
let borrower: Person;
let [agent, manager] = ['', ''];
beforeAll(async () => {
  app = await appWithIdleTasks();
  borrower = await personAt(app, AVERY, 'INCOME_VERIFICATION');
  agent = await createStaffMember(app, ['SUPPORT_AGENT']);
  manager = await createStaffMember(app, ['MANAGER', 'OPERATIONS', 'ADMINISTRATOR']);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.context.db.deleteFrom('rate_limit').execute();
});

const find = (body: object, jwt = agent) => app.call('findCaller', { body, jwt });
const foundBy = async (body: object) => ((await find(body)).body as { caller?: BorrowerPanel }).caller;

/** Everything that the borrower can say of themselves. */
async function right() {
  const { contact, property, ssn } = await factsOfPerson(app, borrower);
  const row = await app.context.db
    .selectFrom('application')
    .select('loan_number')
    .where('id', '=', borrower.uuid)
    .executeTakeFirstOrThrow();
  return {
    ...{ name: AVERY.name, dob: AVERY.dob, ssnLast4: ssn?.last4 },
    ...{ phone: contact?.phone, emailAddress: contact?.email, loanNumber: row.loan_number },
    ...{ street: property?.street1, zip: property?.zip.slice(0, 5) },
  };
}

describe('a caller', () => {
  it('is found by any two kinds of proof, with figures and conditions but no access to the file', async () => {
    const { name, dob, ssnLast4, phone, emailAddress, loanNumber, street, zip } = await right();
    await recordFacts(app, borrower, 'STAFF', {
      fact: 'conditions',
      value: {
        ...{ uuid: '11111111-1111-4111-8111-111111111111', category: 'HELOC_MANUAL_PAYSTUB_UPLOAD' },
        ...{ requestDocuments: [], comments: 'Send your newest pay stub.' },
      },
    });
    const pairs = [
      { name, dob, ssnLast4 },
      { ssnLast4, phone },
      { phone, emailAddress },
      { emailAddress, loanNumber },
      { loanNumber, street, zip },
      { street, zip, name, dob },
    ];
    for (const said of pairs) expect(await foundBy(said), JSON.stringify(said)).toMatchObject({ name });
    const caller = await foundBy({ emailAddress, loanNumber });
    expect(caller?.application).toMatchObject({
      loanNumber,
      conditions: [{ title: 'Proof of your income', ask: 'Send your newest pay stub.' }],
    });
    expect(caller?.application?.figures.map(({ label }) => label)).toEqual(['Line', 'Note rate', 'Payment']);
    expect(caller?.application).not.toHaveProperty('uuid');
    const { body } = await find({ emailAddress, loanNumber }, manager);
    expect(body).toMatchObject({ caller: { application: { uuid: borrower.uuid } } });
  });

  it('isn’t found by one kind of proof, however many fields it has', async () => {
    const { name, dob, street, zip, phone } = await right();
    for (const said of [{ name, dob }, { street, zip }, { phone }, {}, { phone, name }, { phone, zip }])
      expect((await find(said)).status).toBe(400);
  });

  it('gets the same response whichever proof is wrong', async () => {
    const said = await right();
    expect(await foundBy(said)).toMatchObject({ name: AVERY.name });
    const wrong = {
      ...{ name: 'Avery Other', dob: '1970-01-02', ssnLast4: '0000', phone: '(415) 555-0199' },
      ...{ emailAddress: 'other@example.com', loanNumber: '1999999999', street: '9 Other Rd', zip: '99999' },
    };
    for (const [field, value] of Object.entries(wrong)) {
      await app.context.db.deleteFrom('rate_limit').execute();
      const answer = await find({ ...said, [field]: value });
      expect([field, answer.status, answer.body]).toEqual([field, 200, {}]);
    }
  });

  it('isn’t found when two people match, or at another lender', async () => {
    const { phone, street, zip, emailAddress, loanNumber } = await right();
    const twin = await app.register();
    const { contact, property } = await factsOfPerson(app, borrower);
    if (!contact || !property) throw new Error('The persona has no contact or home');
    await recordFacts(app, twin, 'BORROWER', {
      fact: 'contact',
      value: { ...contact, email: 'twin@example.com' },
    });
    await recordFacts(app, twin, 'BORROWER', { fact: 'property', value: property });
    expect(await foundBy({ phone, street, zip })).toBeUndefined();
    expect(await foundBy({ phone, street, zip, emailAddress })).toBeDefined();
    const jwt = await createStaffMember(app, ['SUPPORT_AGENT'], 'harborview');
    const elsewhere = { body: { emailAddress, loanNumber }, jwt, headers: { 'x-org': 'harborview' } };
    expect((await app.call('findCaller', elsewhere)).body).toEqual({});
  });

  it('allows ten failed guesses an hour per agent, and ten a day by all', async () => {
    const { loanNumber } = await right();
    const guess = (ssnLast4: string, jwt = agent) => find({ loanNumber, ssnLast4 }, jwt);
    const other = await createStaffMember(app, ['SUPPORT_AGENT']);
    for (let count = 0; count < 5; count += 1) expect((await guess(`000${count}`)).status).toBe(200);
    for (let count = 0; count < 5; count += 1) expect((await guess(`001${count}`, other)).status).toBe(200);
    expect(await guess('0099')).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
    expect((await find({ loanNumber: '1999999999', ssnLast4: '0001' })).status).toBe(200);
    for (let count = 0; count < 10; count += 1)
      await find({ loanNumber: `177777777${count}`, ssnLast4: '0001' });
    expect((await find({ loanNumber: '1888888888', ssnLast4: '0001' })).status).toBe(429);
    const kept = await app.context.db.selectFrom('rate_limit').select('key').execute();
    expect(JSON.stringify(kept)).not.toContain(loanNumber);
  });

  it('can be found by correct proofs up to sixty times an hour', async () => {
    const { emailAddress, loanNumber } = await right();
    for (let count = 0; count < 60; count += 1)
      expect((await find({ emailAddress, loanNumber })).body).toHaveProperty('caller');
    expect(await find({ emailAddress, loanNumber })).toMatchObject({ status: 429 });
  });

  it('is recorded in the file’s timeline and among the staff’s changes, without the proofs', async () => {
    const { emailAddress, loanNumber } = await right();
    await find({ emailAddress, loanNumber });
    await find({ emailAddress: 'nobody@example.com', loanNumber });
    const timeline = (await app.call('getTimeline', { params: { uuid: borrower.uuid }, jwt: manager }))
      .body as TimelineEntry[];
    expect(timeline[0]?.text).toBe('Found the caller by what they said');
    const changes = (await app.call('listStaffChanges', { jwt: manager })).body as AnswerOf<
      typeof listStaffChanges
    >;
    expect(changes.slice(0, 2).map(({ what, subject }) => `${what} ${subject}`)).toEqual([
      'CALLER no match: email address, loan number',
      'CALLER found: email address, loan number',
    ]);
    const chain = await app.context.db.selectFrom('audit_event').selectAll().execute();
    expect(JSON.stringify(chain.filter(({ what }) => what === 'find caller'))).not.toContain(emailAddress);
  });
});

describe('another signer who calls', () => {
  const BEN = { uuid: '22222222-2222-4222-8222-222222222222', name: 'Ben Second', email: 'ben@example.com' };
  const HIS = { name: BEN.name, dob: '1980-02-03', ssnLast4: '2056', phone: '(555) 555-0256' };

  async function withSigner(type: 'CO_BORROWER' | 'CO_DEEDER'): Promise<void> {
    const consent = { ip: '', userAgent: '', textVersion: 'test' };
    const sealed = (field: string, text: string) =>
      app.context.sealing.seal(text, { application: borrower.uuid, field });
    await recordFacts(app, borrower, 'BORROWER', {
      fact: 'additionalProfile',
      value: { purpose: 'HOME_IMPROVEMENT', ownership: 'JOINT', maritalStatus: 'UNMARRIED' },
    });
    await recordFacts(app, borrower, 'BORROWER', {
      fact: 'signers',
      value: { signers: [{ ...BEN, type, holdsTitle: true }] },
    });
    const dob = sealed('signerDetails.dob', HIS.dob);
    await recordFacts(app, borrower, 'SIGNER', {
      fact: 'signerDetails',
      value: { signer: BEN.uuid, phone: HIS.phone, dob, consent } as never,
    });
    const ssn = sealed('coBorrowerProfiles.ssn', '956002056');
    await recordFacts(app, borrower, 'SIGNER', {
      fact: 'coBorrowerProfiles',
      value: {
        ...{ signer: BEN.uuid, ssn, last4: HIS.ssnLast4, creditConsent: consent },
        ...{ monthlyGrossCents: 420_000, employmentType: 'FULL_TIME' },
      } as never,
    });
  }

  it('is found by two of their own proofs, in their role, without the borrower’s data', async () => {
    await withSigner('CO_BORROWER');
    const { name, dob, ssnLast4, phone } = HIS;
    const emailAddress = BEN.email;
    for (const said of [
      { name, dob, ssnLast4 },
      { ssnLast4, phone },
      { phone, emailAddress },
    ])
      expect(await foundBy(said), JSON.stringify(said)).toMatchObject({
        ...{ name, emailAddress, phone, role: 'CO_BORROWER' },
        application: { figures: [], conditions: [] },
      });
    await withSigner('CO_DEEDER');
    expect(await foundBy({ phone, emailAddress })).toMatchObject({ role: 'CO_DEEDER' });
    const { phone: hers, emailAddress: herEmail } = await right();
    expect(await foundBy({ phone: hers, emailAddress: herEmail })).toMatchObject({ role: 'BORROWER' });
  });

  it('isn’t found by facts the borrower also knows, or by mixed proofs', async () => {
    await withSigner('CO_BORROWER');
    const { loanNumber, street, zip, phone: hers, ssnLast4: herLast4 } = await right();
    const { ssnLast4, phone } = HIS;
    for (const said of [
      { phone, loanNumber },
      { ssnLast4, street, zip },
      { phone, street, zip, loanNumber },
      { phone, ssnLast4: herLast4 },
      { phone: hers, emailAddress: BEN.email },
    ])
      expect(await foundBy(said), JSON.stringify(said)).toBeUndefined();
    expect(await foundBy({ phone, ssnLast4, loanNumber, street, zip })).toBeDefined();
  });

  it('gets the same response as an unknown caller, whichever proof is wrong', async () => {
    await withSigner('CO_BORROWER');
    const said = { ...HIS, emailAddress: BEN.email };
    const nobody = await find({ phone: '(415) 555-0100', emailAddress: 'nobody@example.com' });
    const wrong = {
      ...{ name: 'Ben Other', dob: '1970-01-02', ssnLast4: '0000', phone: '(415) 555-0199' },
      ...{ emailAddress: 'other@example.com', loanNumber: '1999999999' },
    };
    expect(await foundBy(said)).toMatchObject({ role: 'CO_BORROWER' });
    for (const [field, value] of Object.entries(wrong)) {
      const answer = await find({ ...said, [field]: value });
      expect([field, answer.status, answer.body]).toEqual([field, nobody.status, nobody.body]);
    }
  });
});

describe('the person beside a chat', () => {
  async function chatOf(person: Person): Promise<string> {
    app.clock.moveTo(OPEN_MS - Date.now());
    const { nonce } = (await app.call('authenticateWebChat', { jwt: person.jwt })).body as { nonce: string };
    const body = { friendlyName: 'Avery', emailAddress: 'avery@example.com', nonce };
    const answer = await app.call('initWebChat', { body });
    return (answer.body as StartedChat).omniProxyChannelId;
  }
  const personOf = (chat: string, jwt: string) =>
    app.call('getChatPerson', { params: { conversation: chat }, jwt });

  it('shows step, figures and, once accepted, the phone only to its agent and supervisors', async () => {
    const chat = await chatOf(borrower);
    const [ann, bob] = [agent, await createStaffMember(app, ['SUPPORT_AGENT'])];
    const waiting = (await personOf(chat, ann)).body as BorrowerPanel;
    expect(waiting).toMatchObject({ application: { figures: [{ label: 'Line' }, {}, {}] } });
    expect(waiting).not.toHaveProperty('phone');
    await app.call('setChatPresence', { jwt: ann, body: { presence: 'AVAILABLE', capacity: 4 } });
    await app.call('acceptChat', { jwt: ann, params: { conversation: chat } });
    expect((await personOf(chat, ann)).body).toMatchObject({ phone: expect.stringMatching(/^\(\d{3}\) /) });
    expect((await personOf(chat, manager)).body).toMatchObject({ application: { uuid: borrower.uuid } });
    expect((await personOf(chat, bob)).status).toBe(404);
    await app.call('endAgentChat', { jwt: ann, params: { conversation: chat } });
    expect((await personOf(chat, ann)).status).toBe(200);
    expect((await personOf(chat, bob)).status).toBe(404);
    const jwt = await createStaffMember(app, ['SUPPORT_AGENT'], 'harborview');
    const elsewhere = { params: { conversation: chat }, jwt, headers: { 'x-org': 'harborview' } };
    expect((await app.call('getChatPerson', elsewhere)).status).toBe(404);
  });

  it('has no figures before an offer', async () => {
    const chat = await chatOf(await app.register());
    expect((await personOf(chat, agent)).body).toMatchObject({ application: { figures: [] } });
  });
});
