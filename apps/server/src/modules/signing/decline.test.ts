// Proves DS-07, DS-09.

import { randomUUID } from 'node:crypto';
import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import type { SignerSummary } from '@homeline/contract/signers/list-signers.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signTogether } from '../../testing/co-owners.ts';
import { type AppWithProviders, workingApp } from '../../testing/journey.ts';
import { createDecider, drive, type Journey } from '../../testing/persona-driver.ts';
import { placesOf, type TestSigner } from '../../testing/signer-driver.ts';
import { signedAt } from '../../testing/signing-places.ts';
import { sendOutbox } from '../notifications/outbox.ts';

const PATIENCE_MS = 60_000;
const consent = { agreed: true, textVersion: '2026-11' };
const isLocationWithheld = true;

let app: AppWithProviders;
let decider: string;
beforeAll(async () => {
  app = await workingApp();
  decider = await createDecider(app);
}, PATIENCE_MS);
afterAll(() => app.stop());

const asBorrower = (
  { uuid, jwt }: Journey,
  name: 'declineToSign' | 'returnToSigning' | 'giveSignature',
  body?: object,
) =>
  app.call(name, {
    params: { uuid },
    jwt,
    headers: { 'idempotency-key': randomUUID() },
    ...(body && { body }),
  });

const fileOf = async ({ uuid }: Journey) =>
  (await app.call('getLoanFile', { params: { uuid }, jwt: decider })).body as LoanFile;

async function subjectsTo(email: string): Promise<string[]> {
  await sendOutbox(app.context);
  const messages = await (await fetch(`${app.providers.url}/control/messages`)).json();
  return (messages as { to: string; subject: string }[])
    .filter(({ to }) => to === email)
    .map(({ subject }) => subject);
}

const inWords = { reason: 'MISTAKE', statedReason: 'My middle name is wrong.' };

describe('a borrower who doesn’t want to sign', () => {
  let wren: Journey;
  let robin: TestSigner;
  beforeAll(async () => {
    ({ wren, robin } = await signTogether(app, decider));
  }, PATIENCE_MS);

  it('says why, from a short list', async () => {
    expect(await asBorrower(wren, 'declineToSign', { statedReason: 'No.' })).toMatchObject({
      status: 400,
      body: { fields: { reason: 'Required' } },
    });
    expect(await asBorrower(wren, 'declineToSign', inWords)).toMatchObject({
      status: 200,
      body: { step: 'SIGNDOCS_REVIEW', hasDeclined: true },
    });
    expect(await subjectsTo(wren.person.email)).toContain('You chose not to sign');
  });

  it('can’t sign or decline meanwhile', async () => {
    const documents = (await wren.facts()).closingDocuments.at(-1)?.documents;
    const note = { typedName: wren.person.name, documents, consent, isLocationWithheld };
    expect(await asBorrower(wren, 'giveSignature', note)).toMatchObject({ status: 409 });
    expect(await asBorrower(wren, 'declineToSign', inWords)).toMatchObject({ status: 409 });
  });

  it('is read by staff, in the list and in the file', async () => {
    const listed = await app.call('listPipeline', { jwt: decider, query: { step: 'SIGNDOCS_REVIEW' } });
    const { applications } = listed.body as { applications: { uuid: string }[] };
    expect(applications.find(({ uuid }) => uuid === wren.uuid)).toMatchObject({ declinedToSign: true });
    expect((await fileOf(wren)).referred).toEqual([
      'Borrower declined to sign. Something in the documents is wrong: “My middle name is wrong.”',
    ]);
  });

  it('leaves the other signer knowing only that signing is paused', async () => {
    const seen = await robin.status();
    expect(seen).toMatchObject({ step: 'SIGNER_DOCUMENTS', isPaused: true });
    expect(JSON.stringify(seen)).not.toMatch(/MISTAKE|middle name/);
    expect((await subjectsTo(robin.email)).join()).not.toMatch(/declin|not to sign/i);
  });

  it('may come back', async () => {
    expect(await asBorrower(wren, 'returnToSigning')).toMatchObject({
      status: 200,
      body: { step: 'NOTE_SIGNING' },
    });
    expect(await robin.status()).toMatchObject({ step: 'SIGNER_SIGN', isPaused: false });
    expect((await fileOf(wren)).declinedToSign).toBeUndefined();
  });

  it('can’t return to signing once staff have decided', async () => {
    await asBorrower(wren, 'declineToSign', { reason: 'TERMS' });
    const decided = await app.call('decideReview', {
      params: { uuid: wren.uuid },
      jwt: decider,
      headers: { 'idempotency-key': randomUUID() },
      body: { step: 'SIGNDOCS_REVIEW', decision: 'DOCUMENTS_REGENERATED' },
    });
    expect(decided).toMatchObject({ status: 200 });
    expect(await asBorrower(wren, 'returnToSigning')).toMatchObject({
      status: 409,
      body: { code: 'WRONG_STEP' },
    });
  });
});

describe('a signer who doesn’t want to sign', () => {
  it(
    'says why to staff alone: the borrower learns that they declined',
    async () => {
      const { wren, robin } = await signTogether(app, decider);
      const refused = { act: 'REFUSED', reason: 'PRESSURED', statedReason: 'Please don’t tell them.' };
      expect(await robin.attempt('actAsSigner', { body: { act: 'REFUSED' } })).toMatchObject({ status: 400 });
      expect(await robin.attempt('actAsSigner', { body: refused })).toMatchObject({
        body: { step: 'SIGNER_ERROR', hasRefused: true },
      });
      const board = await wren.call<SignerSummary[]>('listSigners');
      expect(board).toMatchObject([{ hasRefused: true }]);
      for (const seen of [board, await wren.call('getStatus'), await wren.call('listNotifications')])
        expect(JSON.stringify(seen)).not.toMatch(/PRESSURED|tell them/);
      const listed = await app.call('listFileSigners', { params: { uuid: wren.uuid }, jwt: decider });
      const { reason, statedReason } = refused;
      expect(listed.body).toMatchObject([{ declined: { reason, statedReason } }]);
      expect((await fileOf(wren)).referred).toEqual([
        'Robin Cosigner declined to sign. Feels pressured to sign: “Please don’t tell them.”',
      ]);
    },
    PATIENCE_MS,
  );
});

