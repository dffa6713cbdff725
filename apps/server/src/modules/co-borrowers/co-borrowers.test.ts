// Proves RO-10, DS-24, PR-26.

import { randomUUID } from 'node:crypto';
import type { CallName } from '@homeline/contract/calls.ts';
import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import type { Offers } from '@homeline/contract/offers/get-offers.ts';
import type { Reviews } from '@homeline/contract/reviews/list-reviews.ts';
import type { SignerSummary } from '@homeline/contract/signers/list-signers.ts';
import { coBorrowers } from '@homeline/domain/facts/signers.selectors.ts';
import { coBorrowerOf, type Persona } from '@homeline/domain/sample-people/persona.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { type AppWithProviders, workingApp } from '../../testing/journey.ts';
import { journeyAt } from '../../testing/journey-at.ts';
import { createDecider, drive, type Journey, register } from '../../testing/persona-driver.ts';
import { acceptInvitation, advanceSigner, openSample, type TestSigner } from '../../testing/signer-driver.ts';
import { sendOutbox } from '../notifications/outbox.ts';

const PATIENCE_MS = 60_000;
const T56 = builtInPersona('t56');

/** Co-borrowers whose bureau answers something else first, each known by their own test number. */
const FROZEN = withPull('FROZEN', '961-00-2061');
const UNKNOWN = withPull('NO_MATCH', '962-00-2062');
const ALERTED = withPull('FRAUD_ALERT', '963-00-2063');
const ALERTED_LATE = withPull('FRAUD_ALERT', '964-00-2064', 'HARD');

function withPull(answer: string, testId: string, call = 'SOFT'): Persona {
  const { additionalSigner: signer } = T56;
  if (!signer?.person) throw new Error('T56 has a co-borrower');
  const vendors = [{ port: 'credit', call, answers: [answer] }];
  const number = testId.slice(0, 3);
  return {
    ...T56,
    ...{ id: `X${number}`, testId: `${number}-00-1061`, email: `joint.${number}@example.com` },
    property: { ...T56.property, street1: `${number} Test Street` },
    additionalSigner: { ...signer, person: { ...signer.person, testId, vendors } },
  };
}

let app: AppWithProviders;
let decider: string;
beforeAll(async () => {
  app = await workingApp([FROZEN, UNKNOWN, ALERTED, ALERTED_LATE]);
  decider = await createDecider(app);
}, PATIENCE_MS);
afterAll(() => app.stop());

type Together = { ada: Journey; ben: TestSigner; id: string };

/** A borrower who waits for the co-borrower, and the co-borrower's own session. */
async function applyTogether(person: Persona = T56): Promise<Together> {
  const email = `${randomUUID()}@example.com`;
  return joined(await journeyAt(app, { ...person, email }, 'WAITING_FOR_CO_BORROWERS'));
}

/** The same two people, after every provider has answered and the borrower has given every answer. */
async function driveTogether(person = T56): Promise<Together> {
  await app.providers.moveClock('2026-03-10T17:00:00.000Z');
  const ada = await register(app, { ...person, email: `${randomUUID()}@example.com` });
  await drive(ada, decider, 'WAITING_FOR_CO_BORROWERS');
  return joined(ada);
}

async function joined(ada: Journey): Promise<Together> {
  const [invited] = coBorrowers(await ada.facts());
  if (!invited) throw new Error('Nobody was invited');
  const ben = await acceptInvitation(app, invited, coBorrowerOf(ada.person));
  ada.signers.set(invited.uuid, ben);
  return { ada, ben, id: invited.uuid };
}

const pulls = async (kind: 'soft-pulls' | 'hard-pulls', fileNumber: string) =>
  (await app.providers.requests()).filter(
    (each) => each.fileNumber === fileNumber && each.call === kind && each.acted,
  ).length;

const stepOf = async (journey: Journey) => currentStep(await journey.facts()).id;

