// Proves DS-41, DS-50, DS-58.

import { randomUUID } from 'node:crypto';
import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { documentsWithFigures } from '@homeline/domain/disclosures/final-figures.ts';
import { noteIsSigned } from '@homeline/domain/facts/closing.selectors.ts';
import { currentTerms } from '@homeline/domain/facts/offers.selectors.ts';
import { additionalSigners, hasSignedNote } from '@homeline/domain/facts/signers.selectors.ts';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { signTogether } from '../../testing/co-owners.ts';
import { type AppWithProviders, workingApp } from '../../testing/journey.ts';
import { createDecider, createStaffMember, drive, type Journey } from '../../testing/persona-driver.ts';
import { advanceSigner, type TestSigner } from '../../testing/signer-driver.ts';
import { signedAt } from '../../testing/signing-places.ts';
import { recordFacts } from '../../testing/stages.ts';

const PATIENCE_MS = 60_000;
const DAY_MS = 86_400_000;
const consent = { agreed: true, textVersion: '2026-11' };
const isLocationWithheld = true;

let app: AppWithProviders;
let decider: string;
beforeAll(async () => {
  app = await workingApp();
  decider = await createDecider(app);
}, PATIENCE_MS);
afterEach(() => void vi.restoreAllMocks());
afterAll(() => app.stop());

/** Holds back the e-vault's answers until they are let through, one at a time. */
function slowVault() {
  const port = app.context.vendors.documents.signature;
  const ask = port.ask.bind(port);
  const waiting: (() => void)[] = [];
  vi.spyOn(port, 'ask').mockImplementation(async (request) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return ask(request);
  });
  return {
    async answersNext() {
      await expect.poll(() => waiting.length, { timeout: PATIENCE_MS }).toBeGreaterThan(0);
      waiting.shift()?.();
    },
  };
}

async function signAs(robin: TestSigner): Promise<void> {
  const listed = (await robin.attempt('listSignerDocuments')).body as DocumentSummary[];
  const documents = listed.map(({ uuid }) => uuid);
  const places = signedAt(robin.name, listed);
  const body = { typedName: robin.name, documents, consent, isLocationWithheld, ...places };
  const answer = await robin.attempt('signAsSigner', { body });
  expect(answer.body).toMatchObject({ isSealing: true });
}

async function signAsBorrower(wren: Journey) {
  const documents = (await wren.facts()).closingDocuments.at(-1)?.documents ?? [];
  const places = signedAt(wren.person.name, await wren.call('listDocuments'));
  const body = { typedName: wren.person.name, documents, consent, isLocationWithheld, ...places };
  const { uuid, jwt } = wren;
  return app.call('giveSignature', {
    ...{ params: { uuid }, jwt, body },
    headers: { 'idempotency-key': randomUUID() },
  });
}

/** Their day passes: new documents are written and read. */
async function renewDocuments(wren: Journey): Promise<void> {
  await recordFacts(app, wren, 'RULE', { fact: 'closingDocumentsExpiries', value: {} });
  await drive(wren, decider, 'NOTE_SIGNING');
}

/** An early disclosure was issued again meanwhile, so the closing ones are read again. */
async function startReadingAgain(wren: Journey): Promise<void> {
  const terms = currentTerms(await wren.facts()) ?? expect.fail();
  const [document, replaces] = [randomUUID(), randomUUID()];
  const value = { document, replaces, before: terms, after: terms };
  await recordFacts(app, wren, 'TASK', { fact: 'disclosureReissues', value });
}

async function acknowledge({ uuid, jwt, facts }: Journey) {
  const documents = documentsWithFigures(await facts());
  return app.call('acknowledgeClosing', {
    ...{ params: { uuid }, jwt, body: { documents, agreed: true } },
    headers: { 'idempotency-key': randomUUID() },
  });
}

