import { randomUUID } from 'node:crypto';
import type { CallName } from '@homeline/contract/calls.ts';
import { NO_HOME_COSTS } from '@homeline/domain/sample-people/borrower-acts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInPersona } from './testing/built-in-personas.ts';
import { type AppWithProviders, workingApp } from './testing/journey.ts';
import { PERSON_CALLS, read, upload } from './testing/persona-calls.ts';
import { createDecider, drive, type Journey, register } from './testing/persona-driver.ts';
import { signedAt } from './testing/signing-places.ts';

const consent = { agreed: true, textVersion: '2026-11' };

let app: AppWithProviders;
let decider: string;
let journey: Journey;

beforeAll(async () => {
  app = await workingApp();
  decider = await createDecider(app);
  await app.providers.moveClock('2026-03-10T17:00:00.000Z');
  const person = builtInPersona('t01');
  journey = await register(app, person);
});
afterAll(() => app.stop());

const attempt = (name: CallName, form: object = {}, version = 1_000_000) =>
  app.call(name, {
    params: { uuid: journey.uuid },
    version,
    body: form,
    headers: { 'idempotency-key': randomUUID() },
    jwt: journey.jwt,
  });

/** Returns the number of the last fact that the borrower wrote; tasks may write at any time. */
async function lastOwnFact(): Promise<number> {
  const { seq } = await app.context.db
    .selectFrom('fact')
    .select(({ fn }) => fn.max('seq').as('seq'))
    .where('application_id', '=', journey.uuid)
    .where('actor', 'like', 'BORROWER %')
    .executeTakeFirstOrThrow();
  return seq;
}

/** Expects a 400 with the given field messages and no new facts. */
async function expectInvalid(name: CallName, form: object, fields: Record<string, unknown>): Promise<void> {
  const before = await lastOwnFact();
  const answer = await attempt(name, form);
  expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', fields } });
  expect(await lastOwnFact()).toBe(before);
}