describe('a co-borrower', () => {
  it(
    'answers for themselves; the line is priced for both, with one soft and one hard pull each',
    async () => {
      const { ada, ben, id } = await driveTogether();
      const alone = (await ada.facts()).initialDecisions.at(-1);
      await advanceSigner(ben, 'SIGNER_IDENTITY');
      await vi.waitUntil(async () => (await stepOf(ada)) === 'OFFER_SELECTION', { timeout: 60_000 });
      const together = (await ada.facts()).initialDecisions.at(-1);
      expect([alone?.monthlyIncomeCents, together?.monthlyIncomeCents]).toEqual([980_000, 1_400_000]);
      expect([alone?.monthlyDebtsCents, together?.monthlyDebtsCents]).toEqual([280_000, 320_000]);
      expect((await ada.call<Offers>('getOffers')).madeAgain?.reason).toBe('CO_BORROWER');
      expect(await pulls('hard-pulls', id)).toBe(0);
      await app.providers.makeFail('credit', 'CUT', 2);
      await drive(ada, decider, 'DISBURSEMENT_ACCOUNT');
      expect([await pulls('soft-pulls', id), await pulls('soft-pulls', ada.uuid)]).toEqual([1, 1]);
      expect([await pulls('hard-pulls', id), await pulls('hard-pulls', ada.uuid)]).toEqual([1, 1]);
      expect((await ada.facts()).coBorrowerHardCredit).toHaveLength(1);
    },
    PATIENCE_MS,
  );

  it(
    'gets the early disclosures as an applicant, with a credit authorization of their own',
    async () => {
      const { ada, ben } = await driveTogether();
      await advanceSigner(ben, 'SIGNER_DOCUMENTS');
      await drive(ada, decider, 'DISCLOSURE_SIGNING');
      const first = (await ben.attempt('listSignerDocuments')).body as DocumentSummary[];
      expect(first.map(({ type }) => type)).toEqual(
        expect.arrayContaining(['HELOC_EARLY_DISCLOSURE', 'HELOC_BROCHURE']),
      );
      expect(first.map(({ type }) => type)).not.toContain('PRIVACY_NOTICE');
      await openSample(ben);
      const listed = (await ben.attempt('listSignerDocuments')).body as DocumentSummary[];
      const types = listed.map(({ type }) => type as string);
      for (const type of [
        'HELOC_EARLY_DISCLOSURE',
        'HELOC_BROCHURE',
        'PRIVACY_NOTICE',
        'CREDIT_AUTHORIZATION',
      ])
        expect(types).toContain(type);
      expect(types).not.toContain('APPLICATION_SUMMARY');
      const own = listed.filter(({ type }) => type === 'CREDIT_AUTHORIZATION');
      const theirs = (await ada.call<DocumentSummary[]>('listDocuments')).find(
        ({ type }) => type === 'CREDIT_AUTHORIZATION',
      );
      expect(own).toHaveLength(1);
      const pageOf = async (document = '') =>
        String((await ben.attempt('getSignerDocumentHtml', { params: { document } })).body);
      const page = await pageOf(own[0]?.uuid);
      expect(page).toContain('Ben Together');
      expect(page).not.toContain('Social Security');
      expect(await pageOf(theirs?.uuid)).not.toContain('What you authorize');
      expect((await ada.facts()).signerDocumentOpenings).toMatchObject([{ document: own[0]?.uuid }]);
    },
    PATIENCE_MS,
  );

  it(
    'is the only reader of their score notice and answers',
    async () => {
      const { ada, ben, id } = await driveTogether();
      await advanceSigner(ben, 'SIGNER_IDENTITY');
      const letters = async () =>
        ((await ben.attempt('listSignerDocuments')).body as DocumentSummary[]).filter(
          ({ type }) => type === 'CREDIT_SCORE_DISCLOSURE',
        );
      await vi.waitUntil(async () => (await letters()).length === 1, { timeout: 60_000 });
      const [letter] = await letters();
      const document = letter?.uuid ?? expect.fail();
      const page = await ben.attempt('getSignerDocumentHtml', { params: { document } });
      expect(page.body).toContain('Ben Together');
      expect(page.body).toContain('760');
      expect(page.body).not.toMatch(/\b742\b/);

      const { params, jwt } = { params: { uuid: ada.uuid, document }, jwt: ada.jwt };
      for (const call of ['getDocumentHtml', 'getDocumentFile'] as const satisfies CallName[])
        expect(await app.call(call, { params, jwt })).toMatchObject({ status: 404 });
      const seen = JSON.stringify([
        await ada.call('getAnswers'),
        await ada.call('getStatus'),
        await ada.call('listSigners'),
        await ada.call('listDocuments'),
        await ada.call('getHmda'),
        await ada.call('getOffers'),
      ]);
      // A whole value: an id or an instant may hold the same digits.
      for (const own of ['2056', '760', '420000', '1983-02-03', 'USER_UPLOADED_PAYSTUB'])
        expect(seen).not.toMatch(new RegExp(`\\b${own}\\b`));
      const asked = { ethnicity: ['2'], race: ['5'], sex: ['1'] };
      expect(await ada.call('getHmda')).not.toMatchObject(asked);
      const rows = await app.context.db
        .selectFrom('hmda.answer')
        .select('person')
        .where('application_id', '=', ada.uuid)
        .execute();
      expect(rows.map(({ person }) => person).toSorted()).toEqual([id, 'APPLICANT'].toSorted());
    },
    PATIENCE_MS,
  );

  it(
    'can’t give the borrower’s number as their own',
    async () => {
      const { ada, ben } = await applyTogether();
      await advanceSigner(ben, 'SIGNER_PROFILE');
      const body = {
        ...{ ssn: ada.person.testId, employmentType: 'FULL_TIME', monthlyGrossCents: 100 },
        creditConsent: { agreed: true, textVersion: 'test' },
      };
      expect(await ben.attempt('saveCoBorrowerProfile', { body })).toMatchObject({
        status: 400,
        body: { fields: { ssn: 'Must be your own number' } },
      });
      expect(
        await ben.attempt('sendCoBorrowerIncome', { body: { documents: [randomUUID()] } }),
      ).toMatchObject({ status: 400 });
      expect(await ben.attempt('saveCoBorrowerHmda', { body: {} })).toMatchObject({
        body: { code: 'WRONG_STEP' },
      });
    },
    PATIENCE_MS,
  );

  it(
    'lifts a freeze and continues',
    async () => {
      const { ada, ben, id } = await applyTogether(FROZEN);
      expect(await advanceSigner(ben, 'SIGNER_CREDIT')).toMatchObject({
        creditProblem: { why: 'CLOSED', mayAskAgain: true },
      });
      const cleared = await app.call('decideCoBorrower', {
        params: { uuid: ada.uuid, signer: id },
        body: { decision: 'CREDIT_CLEARED' },
        headers: { 'idempotency-key': randomUUID() },
        jwt: decider,
      });
      expect(cleared.body).toMatchObject({ code: 'WRONG_STEP' });
      await ben.attempt('correctCoBorrowerCredit', { body: {} });
      await advanceSigner(ben, 'SIGNER_INCOME');
      expect(await pulls('soft-pulls', id)).toBe(2);
    },
    PATIENCE_MS,
  );

  it(
    'corrects an SSN that the bureau doesn’t find',
    async () => {
      const { ben } = await applyTogether(UNKNOWN);
      expect(await advanceSigner(ben, 'SIGNER_CREDIT')).toMatchObject({
        creditProblem: { why: 'NOT_FOUND', mayAskAgain: true },
      });
      await ben.attempt('correctCoBorrowerCredit', { body: { ssn: '962-00-2062' } });
      await advanceSigner(ben, 'SIGNER_INCOME');
    },
    PATIENCE_MS,
  );

  it(
    'with an alert on their file waits until an underwriter has cleared it',
    async () => {
      const { ada, ben, id } = await applyTogether(ALERTED);
      expect(await advanceSigner(ben, 'SIGNER_CREDIT')).toMatchObject({
        creditProblem: { why: 'ALERT', mayAskAgain: false },
      });
      expect(await ben.attempt('correctCoBorrowerCredit', { body: {} })).toMatchObject({
        body: { code: 'WRONG_STEP' },
      });
      const cleared = await app.call('decideCoBorrower', {
        params: { uuid: ada.uuid, signer: id },
        body: { decision: 'CREDIT_CLEARED' },
        headers: { 'idempotency-key': randomUUID() },
        jwt: decider,
      });
      expect(cleared).toMatchObject({ status: 200 });
      await advanceSigner(ben, 'SIGNER_INCOME');
    },
    PATIENCE_MS,
  );

  it(
    'whose full report is the first to show an alert waits for staff to clear it (15 USC 1681c-1(h))',
    async () => {
      const { ada, ben, id } = await driveTogether(ALERTED_LATE);
      await advanceSigner(ben, 'SIGNER_IDENTITY');
      await drive(ada, decider, 'INCOME_VERIFICATION');
      await vi.waitUntil(async () => (await stepOf(ada)) === 'WAITING_FOR_CO_BORROWERS', {
        timeout: PATIENCE_MS,
      });
      expect((await ada.facts()).coBorrowerHardCredit).toMatchObject([
        { answer: 'HIT', alert: 'FRAUD_ALERT' },
      ]);
      expect(await advanceSigner(ben, 'SIGNER_CREDIT')).toMatchObject({
        creditProblem: { why: 'ALERT', mayAskAgain: false },
      });
      const { body } = await app.call('listReviews', { jwt: decider });
      expect((body as Reviews).coBorrowers).toContainEqual(
        expect.objectContaining({ signer: id, needs: 'CREDIT_ALERT' }),
      );
      const cleared = await app.call('decideCoBorrower', {
        params: { uuid: ada.uuid, signer: id },
        body: { decision: 'CREDIT_CLEARED' },
        headers: { 'idempotency-key': randomUUID() },
        jwt: decider,
      });
      expect(cleared).toMatchObject({ status: 200 });
      expect(await stepOf(ada)).not.toBe('WAITING_FOR_CO_BORROWERS');
    },
    PATIENCE_MS,
  );

  it(
    'sends other proof of income when an underwriter returns the first',
    async () => {
      const { ada, ben, id } = await applyTogether();
      await advanceSigner(ben, 'SIGNER_IDENTITY');
      await drive(ada, decider, 'WAITING_FOR_CO_BORROWER_REVIEW');
      const { body } = await app.call('listReviews', { jwt: decider });
      const waiting = (body as Reviews).coBorrowers.filter(({ uuid }) => uuid === ada.uuid);
      expect(waiting).toMatchObject([{ signer: id, needs: 'INCOME', monthlyGrossCents: 420_000 }]);
      const incomesOn = async () => {
        const file = await app.call('getLoanFile', { params: { uuid: ada.uuid }, jwt: decider });
        return (file.body as LoanFile).coBorrowerIncomes;
      };
      const sent = (await ada.facts()).coBorrowerIncomeDocuments.at(-1)?.documents;
      expect(await incomesOn()).toEqual([{ signer: id, statedCents: 420_000, documents: sent }]);
      const known = await ada.facts();
      const preview = (body: object, jwt = decider) =>
        app.call('previewCoBorrowerDecision', { params: { uuid: ada.uuid, signer: id }, body, jwt });
      const effect = await preview({ decision: 'INCOME_ACCEPTED', monthlyGrossCents: 100_000 });
      expect(effect.status).toBe(200);
      expect(await ada.facts()).toEqual(known);
      expect(await preview({ decision: 'CREDIT_CLEARED' })).toMatchObject({ body: { code: 'WRONG_STEP' } });
      await app.call('decideCoBorrower', {
        params: { uuid: ada.uuid, signer: id },
        body: { decision: 'INCOME_REJECTED', reason: 'The second page is missing' },
        headers: { 'idempotency-key': randomUUID() },
        jwt: decider,
      });
      expect(await incomesOn()).toEqual([]);
      expect(await ben.status()).toMatchObject({
        step: 'SIGNER_INCOME',
        incomeReturned: 'The second page is missing',
      });
      await advanceSigner(ben, 'SIGNER_IDENTITY');
    },
    PATIENCE_MS,
  );
});

