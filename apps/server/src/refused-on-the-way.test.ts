import { randomUUID } from 'node:crypto';
import type { CallName } from '@homeline/contract/calls.ts';
import { newestSeq } from '@homeline/domain/facts/facts.ts';
import { NO_HOME_COSTS } from '@homeline/domain/testing/borrower-acts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type WorkingApp, workingApp } from './testing/journey.ts';
import { ourPerson } from './testing/our-people.ts';
import { PERSON_CALLS } from './testing/persona-calls.ts';
import { aDecider, drive, type Journey, register } from './testing/persona-driver.ts';

const PATIENCE_MS = 60_000;
const consent = { agreed: true, textVersion: '2026-01' };

let app: WorkingApp;
let decider: string;
let journey: Journey;

beforeAll(async () => {
  app = await workingApp();
  decider = await aDecider(app);
  await app.world.moveClock('2026-03-10T17:00:00.000Z');
  const person = ourPerson('t01');
  journey = await register(app, person);
}, PATIENCE_MS);
afterAll(() => app.stop());

const attempt = (name: CallName, form: object = {}, version = 1_000_000) =>
  app.call(name, {
    params: { uuid: journey.uuid },
    version,
    body: form,
    headers: { 'idempotency-key': randomUUID() },
    jwt: journey.jwt,
  });

/** Refused, naming the field, without the words that were typed, and nothing is written. */
async function refused(name: CallName, form: object, fields: Record<string, unknown>): Promise<void> {
  const before = newestSeq(await journey.facts());
  const answer = await attempt(name, form);
  expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', fields } });
  expect(newestSeq(await journey.facts())).toBe(before);
}

describe(
  'along one person’s way it is refused',
  () => {
    it('to act out of turn', async () => {
      const answer = await attempt('leaveOffers');
      expect(answer).toMatchObject({ status: 409, body: { code: 'WRONG_STEP', step: 'IN_PROGRESS' } });
      expect(await attempt('rescind', { agreed: true })).toMatchObject({ status: 409 });
    });

    it('to leave a lien unanswered or to answer for one that is not there', async () => {
      await drive(journey, decider, 'LIEN_VERIFICATION');
      await refused(
        'answerLiens',
        { liens: [], homeCosts: NO_HOME_COSTS },
        { 'liens.mortgage-1': 'Required' },
      );
      const answers = ['mortgage-1', 'mortgage-9'].map((id) => ({ id, answer: 'CONFIRMED' }));
      await refused(
        'answerLiens',
        { liens: answers, homeCosts: NO_HOME_COSTS },
        { liens: 'Must be what was asked about' },
      );
      await refused(
        'answerLiens',
        { liens: answers, homeCosts: { ...NO_HOME_COSTS, duesCents: -100 } },
        { 'homeCosts.duesCents': 'Must be at least $0' },
      );
    });

    it.each(['000-12-3456', '666-12-3456', '078-05-1120', '987-65-4321', '12345'])(
      'to give an impossible social security number',
      async (ssn) => {
        await drive(journey, decider, 'ADDITIONAL_PROFILE');
        const answers = { ownership: 'INDIVIDUAL', maritalStatus: 'UNMARRIED', purpose: 'OTHER' };
        const form = { ...answers, ssn, hardCreditConsent: consent };
        await refused('saveAdditionalProfile', form, {
          ssn: expect.stringContaining('social security number'),
        });
      },
    );

    it('to let anybody read the federal answers but the borrower', async () => {
      await drive(journey, decider, 'HMDA_COLLECTION');
      const answers = {
        ethnicity: ['2'],
        race: ['27'],
        otherAsian: 'Hmong',
        tribe: 'stray',
        sex: ['1', '2'],
      };
      await refused('saveHmda', { ethnicity: ['9'] }, { 'ethnicity.0': expect.any(String) });
      expect(await attempt('saveHmda', answers)).toMatchObject({ status: 200 });
      expect(await journey.call('getHmda')).toEqual({
        ...{ ethnicity: ['2'], race: ['27'], sex: ['1', '2'] },
        otherAsian: 'Hmong',
      });
      const rows = await app.context.db.selectFrom('hmda.answer').select('answers').execute();
      expect(rows.map(({ answers }) => answers)).toEqual([expect.stringMatching(/^sealed:/)]);
      expect(JSON.stringify((await journey.facts()).hmdaCollected)).not.toContain('Hmong');
    });

    it('to submit a summary of which a document was not opened', async () => {
      await drive(journey, decider, 'APP_SUBMISSION');
      const fields = { documents: 'Every document must be opened' };
      await refused('acceptSummary', { documents: [randomUUID()], agreed: true }, fields);
    });

    it('to name an account that cannot be', async () => {
      await drive(journey, decider, 'DISBURSEMENT_ACCOUNT');
      await journey.call('chooseManualEntry');
      const good = { bankName: 'First Bank', routingNumber: '021000021' };
      const numbers = { accountNumber: '123456789', accountNumberAgain: '123456789' };
      const wrong = { ...good, ...numbers, routingNumber: '021000022' };
      await refused('enterAccount', wrong, { routingNumber: expect.any(String) });
      const other = { ...good, ...numbers, accountNumberAgain: '123456780' };
      await refused('enterAccount', other, { accountNumberAgain: 'The account numbers don’t match' });
      const letters = { ...good, accountNumber: '12ab', accountNumberAgain: '12ab' };
      await refused('enterAccount', letters, { accountNumber: 'Must be digits only' });
    });

    it('to send in another’s document, or one of another kind', async () => {
      await drive(journey, decider, 'IDENTITY_VERIFICATION');
      const form = { type: 'PASSPORTFRONT', document: randomUUID() };
      await refused('sendIdentityDocument', form, { document: expect.any(String) });
    });

    it('to sign with another name', async () => {
      await drive(journey, decider, 'NOTE_SIGNING');
      const documents = (await journey.facts()).closingDocuments.at(-1)?.documents;
      const form = { typedName: 'Somebody Else', documents, consent };
      await refused('giveSignature', form, { typedName: 'Must match your name in the documents' });
      const unread = { typedName: journey.person.name, documents: documents?.slice(1), consent };
      await refused('giveSignature', unread, { documents: 'Every document must be opened' });
    });

    it('to cancel once the deed is signed; then one rescinds, until the time for it ends', async () => {
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

    it.each(Object.keys(PERSON_CALLS))('to do anything once it is over: %s', async (name) => {
      const before = newestSeq(await journey.facts());
      const act = async () => PERSON_CALLS[name]?.(journey, {});
      await expect(act()).rejects.toThrow(/: 409 .*"code":"WRONG_STEP".*"step":"RESCINDED"/);
      expect(newestSeq(await journey.facts())).toBe(before);
    });
  },
  PATIENCE_MS,
);