describe('a signature', () => {
  it(
    'on documents that were replaced, or that changed since they were shown, isn’t taken, alone or with others',
    async () => {
      const { wren } = await signTogether(app, decider);
      const shown = (await wren.facts()).closingDocuments.at(-1)?.documents ?? [];
      await asBorrower(wren, 'declineToSign', inWords);
      await app.call('decideReview', {
        params: { uuid: wren.uuid },
        jwt: decider,
        headers: { 'idempotency-key': randomUUID() },
        body: { step: 'SIGNDOCS_REVIEW', decision: 'DOCUMENTS_REGENERATED' },
      });
      const sign = async (documents: readonly string[], alsoAt: readonly object[] = []) => {
        const { initials, places } = signedAt(wren.person.name, await wren.call('listDocuments'));
        return asBorrower(wren, 'giveSignature', {
          ...{ typedName: wren.person.name, documents, consent, isLocationWithheld },
          places: [...places, { document: randomUUID(), place: 'agreement' }],
          ...(initials && { initials: { ...initials, places: [...initials.places, ...alsoAt] } }),
        });
      };
      expect(await sign(shown)).toMatchObject({ status: 409 });
      const facts = await drive(wren, decider, 'NOTE_SIGNING');
      expect(await sign(shown)).toMatchObject({
        status: 400,
        body: { fields: { documents: 'Open every document first' } },
      });
      expect((await wren.facts()).noteSignatureRequests).toEqual([]);
      const current = facts.closingDocuments.at(-1)?.documents ?? [];
      const elsewhere = { document: shown[0], place: 'RATE' };
      expect(await sign([...current, ...shown, randomUUID()], [elsewhere])).toMatchObject({ status: 200 });
      const [signature] = (await wren.facts()).noteSignatureRequests;
      expect(signature).toMatchObject({ documents: current });
      const initialed = signature?.initials?.places.map(({ document }) => document) ?? [];
      const signed = signature?.places?.map(({ document }) => document) ?? [];
      for (const filled of [initialed, signed])
        expect([filled.length > 0, filled.every((uuid) => current.includes(uuid))]).toEqual([true, true]);
    },
    PATIENCE_MS,
  );

  it(
    'of two people at the same moment is recorded once each, however often each presses',
    async () => {
      const { wren, robin } = await signTogether(app, decider);
      const documents = (await wren.facts()).closingDocuments.at(-1)?.documents ?? [];
      const places = signedAt(wren.person.name, await wren.call('listDocuments'));
      const own = { typedName: wren.person.name, documents, consent, isLocationWithheld, ...places };
      const robins = {
        body: { typedName: robin.name, documents, consent, isLocationWithheld, ...(await placesOf(robin)) },
      };
      const answers = await Promise.all([
        asBorrower(wren, 'giveSignature', own),
        robin.attempt('signAsSigner', robins),
        asBorrower(wren, 'giveSignature', own),
        robin.attempt('signAsSigner', robins),
      ]);
      expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
      const signed = async () => (await wren.facts()).signerActs.filter(({ act }) => act === 'NOTE_SIGNED');
      // The e-vault seals Robin's signature before Wren goes on.
      await expect.poll(signed).toHaveLength(1);
      const facts = await drive(wren, decider, 'DEED_SIGNING');
      expect(facts.noteSignatureRequests).toHaveLength(1);
      expect(facts.noteSignatures).toHaveLength(1);
      expect(facts.signerSignatureRequests).toHaveLength(1);
      expect(await signed()).toHaveLength(1);
    },
    PATIENCE_MS,
  );

  it(
    'that is on its way when somebody else declines is kept',
    async () => {
      const { wren, robin } = await signTogether(app, decider);
      const documents = (await wren.facts()).closingDocuments.at(-1)?.documents ?? [];
      await robin.attempt('signAsSigner', {
        body: { typedName: robin.name, documents, consent, isLocationWithheld, ...(await placesOf(robin)) },
      });
      await asBorrower(wren, 'declineToSign', { reason: 'QUESTIONS' });
      await expect
        .poll(async () => (await wren.call<SignerSummary[]>('listSigners'))[0]?.signed, { timeout: 20_000 })
        .toBe(true);
      await asBorrower(wren, 'returnToSigning');
      const facts = await drive(wren, decider, 'DEED_SIGNING');
      expect(facts.signerSignatureRequests).toHaveLength(1);
    },
    PATIENCE_MS,
  );

  it(
    'isn’t taken from somebody who is only invited to another application',
    async () => {
      const [{ wren }, { robin: stranger }] = [
        await signTogether(app, decider),
        await signTogether(app, decider),
      ];
      const documents = (await wren.facts()).closingDocuments.at(-1)?.documents ?? [];
      const given = {
        params: { uuid: wren.uuid },
        body: { typedName: stranger.name, documents, consent, isLocationWithheld },
      };
      expect(await stranger.attempt('signAsSigner', given)).toMatchObject({ status: 404 });
      expect(
        await stranger.attempt('actAsSigner', { ...given, body: { act: 'REFUSED', reason: 'TERMS' } }),
      ).toMatchObject({ status: 404 });
      expect((await wren.facts()).signerSignatureRequests).toEqual([]);
    },
    PATIENCE_MS,
  );
});