describe('a borrower whose co-borrower doesn’t answer', () => {
  it(
    'continues alone, while a co-owner still has the deed to sign',
    async () => {
      const { ada, ben, id } = await applyTogether();
      const before = (await ada.call<SignerSummary[]>('listSigners'))[0];
      expect(before).toMatchObject({ uuid: id, type: 'CO_BORROWER', mayLeaveOut: true });
      await ada.call('leaveOutCoBorrower', { params: { signer: id } });
      expect(await ada.call('listSigners')).toMatchObject([
        { uuid: id, type: 'CO_DEEDER', mayLeaveOut: false },
      ]);
      await drive(ada, decider, 'INCOME_VERIFICATION');
      expect(await pulls('soft-pulls', id)).toBe(0);
      expect((await ben.status()).step).toBe('SIGNER_RESUME');
    },
    PATIENCE_MS,
  );

  it(
    'continues alone after they answered, and the line is repriced without them',
    async () => {
      const { ada, ben, id } = await applyTogether();
      await advanceSigner(ben, 'SIGNER_IDENTITY');
      await drive(ada, decider, 'WAITING_FOR_CO_BORROWER_REVIEW');
      await ada.call('leaveOutCoBorrower', { params: { signer: id } });
      await drive(ada, decider, 'DISBURSEMENT_ACCOUNT');
      expect((await ada.facts()).finalDecisions.at(-1)?.verifiedMonthlyIncomeCents).toBe(980_000);
      const again = await app.call('leaveOutCoBorrower', {
        params: { uuid: ada.uuid, signer: id },
        jwt: ada.jwt,
      });
      expect(again).toMatchObject({ body: { code: 'WRONG_STEP' } });
    },
    PATIENCE_MS,
  );

  it(
    'can’t remove a signer of another application',
    async () => {
      const { id } = await applyTogether();
      const other = await applyTogether();
      const params = { uuid: other.ada.uuid, signer: id };
      const answer = await app.call('leaveOutCoBorrower', { params, jwt: other.ada.jwt });
      expect(answer).toMatchObject({ status: 404 });
    },
    PATIENCE_MS,
  );
});

it(
  'sends a co-borrower whose score causes the decline their own notice with their score',
  async () => {
    const person = builtInPersona('t59');
    const email = `${randomUUID()}@example.com`;
    const gail = await journeyAt(app, { ...person, email }, 'WAITING_FOR_CO_BORROWERS');
    const facts = await drive(gail, decider);
    const [hank] = [...gail.signers.values()];
    expect(facts.adverseActionNotice.at(-1)?.reasonCodes).toContain('AA26');
    await sendOutbox(app.context);
    const listed = await hank?.attempt('listSignerDocuments');
    const documents = (listed?.body ?? []) as DocumentSummary[];
    const notice = documents.find(({ type }) => type === 'NOTICE_TO_CO_BORROWER') ?? expect.fail();
    const params = { document: notice.uuid };
    const page = (await hank?.attempt('getSignerDocumentHtml', { params }))?.body;
    expect(page).toContain('560');
    const messages = await (await fetch(`${app.providers.url}/control/messages?to=${hank?.email}`)).json();
    expect(JSON.stringify(messages)).not.toContain('560');
  },
  PATIENCE_MS,
);