it(
  'of a signer on renewed documents isn’t answered by the e-vault’s late answer about the former ones',
  async () => {
    const { wren, robin } = await signTogether(app, decider);
    const vault = slowVault();
    await signAs(robin);
    await renewDocuments(wren);
    await advanceSigner(robin, 'SIGNER_SIGN');
    await signAs(robin);
    const answers = async () =>
      (await wren.facts()).signerActs.flatMap(({ act, documents }) =>
        act === 'NOTE_SIGNED' ? [documents] : [],
      );
    const [former, current] = (await wren.facts()).signerSignatureRequests.map(({ documents }) => documents);
    expect(former).not.toEqual(current);

    await vault.answersNext();
    await expect.poll(answers, { timeout: PATIENCE_MS }).toEqual([former]);
    const facts = await wren.facts();
    expect(additionalSigners(facts).map((signer) => hasSignedNote(facts, signer))).toEqual([false]);
    expect(await robin.status()).toMatchObject({ isSealing: true });

    await vault.answersNext();
    await expect.poll(answers, { timeout: PATIENCE_MS }).toEqual([former, current]);
    const after = await wren.facts();
    expect(additionalSigners(after).map((signer) => hasSignedNote(after, signer))).toEqual([true]);
  },
  PATIENCE_MS * 2,
);

it(
  'of the borrower on renewed documents isn’t either',
  async () => {
    const { wren } = await signTogether(app, decider);
    const vault = slowVault();
    await signAsBorrower(wren);
    await renewDocuments(wren);
    await signAsBorrower(wren);
    const [former, current] = (await wren.facts()).noteSignatureRequests.map(({ documents }) => documents);
    expect([former, current].every(Boolean)).toBe(true);

    await vault.answersNext();
    await expect
      .poll(async () => (await wren.facts()).noteSignatures.length, { timeout: PATIENCE_MS })
      .toBe(1);
    const facts = await wren.facts();
    expect(facts.noteSignatures[0]?.documents).toEqual(former);
    expect(noteIsSigned(facts)).toBe(false);
  },
  PATIENCE_MS * 2,
);

it(
  'on its way keeps staff from replacing documents, correcting answers or taking somebody off, and tells them why',
  async () => {
    const { wren, robin } = await signTogether(app, decider);
    const operations = await createStaffMember(app, ['OPERATIONS']);
    const vault = slowVault();
    await signAs(robin);
    const asStaff = async (name: 'decideSigner' | 'correctAnswer' | 'decideReview', body: object) => {
      const [signer] = (await wren.facts()).signers?.signers ?? [];
      const answer = await app.call(name, {
        params: { uuid: wren.uuid, signer: signer?.uuid },
        jwt: operations,
        headers: { 'idempotency-key': randomUUID() },
        body,
      });
      return JSON.stringify(answer.body);
    };
    const onItsWay = 'being stored in the e-vault';
    expect(await asStaff('decideSigner', { decision: 'REMOVED' })).toContain(onItsWay);
    const amount = { what: 'AMOUNT', redone: [], reason: 'Asked for less' };
    expect(await asStaff('correctAnswer', amount)).toContain(onItsWay);
    const { uuid, jwt } = wren;
    const headers = { 'idempotency-key': randomUUID() };
    await app.call('declineToSign', { params: { uuid }, jwt, headers, body: { reason: 'TERMS' } });
    const again = { step: 'SIGNDOCS_REVIEW', decision: 'DOCUMENTS_REGENERATED' };
    expect(await asStaff('decideReview', again)).toContain(onItsWay);

    await vault.answersNext();
    await expect.poll(async () => (await robin.status()).isSealing, { timeout: PATIENCE_MS }).toBe(false);
    expect(await asStaff('decideReview', again)).not.toContain(onItsWay);
  },
  PATIENCE_MS * 2,
);

it(
  'on its way keeps the borrower from making the documents out of date once their day has passed',
  async () => {
    const { wren, robin } = await signTogether(app, decider);
    const vault = slowVault();
    await signAs(robin);
    expect(await robin.status()).toMatchObject({ isSealing: true, isSealedLate: false });
    app.clock.moveTo(app.clock.nowMs() + DAY_MS - Date.now());
    const refused = {
      status: 409,
      body: { errors: [expect.stringContaining('We’re looking at it, and you don’t need to do anything')] },
    };
    expect(await signAsBorrower(wren)).toMatchObject(refused);
    await startReadingAgain(wren);
    expect(await acknowledge(wren)).toMatchObject(refused);
    expect(await robin.status()).toMatchObject({ isSealing: true, isSealedLate: true });

    await vault.answersNext();
    await expect.poll(async () => (await robin.status()).isSealing, { timeout: PATIENCE_MS }).toBe(false);
    expect((await wren.facts()).closingDocumentsExpiries).toEqual([]);
    expect(await acknowledge(wren)).toMatchObject({ status: 200 });
    expect((await wren.facts()).closingDocumentsExpiries).toHaveLength(1);
  },
  PATIENCE_MS * 2,
);