describe('a borrower’s request is rejected', () => {
  it('when it belongs to another step', async () => {
    const answer = await attempt('leaveOffers');
    expect(answer).toMatchObject({ status: 409, body: { code: 'WRONG_STEP', step: 'IN_PROGRESS' } });
    expect(await attempt('rescind', { agreed: true })).toMatchObject({ status: 409 });
  });

  it('when a lien answer is missing or names an unknown lien', async () => {
    await drive(journey, decider, 'LIEN_VERIFICATION');
    await expectInvalid(
      'answerLiens',
      { liens: [], homeCosts: NO_HOME_COSTS },
      { 'liens.mortgage-1': 'Required' },
    );
    const answers = ['mortgage-1', 'mortgage-9'].map((id) => ({ id, answer: 'CONFIRMED' }));
    await expectInvalid(
      'answerLiens',
      { liens: answers, homeCosts: NO_HOME_COSTS },
      { liens: 'Answer only the items we asked about' },
    );
    await expectInvalid(
      'answerLiens',
      { liens: answers, homeCosts: { ...NO_HOME_COSTS, duesCents: -100 } },
      { 'homeCosts.duesCents': 'Must be at least $0' },
    );
  });

  it.each(['000-12-3456', '666-12-3456', '078-05-1120', '987-66-4321', '12345'])(
    'when the social security number %s is invalid',
    async (ssn) => {
      await drive(journey, decider, 'ADDITIONAL_PROFILE');
      const answers = { ownership: 'INDIVIDUAL', maritalStatus: 'UNMARRIED', purpose: 'OTHER' };
      const form = { ...answers, ssn, hardCreditConsent: consent };
      await expectInvalid('saveAdditionalProfile', form, {
        ssn: expect.stringContaining('Social Security number or ITIN'),
      });
    },
  );

  it('when an HMDA code is unknown, and stores valid answers encrypted for the borrower alone', async () => {
    await drive(journey, decider, 'HMDA_COLLECTION');
    const answers = {
      ethnicity: ['2'],
      race: ['27'],
      otherAsian: 'Hmong',
      tribe: 'stray',
      sex: ['1', '2'],
    };
    await expectInvalid('saveHmda', { ethnicity: ['9'] }, { 'ethnicity.0': expect.any(String) });
    expect(await attempt('saveHmda', answers)).toMatchObject({ status: 200 });
    expect(await journey.call('getHmda')).toEqual({
      ...{ ethnicity: ['2'], race: ['27'], sex: ['1', '2'] },
      otherAsian: 'Hmong',
    });
    const rows = await app.context.db.selectFrom('hmda.answer').select('answers').execute();
    expect(rows.map(({ answers }) => answers)).toEqual([expect.stringMatching(/^sealed:/)]);
    expect(JSON.stringify((await journey.facts()).hmdaCollected)).not.toContain('Hmong');
  });

  it('when they submit the application without opening every document', async () => {
    await drive(journey, decider, 'APP_SUBMISSION');
    const fields = { documents: 'Open every document first' };
    await expectInvalid('acceptSummary', { documents: [randomUUID()], agreed: true }, fields);
  });

  it('when the bank account has an invalid routing number, mismatched numbers or letters', async () => {
    await drive(journey, decider, 'DISBURSEMENT_ACCOUNT');
    await journey.call('chooseManualEntry');
    const valid = { bankName: 'First Bank', routingNumber: '021000021' };
    const numbers = { accountNumber: '123456789', accountNumberAgain: '123456789' };
    const wrong = { ...valid, ...numbers, routingNumber: '021000022' };
    await expectInvalid('enterAccount', wrong, { routingNumber: expect.any(String) });
    const mismatched = { ...valid, ...numbers, accountNumberAgain: '123456780' };
    await expectInvalid('enterAccount', mismatched, {
      accountNumberAgain: 'The account numbers don’t match',
    });
    const withLetters = { ...valid, accountNumber: '12ab', accountNumberAgain: '12ab' };
    await expectInvalid('enterAccount', withLetters, { accountNumber: 'Must be digits only' });
  });

  it('when the identity document is not an upload of theirs', async () => {
    await drive(journey, decider, 'IDENTITY_VERIFICATION');
    const form = { type: 'PASSPORTFRONT', document: randomUUID() };
    await expectInvalid('sendIdentityDocument', form, { document: expect.any(String) });
  });

  it('when the back of a driver’s license is missing or not an upload of theirs', async () => {
    const uuid = await upload(journey, 'DRIVERSLICENSEFRONT');
    const form = { type: 'DRIVERSLICENSEFRONT', document: uuid };
    await expectInvalid('sendIdentityDocument', form, { back: 'Required' });
    await expectInvalid('sendIdentityDocument', { ...form, back: uuid }, { back: expect.any(String) });
  });

  it('when the typed signature is not their name or a document is unopened', async () => {
    await drive(journey, decider, 'NOTE_SIGNING');
    const documents = (await journey.facts()).closingDocuments.at(-1)?.documents;
    const form = { typedName: 'Somebody Else', documents, consent };
    await expectInvalid('giveSignature', form, { typedName: 'Must match your name in the documents' });
    const unopened = { typedName: journey.person.name, documents: documents?.slice(1), consent };
    await expectInvalid('giveSignature', unopened, { documents: 'Open every document first' });
  });

  it('when they agree to other words than the pages show as they sign, or send words of their own', async () => {
    const documents = await read(journey, 'CLOSING');
    const name = journey.person.name;
    const placed = signedAt(name, await journey.call('listDocuments'));
    const form = { typedName: name, documents, isLocationWithheld: true, ...placed };
    const sign = (textVersion: string) =>
      attempt('giveSignature', { ...form, consent: { agreed: true, textVersion } });
    expect(await sign('2025-01')).toMatchObject({ status: 409, body: { code: 'CONSENT_OUTDATED' } });
    expect(await sign('I did NOT agree')).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
  });

  it('when they cancel after signing the deed; they can still rescind', async () => {
    await drive(journey, decider, 'RESCISSION');
    expect(await attempt('cancelApplication')).toMatchObject({
      status: 409,
      body: { code: 'WRONG_STEP', step: 'RESCISSION' },
    });
    const funding = await journey.call<{ mayRescind: boolean; rescissionEndsOn: string }>('getFunding');
    expect(funding).toMatchObject({ mayRescind: true, rescissionEndsOn: expect.any(String) });
    expect(await attempt('rescind', { agreed: true })).toMatchObject({
      status: 200,
      body: { step: 'RESCINDED' },
    });
  });

  // Documents answer an open condition, and a rescinded line has none.
  const calls = Object.keys(PERSON_CALLS).filter((name) => name !== 'DOCUMENTS_SUBMITTED');
  it.each(calls)('when they submit %s after rescinding', async (name) => {
    const before = await lastOwnFact();
    const submit = async () => PERSON_CALLS[name]?.(journey, {});
    await expect(submit()).rejects.toThrow(/: 409 .*"code":"WRONG_STEP".*"step":"RESCINDED"/);
    expect(await lastOwnFact()).toBe(before);
  });
});
